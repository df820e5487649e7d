"""Moves are played out until two standard errors part them: seldom wrong, and cheap where clear."""

from math import hypot

import pytest

from bench.coach import agree
from flambeur.coach.vegas.rollouts import Rollouts
from flambeur.fast.jit import COMPILED
from flambeur.games.vegas import Place, Table
from flambeur.games.vegas.classic.turn import Choose
from flambeur.testing import vegas_table

NUMBER = 400
CHOICES = 60


def test_where_a_best_move_is_told_it_is_the_best() -> None:
    """Ten times the rollouts with other dice find the same best move, in 99 of 100 cases."""
    if not COMPILED:
        pytest.skip("interpreted, so many rollouts take minutes")
    clear, right = agree("vegas/2018", 4, CHOICES, NUMBER)
    assert clear > CHOICES // 4
    assert right >= 0.99 * clear


def middle() -> Table:
    """Build a choice of three: to win much, to win a little, or to win nothing."""
    table = vegas_table(
        Choose(0, (1, 1, 1, 2, 2, 6), ()),
        bills={1: [90_000, 80_000], 2: [80_000, 80_000], 6: [10_000]},
        dice={1: [0, 2, 0], 2: [1, 1, 1], 6: [3, 0, 0]},
    )
    table.players[0].dice, table.players[1].dice = 6, 3
    return table


def test_what_is_left_out_early_has_a_larger_error() -> None:
    """It is known as well as its few rollouts allow, and not better."""
    sure = Rollouts(NUMBER).options(middle(), (Place(1), Place(2), Place(6)))
    every = Rollouts(NUMBER, parted=float("inf")).options(middle(), (Place(1), Place(2), Place(6)))
    for brief, whole in zip(sure, every, strict=True):
        assert brief.error >= whole.error
        assert abs(brief.win - whole.win) <= 4 * brief.error
    assert sure[2].error > 1.1 * every[2].error


def test_the_doubt_is_that_of_the_difference() -> None:
    """The best is not behind itself; others are known to be behind better than by themselves."""
    options = Rollouts(NUMBER).options(middle(), (Place(1), Place(2), Place(6)))
    worst, _, best = sorted(options, key=lambda option: option.win)
    assert 0.0 == best.doubt
    assert worst.doubt is not None
    assert 2 * worst.doubt < best.win - worst.win
    assert worst.doubt < hypot(best.error, worst.error)
