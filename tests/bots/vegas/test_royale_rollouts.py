"""Strong play in Royale with tiles: moves are played out by kernels, which know the tiles."""

from typing import Any

import pytest

from flambeur.bots.vegas.royale.rollouts import EFFORTS, RolloutRoyale, numbers_of
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import find, make_bot
from flambeur.fast.jit import COMPILED
from flambeur.fast.royale.asks import legal_moves
from flambeur.fast.royale.read import read_royale
from flambeur.fast.table import row_of
from flambeur.games.vegas import Place
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.sources import SeededSource

NAME = "vegas/royale"


def choices(options: RoyaleOptions, number: int, seats: int = 3) -> Any:
    """Play a game of casual bots, and give each choice with the match."""
    match: Match[Any] = Match(find(NAME), ["bot"] * seats, options, SeededSource(number))
    bots = [make_bot("casual", NAME, f"{number} {seat}") for seat in range(seats)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        yield match, choice
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))


def test_moves_have_the_numbers_of_kernels() -> None:
    """Every move that is offered has a number that kernels know, and no other one is there."""
    met = set()
    for match, choice in choices(RoyaleOptions(tiles_per_round=6, open_money=True), 1):
        table = match.state
        bits = legal_moves(row_of([read_royale(table)])[0])
        assert bits == sum(1 << number for number in numbers_of(table, choice.moves))
        met.add(type(table.stack[-1]))
    assert len(met) > 5


class Told:
    """Notes that it was asked."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.asked = 0

    def choose(self, view: View[Any]) -> Move:
        """Take the first move."""
        self.asked += 1
        assert isinstance(view.turn, Choice)
        return view.turn.moves[0]


def test_where_kernels_do_not_know_the_rules_another_bot_plays() -> None:
    """With a house option that they do not follow, all is left to it but what is a bluff."""
    other = Told()
    bot = RolloutRoyale(EFFORTS["strong"], other, 1)
    usual = RoyaleOptions(tiles=("D1",))
    for options, wanted in ((usual, False), (RoyaleOptions(chip_supply=20, tiles=("D1",)), True)):
        match, choice = next(
            (match, choice) for match, choice in choices(options, 2) if len(choice.moves) > 1
        )
        bot.choose(match.view(choice.seat))
        assert wanted == bool(other.asked)


@pytest.mark.skipif(not COMPILED, reason="interpreted, no kernel of Royale is used")
@pytest.mark.parametrize("level", EFFORTS)
def test_tiles_are_seen(level: str) -> None:
    """Five dice at High Five are worth a hundred thousand, which no bill on the table is."""
    match, choice = next(choices(RoyaleOptions(tiles=("C1",), open_money=True), 5))
    table, seat = match.state.copy(), choice.seat
    table.stack[-1] = PlaceOrPass(seat, (1, 1, 1, 1, 1, 6, 6), (6,))
    view = view_of(NAME + "@1", table, seat)
    assert Place(1) == make_bot(level, NAME, 1).choose(view)
