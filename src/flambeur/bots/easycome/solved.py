"""The solved two-player game, read from the data file that `research.solve` writes [E32]."""

from collections.abc import Sequence
from functools import cache, lru_cache
from struct import calcsize, pack, unpack

from flambeur.bots.easycome.positions import PLACES, POSITIONS, Position, after, claimable
from flambeur.bots.easycome.solver import UNCLAIMABLE
from flambeur.bots.easycome.turns import NO_PRIZE, worths
from flambeur.bots.files import SHIPPED

FILE = SHIPPED / "easycome.bin"
FORMAT = f"<{len(POSITIONS)}d"
"""A value for each place, as doubles with the low byte first; nothing else."""


def written(values: Sequence[float]) -> bytes:
    """Write values as the data file has them."""
    return pack(FORMAT, *values)


def read(data: bytes) -> tuple[float, ...]:
    """Read a data file."""
    if len(data) != calcsize(FORMAT):
        raise ValueError("this is not the data file of the solved game")
    return unpack(FORMAT, data)


@cache
def values() -> tuple[float, ...]:
    """Read the data file that comes with the package, once."""
    return read(FILE.read_bytes())


def value(position: Position) -> float:
    """Tell how likely the player on turn wins if both play as well as can be."""
    return values()[PLACES[position]]


@lru_cache(maxsize=len(PLACES))
def payoffs(position: Position) -> tuple[float, ...]:
    """Tell what each way to end this turn is worth; a prize out of reach is worth less than 0."""
    return tuple(_payoff(position, end) for end in range(NO_PRIZE + 1))


def _payoff(position: Position, end: int) -> float:
    if end != NO_PRIZE and not claimable(position) >> end & 1:
        return UNCLAIMABLE
    following = after(position, end)
    if following is None:
        return 0.0
    stays = position.challenge and end == NO_PRIZE
    return value(following) if stays else 1.0 - value(following)


@lru_cache(maxsize=len(PLACES))
def plan(position: Position) -> list[float]:
    """Value all dice that can lie aside or in sight during the turn."""
    return worths(payoffs(position))
