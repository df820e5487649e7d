"""Positions of games at random, as a bank holds them; their odds are drawn too."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from flambeur.core.codec import plain
from flambeur.core.game import Game
from flambeur.core.match import Match
from flambeur.core.notation import write_position
from flambeur.core.turn import Choice
from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.sources import SeededSource


def random_puzzles(game: Game[Any], seats: int, seed: int, **options: object) -> Iterator[Puzzle]:
    """Play a game at random and list its decisions, as the seat on turn sees them."""
    random = Random(f"{game.name} {seats} {seed}")
    names = [f"P{seat}" for seat in range(seats)]
    match = Match(game, names, msgspec.convert(options, game.options), SeededSource(seed))
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        if len(awaited.moves) > 1:
            yield _puzzle(game, match, awaited, random)
        match.submit(awaited.seat, random.choice(awaited.moves), match.version)


def _puzzle(game: Game[Any], match: Match[Any], awaited: Choice, random: Random) -> Puzzle:
    position = write_position(game, match.view(awaited.seat).state)
    wins = sorted((random.random() for _ in awaited.moves), reverse=True)
    moves = random.sample(awaited.moves, len(awaited.moves))
    odds = [
        Odds(plain(move), win, 1000 * random.randint(-40, 40), 0.01)
        for move, win in zip(moves, wins, strict=True)
    ]
    return Puzzle(position, "lead", tuple(odds))
