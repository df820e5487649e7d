"""The rest of a game with dice that neither miss nor knock over: solved for two, else played out.

Whoever may stop does what the solved game of two says against the strongest of the others [S45].
"""

from bisect import bisect
from functools import cache
from itertools import accumulate
from random import Random

import msgspec

from flambeur.bots.strike.pure import FACES, MOST, NUMBERS, grand_ends, solve
from flambeur.coach.judge import Shares
from flambeur.coach.strike.spot import Spot

TWO = 2


class Match(msgspec.Struct, frozen=True):
    """What counts beside the round if there are several: points, rounds to come, who starts."""

    points: tuple[int, ...]
    later: int
    starter: int
    dice: int
    """Dice of each seat at the start of a round."""

    def out(self, seat: int, left: int) -> "Match":
        """Give a seat that goes a point for each one still in [S21]."""
        points = list(self.points)
        points[seat] += left
        return msgspec.structs.replace(self, points=tuple(points))


class Rest:
    """Values spots for every seat."""

    def __init__(self, number: int) -> None:
        """Take how often to play out what is not solved."""
        self._number = number
        self._known: dict[tuple[Spot, Match | None], Shares] = {}

    def shares(self, spot: Spot, match: Match | None) -> Shares:
        """Tell how likely each seat wins; without a match the last one in does."""
        key = spot, match
        if key not in self._known:
            solved = match is None and len(spot.present) <= TWO and spot.dice <= MOST
            self._known[key] = _solved(spot) if solved else self._played(spot, match)
        return self._known[key]

    def _played(self, spot: Spot, match: Match | None) -> Shares:
        random = Random(self._number)
        total = [0.0] * len(spot.reserves)
        for _ in range(self._number):
            winners = _winners(spot, match, random)
            for seat in winners:
                total[seat] += 1 / len(winners)
        return tuple(share / self._number for share in total)


def _solved(spot: Spot) -> Shares:
    """Ask the solved game; where the seat may choose, it chooses well."""
    other = spot.stopped().seat
    own = 1.0
    if len(spot.present) == TWO:
        key = (spot.arena, spot.reserves[spot.seat], spot.reserves[other])
        solution = solve()
        own = solution.start[key] if spot.begins else max(solution.stop(key), solution.throw[key])
    shares = [0.0] * len(spot.reserves)
    shares[other], shares[spot.seat] = 1 - own, own
    return tuple(shares)


def _winners(spot: Spot, match: Match | None, random: Random) -> list[int]:
    """Play on; in a match the fewest points win, and several may have them."""
    seats = len(spot.reserves)
    points = [0] * seats if match is None else list(match.points)
    last = _play_round(spot, points, random)
    if match is None:
        return [last]
    for number in range(match.later):
        starter = (match.starter + number) % seats
        _play_round(Spot(starter, 1, (match.dice,) * seats), points, random)
    return [seat for seat, count in enumerate(points) if count == min(points)]


def _play_round(spot: Spot, points: list[int], random: Random) -> int:
    """Play a round out and tell who is left; this runs a thousand times, so it makes no spots."""
    reserves, arena, seat, may_stop = list(spot.reserves), spot.arena, spot.seat, not spot.begins
    seats, left, draw = len(reserves), len(spot.present), random.random
    while left > 1:
        own, over = reserves[seat], True
        if not may_stop or _goes_on(arena, own, max(reserves[:seat] + reserves[seat + 1 :])):
            if arena:
                over, arena, own = _one(arena, own, draw())
            else:
                own, arena = _all(own, draw())
            reserves[seat] = own
            if not own:
                left, over = left - 1, True
                points[seat] += left
        may_stop = not over
        if over:
            seat = (seat + 1) % seats
            while not reserves[seat]:
                seat = (seat + 1) % seats
    return seat


@cache
def _goes_on(arena: int, own: int, other: int) -> bool:
    """Ask the solved game of two, against the strongest of the others."""
    other = max(1, min(other, MOST - NUMBERS - own))
    return arena > 0 and solve().should_throw((arena, min(own, MOST - NUMBERS - 1), other))


def _one(arena: int, own: int, drawn: float) -> tuple[bool, int, int]:
    """Throw a die: it matches and the turn is over, is lost, or shows a new number."""
    face = int(drawn * FACES)
    if face < arena:
        return True, arena - 1, own + 1
    return False, arena + (face < NUMBERS), own - 1


def _all(own: int, drawn: float) -> tuple[int, int]:
    """Throw all dice: what comes back, and what stays."""
    ends, chances = _grand(own)
    return ends[min(bisect(chances, drawn), len(ends) - 1)]


@cache
def _grand(own: int) -> tuple[list[tuple[int, int]], list[float]]:
    found = grand_ends(own)
    return [(back, single) for back, single, _ in found], list(accumulate(p for _, _, p in found))
