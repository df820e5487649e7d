"""The last turns of a classic round: every roll and every placement, to the payout."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from flambeur.coach.judge import Worth, mean
from flambeur.core import chance
from flambeur.fast.chances import at_round_end
from flambeur.fast.jit import numbers
from flambeur.fast.lay import THOUSAND
from flambeur.fast.payout import pay_out
from flambeur.fast.read import read
from flambeur.fast.rules import worth
from flambeur.fast.table import COLOURS, row_of
from flambeur.games.vegas.table import Table

FEW = 3
"""So many dice in all hands are few enough to go through everything."""

Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""Own and neutral dice."""


class Spot(NamedTuple):
    """Who rolls next, what everybody holds, and the dice on each casino by colour."""

    seat: int
    own: tuple[int, ...]
    neutral: tuple[int, ...]
    casinos: tuple[tuple[int, ...], ...]

    def placed(self, face: int, roll: Dice) -> "Spot":
        """Place all dice of a face and pass the turn on; nobody may be left to roll."""
        seat, (own, neutral) = self.seat, (dice.count(face) for dice in roll)
        casino = list(self.casinos[face - 1])
        casino[seat] += own
        casino[-1] += neutral
        casinos = (*self.casinos[: face - 1], tuple(casino), *self.casinos[face:])
        hands = _less(self.own, seat, own), _less(self.neutral, seat, neutral)
        return Spot(_next(seat, *hands), *hands, casinos)


class LastTurns:
    """Values the end of one round."""

    def __init__(self, table: Table) -> None:
        """Take a table of that round, for its bills and the money so far."""
        self._table = table
        self._seats = table.seats
        self._known: dict[Spot, Worth] = {}

    def before(self, spot: Spot) -> Worth:
        """Value a spot before its roll: the mean over all rolls, or the payout."""
        if spot not in self._known:
            dice = spot.own[spot.seat] + spot.neutral[spot.seat]
            self._known[spot] = self._mean(spot) if dice else self._paid(spot)
        return self._known[spot]

    def rolled(self, spot: Spot, roll: Dice) -> Worth:
        """Value a roll: the seat takes what wins most often, then what pays most."""
        seat = spot.seat
        values = [self.placed(spot, roll, face) for face in {*roll[0], *roll[1]}]
        return max(values, key=lambda value: (value.win[seat], value.money[seat]))

    def placed(self, spot: Spot, roll: Dice, face: int) -> Worth:
        """Value a placement."""
        return self.before(spot.placed(face, roll))

    def _mean(self, spot: Spot) -> Worth:
        rolls = _rolls(spot.own[spot.seat], spot.neutral[spot.seat])
        return mean([(share, self.rolled(spot, roll)) for roll, share in rolls])

    def _paid(self, spot: Spot) -> Worth:
        """Pay the round out; after the last one the winners are known."""
        plain: Any = read(self._table)
        for row, dice in zip(plain.dice, spot.casinos, strict=True):
            row[: len(dice)] = dice
        (t,), chances = row_of([plain]), numbers([0.0] * COLOURS)
        pay_out(t)
        at_round_end(t, numbers([0.0] * COLOURS), chances)
        seats = range(self._seats)
        money = tuple(float(THOUSAND * worth(t, seat)) for seat in seats)
        return Worth(tuple(float(chances[seat]) for seat in seats), money)


def spot_of(table: Table, seat: int) -> Spot:
    """Read a spot off the table."""
    return Spot(
        seat,
        tuple(player.dice for player in table.players),
        tuple(player.neutral for player in table.players),
        tuple(tuple(casino.dice) for casino in table.casinos),
    )


def few_dice(table: Table) -> bool:
    """Tell whether everything to the payout can be gone through."""
    return sum(player.dice + player.neutral for player in table.players) <= FEW


@lru_cache(maxsize=16)
def _rolls(own: int, neutral: int) -> tuple[tuple[Dice, float], ...]:
    return tuple(_outcomes(own, neutral))


def _outcomes(own: int, neutral: int) -> Iterator[tuple[Dice, float]]:
    for rolled, share in chance.Dice((own, neutral)).outcomes():
        yield (rolled.dice[0], rolled.dice[1]), float(share)


def _less(hands: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    return (*hands[:seat], hands[seat] - count, *hands[seat + 1 :])


def _next(seat: int, own: tuple[int, ...], neutral: tuple[int, ...]) -> int:
    """Find the next one who has dice; if nobody has, it stays with this seat."""
    seats = len(own)
    places = (place % seats for place in range(seat + 1, seat + seats + 1))
    return next((place for place in places if own[place] or neutral[place]), seat)
