"""Greedy kernels choose what the casual bot chooses."""

from random import Random
from typing import Any

import pytest

from flambeur.bots.bot import Bot
from flambeur.bots.vegas.casual import CasualVegas
from flambeur.bots.vegas.royale.casual import CasualRoyale
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Over
from flambeur.core.view import view_of
from flambeur.fast.greedy import greedy_move
from flambeur.fast.read import read
from flambeur.fast.table import row_of
from flambeur.sources import SeededSource
from tests.fast.recorded import number
from tests.fast.ways import ROYALE, SHARED, SOLO, Way

EVERY = 5
"""One position out of so many is looked at."""
CASES = [
    *((way, CasualVegas(), 12) for way in SHARED),
    *((way, CasualVegas(), 3) for way in SOLO[::3]),
    *((way, CasualRoyale(1), 5) for way in ROYALE),
]


@pytest.mark.parametrize(("way", "bot", "games"), CASES)
def test_same_choice(way: Way, bot: Bot, games: int) -> None:
    """At positions of random games both choose the same move, the lowest among equals."""
    game, seats, options = way
    for seed in range(games):
        random, source = Random(seed), SeededSource(seed)
        table: Any = game.start(seats, options)
        while not isinstance(awaited := turn(table), Over):
            if isinstance(awaited, Chance):
                play(table, source.settle(awaited.distribution))
                continue
            if random.randrange(EVERY) == 0:
                wanted = bot.choose(view_of(game.id, table, awaited.seat))
                assert number(wanted) == greedy_move(row_of([read(table)])[0])
            play(table, random.choice(awaited.moves))
