"""Strong and champion: they play every edition, by the view alone, and to win."""

from collections.abc import Sequence
from typing import Any

import pytest

from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.secret import Secret
from flambeur.core.turn import Choice, Over
from flambeur.core.view import View, view_of
from flambeur.families import find, make_bot
from flambeur.games.vegas import CLASSICS, Place, Solo, Table, VegasOptions
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.sources import SeededSource
from tests.coach.test_solo import last_choice

WAYS: list[tuple[str, int, Any]] = [
    ("vegas/2012", 2, VegasOptions()),
    ("vegas/2018", 3, VegasOptions(neutral_variant=True)),
    ("vegas/2018", 5, VegasOptions(money_visibility="open")),
    ("vegas/2018", 1, VegasOptions(solo=Solo("hard"))),
    ("vegas/royale-base", 2, RoyaleOptions()),
    ("vegas/royale-base", 4, RoyaleOptions()),
    ("vegas/royale", 2, RoyaleOptions(tiles=("A1", "G1", "F2"))),
    ("vegas/royale", 3, RoyaleOptions(tiles=("D2", "E1", "H2"))),
]


def played(game: str, levels: Sequence[str], options: Any, seed: int) -> list[Move]:
    """Play a game out and list the moves."""
    match = Match(find(game), levels, options, SeededSource(seed))
    bots = [make_bot(level, game, f"{seed} {seat}") for seat, level in enumerate(levels)]
    match.settle()
    moves = []
    while isinstance(match.turn, Choice):
        seat = match.turn.seat
        moves.append(bots[seat].choose(match.view(seat)))
        match.submit(seat, moves[-1])
    assert isinstance(match.turn, Over)
    return moves


@pytest.mark.parametrize("level", ["strong", "champion"])
@pytest.mark.parametrize(("game", "seats", "options"), WAYS)
def test_whole_games(game: str, seats: int, options: Any, level: str) -> None:
    """One thinker among casual players; every move is legal, and the same again."""
    levels = [level, *["casual"] * (seats - 1)]
    assert played(game, levels, options, 1) == played(game, levels, options, 1)


def last_turn(money: tuple[int, int], roll: tuple[int, ...]) -> View[Table]:
    """Lay out the last turn of a game for two, whose money is open: seat 0 has rolled."""
    table = CLASSICS[0].start(2, VegasOptions(money_visibility="open", first_leader=0))
    table.round = table.rounds
    for seat, amount in enumerate(money):
        table.players[seat].bills = Secret((amount,))
    for player in table.players:
        player.dice = 0
    table.players[0].dice = len(roll)
    table.stack[:] = [*table.stack[:-1], Choose(0, roll, ())]
    return view_of(CLASSICS[0].id, table, 0)


@pytest.mark.parametrize("level", ["strong", "champion"])
def test_a_win_is_more_than_money(level: str) -> None:
    """In the last turn, spoiling the rival's win is better than more money for nothing.

    Seat 0 has 100,000 and the rival 150,000. Casino 1 would pay 40,000, which is not enough to
    win; at casino 2 the rival has one die on 60,000, and a tie there leaves 150,000 against
    100,000 as well: only casino 3, where 90,000 wait, wins the game.
    """
    view = last_turn((100_000, 150_000), (1, 2, 3))
    table = view.state
    for casino, bills in enumerate([(40_000,), (10_000,), (60_000,), (), (), ()]):
        table.fund(casino, bills)
    table.put(2, 1, 1)
    assert make_bot(level, "vegas/2018", 1).choose(view) == Place(3)


@pytest.mark.parametrize("level", ["strong", "champion"])
def test_a_leader_makes_sure(level: str) -> None:
    """A leader in the last turn ties the rival's 90,000 instead of taking 50,000.

    With 100,000 each, 50,000 more would lose to the rival's 90,000; the tie makes both get
    nothing there, and the number of bills is equal, so the win is shared.
    """
    view = last_turn((100_000, 100_000), (1, 2))
    for casino, bills in enumerate([(50_000,), (90_000,), (), (), (), ()]):
        view.state.fund(casino, bills)
    view.state.put(2, 1, 1)
    assert make_bot(level, "vegas/2018", 1).choose(view) == Place(2)


def test_a_champion_alone_plays_for_the_win() -> None:
    """Breaking a tie for 60,000 wins for sure; 50,000 for a rival first would mostly lose."""
    table = last_choice()
    bot = make_bot("champion", "vegas/2018", 1)
    assert Place(1) == bot.choose(view_of(CLASSICS[0].id, table, 0))
