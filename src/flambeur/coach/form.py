"""How well somebody chooses: the win chance given away, measured by what chance would give away.

A real decision is one whose best and worst move differ by more than twice the error of that
difference. Which decisions count depends on the position alone, never on the move that was made.
The best of several estimates looks a little better than it is; that holds for people, for bots and
for the random choice alike, since one judge values them all.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Protocol

import msgspec

from flambeur.coach.grading import NOTHING
from flambeur.core.codec import read_as
from flambeur.protocol.doubt import Valued, doubt_of
from flambeur.protocol.people import Measured

GAMES = 20
"""The form is that of so many games at most, the last ones."""
ENOUGH = 10
"""With fewer games nothing is said."""
REAL = 30
"""With fewer real decisions neither: in Strike nearly everything is in the throw."""
CLEAR = 2.0
"""The best and the worst move must be so many standard errors apart."""
SURE = 1.96
"""So many standard errors to both sides hold the true value in 95 of 100 cases."""
FULL = 100.0


class Chosen(Protocol):
    """A choice as a review holds it: the options from the best to the worst."""

    @property
    def seat(self) -> int:
        """Who chose."""

    @property
    def options(self) -> Sequence[Valued]:
        """What there was to choose from."""

    @property
    def loss(self) -> float:
        """By how much the best move wins more often."""


class Tally(msgspec.Struct, frozen=True):
    """What one seat gave away at the real decisions of one game, in shares of the win."""

    given: float
    random: float
    """What choosing at random would have given away there on average."""
    decisions: int


class _Option(msgspec.Struct, frozen=True):
    win: float
    error: float
    doubt: float | None = None


class _Choice(msgspec.Struct, frozen=True):
    seat: int
    options: tuple[_Option, ...]
    loss: float


class _Written(msgspec.Struct, frozen=True):
    """What is needed of a review, whenever it was written: no moves, so that no game is needed."""

    seats: tuple[object, ...]
    decisions: tuple[_Choice, ...]


def read_tallies(review: bytes) -> tuple[Tally, ...]:
    """Tell from a review as it is kept what each seat gave away."""
    written = read_as(review, _Written)
    return tuple(tally(written.decisions, seat) for seat in range(len(written.seats)))


def tally(choices: Iterable[Chosen], seat: int) -> Tally:
    """Add up the real decisions of a seat."""
    real = [one for one in choices if one.seat == seat and is_real(one.options)]
    random = sum(random_loss(one.options) for one in real)
    return Tally(sum(one.loss for one in real), random, len(real))


def is_real(options: Sequence[Valued]) -> bool:
    """Tell whether it matters what is chosen, beyond the error of the judge."""
    best, worst = options[0], options[-1]
    return best.win - worst.win > max(NOTHING, CLEAR * doubt_of(best, worst))


def random_loss(options: Sequence[Valued]) -> float:
    """Tell what choosing at random gives away on average."""
    return options[0].win - sum(option.win for option in options) / len(options)


def form_of(games: Sequence[Tally]) -> Measured | None:
    """Measure how well somebody chose: 100 x (1 - given away / given away at random).

    The interval is that of a ratio of sums over games, which differ from each other.
    """
    random, decisions = sum(one.random for one in games), sum(one.decisions for one in games)
    if decisions < REAL:
        return None
    given = sum(one.given for one in games)
    ratio = given / random
    value, error = FULL * (1 - ratio), FULL * _error(games, ratio) / random
    return Measured(
        value=_within(value),
        low=_within(value - SURE * error),
        high=_within(value + SURE * error),
        games=len(games),
        decisions=decisions,
        given=given / decisions,
    )


def over_time(games: Sequence[Tally]) -> list[float]:
    """Tell the form as it was after each game, the oldest first, once there were enough."""
    ends = range(ENOUGH, len(games) + 1)
    forms = [form_of(games[max(0, end - GAMES) : end]) for end in ends]
    return [form.value for form in forms if form is not None]


def _error(games: Sequence[Tally], ratio: float) -> float:
    """Tell how far the sum of what was given away may be off, by how games differ."""
    count = len(games)
    squares = sum((one.given - ratio * one.random) ** 2 for one in games)
    return sqrt(squares * count / (count - 1)) if count > 1 else 0.0


def _within(value: float) -> float:
    """Keep to the scale: who does worse than chance stands at its end."""
    return min(FULL, max(0.0, value))
