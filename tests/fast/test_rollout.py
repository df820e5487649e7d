"""Rollouts go to the moves that are close."""

from typing import Any

from flambeur.fast.dice import seed
from flambeur.fast.read import read
from flambeur.fast.rollout import Effort, closest_move, sift, tally
from flambeur.fast.table import row_of
from flambeur.games.vegas.classic.turn import Choose
from flambeur.testing import vegas_table

FIRST, MOST = 40, 80
EFFORT = Effort(FIRST, MOST, 2.0)
ONE, TWO, SIX = 0, 1, 5
BITS = 1 << ONE | 1 << TWO | 1 << SIX


def tables(**bills: int) -> Any:
    """Lay a choice between three casinos, of which others care for none."""
    table = vegas_table(
        Choose(0, (1, 2, 6), ()),
        bills={int(name[1:]): [bill] for name, bill in bills.items()},
        dice={},
    )
    table.players[0].dice, table.players[1].dice = 3, 2
    rows = row_of([read(table)])
    seed(rows[0], 1)
    return rows


def test_clear_moves_are_left_out_at_the_first_look() -> None:
    """Rollouts go on only for what is close to the best."""
    sums = tally()
    left = sift(tables(c1=90_000, c2=90_000, c6=10_000), sums, BITS, EFFORT)
    assert 0 == left >> SIX & 1
    assert FIRST == sums.count[SIX]


def test_close_moves_get_all_rollouts() -> None:
    """While nothing parts them, both are played out as often as allowed."""
    sums = tally()
    left = sift(tables(c1=90_000, c2=90_000), sums, 1 << ONE | 1 << TWO, Effort(FIRST, MOST, 100.0))
    assert (1 << ONE | 1 << TWO) == left
    assert (MOST, MOST) == (sums.count[ONE], sums.count[TWO])


def test_moves_that_are_always_equal_cost_little() -> None:
    """Where nothing can be won any more, one look is enough."""
    sums = tally()
    left = sift(tables(), sums, 1 << ONE | 1 << TWO, EFFORT)
    assert 1 << ONE == left
    assert FIRST == sums.count[ONE]


def test_what_is_no_better_by_much_costs_little() -> None:
    """Who is content with less than the best stops at the first look."""
    sums = tally()
    content = Effort(FIRST, MOST, 3.0, 1.0)
    left = sift(tables(c1=90_000, c2=90_000), sums, 1 << ONE | 1 << TWO, content)
    assert left in (1 << ONE, 1 << TWO)
    assert FIRST == sums.count[ONE]


def test_the_word_of_the_network_counts() -> None:
    """Between moves that rollouts find equal it decides."""
    worths = tally().win
    for best in (ONE, TWO, SIX):
        worths[ONE] = worths[TWO] = worths[SIX] = 0.1
        worths[best] = 0.2
        assert best == closest_move(tables(), tally(), worths, 100.0, EFFORT)
