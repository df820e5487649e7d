"""What a judge of a game can do; the review is made of nothing else."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from flambeur.bots.bot import Players
from flambeur.core.chance import Roller
from flambeur.core.parts import Move
from flambeur.core.turn import Over
from flambeur.core.view import View
from flambeur.protocol.review import Weighed

Shares = tuple[float, ...]
"""A number for each seat."""


class Worth(msgspec.Struct, frozen=True):
    """What a position is worth: the win chance and the money of each seat."""

    win: Shares
    money: Shares

    def plus(self, other: "Worth") -> "Worth":
        """Add what something else is worth."""
        return Worth(_plus(self.win, other.win), _plus(self.money, other.money))

    def less(self, other: "Worth") -> "Worth":
        """Tell by how much this is worth more."""
        return Worth(_less(self.win, other.win), _less(self.money, other.money))


class Judge(Protocol):
    """Values the positions of one game; asked twice, it says the same."""

    error: float
    """The standard error of a typical win chance; 0 if the judge knows."""
    pays: bool
    """Whether this game is about money."""

    def worth(self, state: Any) -> Worth:
        """Tell what a position is worth in which the game goes on."""

    def luck(self, state: Any, outcome: Move) -> Worth:
        """Tell what this outcome gives each seat beyond what chance gives on average.

        Averaged over all outcomes by their chances it is 0, however wrong the judge may be: value
        and expectation must come from the same numbers. Where they are played out, it is 0 but for
        the error of the sample.
        """

    def options(self, state: Any, seat: int, moves: Sequence[Move]) -> list[Weighed]:
        """Tell what each of these moves is worth to the seat that chooses; none if nobody can."""


class Experts(Players, Protocol):
    """Those who know one game: who plays it, who judges it, who guesses what is hidden."""

    def judge_of(self, state: Any, *, quick: bool = False) -> Judge:
        """Find the judge for a game with as many seats and such options as in this state."""

    def guess_from(self, view: View[Any], roll: Roller) -> Any:
        """Guess a whole state from what a view shows."""


def final(over: Over, *, pays: bool) -> Worth:
    """Tell what the end of a game is worth: the winners share the win."""
    winners = over.winners
    win = tuple((seat in winners) / max(1, len(winners)) for seat in range(len(over.ranks)))
    return Worth(win, tuple(float(pays * score) for score in over.scores))


def nothing(seats: int) -> Worth:
    """Tell that nobody has any luck."""
    return Worth((0.0,) * seats, (0.0,) * seats)


def mean(parts: Sequence[tuple[float, Worth]]) -> Worth:
    """Average worths by their weights, which sum to 1."""
    return Worth(
        tuple(_weighted([(weight, worth.win) for weight, worth in parts])),
        tuple(_weighted([(weight, worth.money) for weight, worth in parts])),
    )


def _weighted(rows: Sequence[tuple[float, Shares]]) -> list[float]:
    return [
        sum(weight * share for (weight, _), share in zip(rows, column, strict=True))
        for column in zip(*(shares for _, shares in rows), strict=True)
    ]


def _plus(first: Shares, second: Shares) -> Shares:
    return tuple(one + other for one, other in zip(first, second, strict=True))


def _less(first: Shares, second: Shares) -> Shares:
    return tuple(one - other for one, other in zip(first, second, strict=True))
