"""What the endings of a turn are worth with any number of players: a model, not a solution.

Holds are taken as they are: each player whose turn comes before a hold ripens tries to rob the
holder, with the exact chance of one turn. Everything else is a race, in which the prizes of a
seat weigh what they weigh in the solved game for two.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp, log

from flambeur.bots.easycome.positions import Position
from flambeur.bots.easycome.solved import value
from flambeur.bots.easycome.strong import chance
from flambeur.bots.easycome.turns import NO_PRIZE
from flambeur.games.easycome.prizes import PRIZES
from flambeur.games.easycome.table import THREE, Table

UNCLAIMABLE = -1.0


def outlooks(table: Table) -> tuple[float, ...]:
    """Tell what each way to end the turn of the seat on turn is worth to it."""
    return tuple(_outlook(table, end) for end in range(NO_PRIZE + 1))


def _outlook(table: Table, end: int) -> float:
    """Look at the table as it is after the turn; the counters go up as in the rules [E27]."""
    me = table.active
    prizes = {seat: _prizes(table, seat) for seat in range(table.seats)}
    if end != NO_PRIZE:
        if not table.may_claim(PRIZES[end]):
            return UNCLAIMABLE
        prizes = {seat: owned & ~(1 << end) for seat, owned in prizes.items()}
        prizes[me] |= 1 << end
    holds = {
        seat: count + 1
        for seat in prizes
        if (count := table.holds[seat]) is not None and prizes[seat].bit_count() == THREE
    }
    if any(count >= table.need for count in holds.values()):
        return 0.0
    if prizes[me].bit_count() == THREE:
        holds[me] = 0
    return _win(me, prizes, holds, table.need)


def _win(me: int, prizes: Mapping[int, int], holds: Mapping[int, int], need: int) -> float:
    """Let the holds ripen in their order, the eldest first; if all break, race."""
    chance_so_far, won = 1.0, 0.0
    left = dict(prizes)
    for holder in sorted(holds, key=lambda seat: -holds[seat]):
        ripe = _ripens(prizes[holder], need - holds[holder])
        won += chance_so_far * ripe * (holder == me)
        chance_so_far *= 1 - ripe
        left[holder] = _robbed(prizes[holder])
    return won + chance_so_far * _race(me, left)


def _ripens(prizes: int, turns: int) -> float:
    """Tell how likely three prizes survive so many turns of others who want them."""
    return (1 - chance(prizes)) ** turns


@lru_cache(maxsize=1024)
def _robbed(prizes: int) -> int:
    """Take the prize away that is easiest to win."""
    members = [number for number in range(NO_PRIZE) if prizes >> number & 1]
    return prizes & ~(1 << max(members, key=lambda number: chance(1 << number)))


def _race(me: int, prizes: Mapping[int, int]) -> float:
    """Share the chance to win among the seats by what their prizes weigh."""
    weights = {seat: exp(_weight(owned)) for seat, owned in prizes.items()}
    return weights[me] / sum(weights.values())


@lru_cache(maxsize=1 << NO_PRIZE)
def _weight(prizes: int) -> float:
    """Tell what prizes, as bits, add to the odds in the game for two; a mean of both sides."""
    if not prizes:
        return 0.0
    return (_odds(Position(0, prizes, 0)) - _odds(Position(0, 0, prizes))) / 2


def _odds(position: Position) -> float:
    winning = value(position)
    return log(winning / (1 - winning))


def _prizes(table: Table, seat: int) -> int:
    return sum(1 << number for number, owner in enumerate(table.owners) if owner == seat)
