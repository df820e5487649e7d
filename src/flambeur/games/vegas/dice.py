"""Rolls as every edition awaits them, and the faces they offer."""

from functools import lru_cache

from flambeur.core.chance import STREAMS, Dice
from flambeur.core.turn import Chance
from flambeur.games.vegas.moves import PLACES, Place
from flambeur.games.vegas.table import Table


def roll_of(groups: tuple[int, ...], table: Table, streams: tuple[str, ...] = STREAMS) -> Chance:
    """Await a roll of these dice; they have as many faces as there are casinos."""
    return _roll_of(groups, table.edition.casinos, streams)


@lru_cache(maxsize=1024)
def _roll_of(groups: tuple[int, ...], faces: int, streams: tuple[str, ...]) -> Chance:
    return Chance(Dice(groups, faces, streams))


@lru_cache(maxsize=8192)
def faces_of(roll: tuple[int, ...]) -> tuple[Place, ...]:
    """List the moves a roll allows: one for each face it shows."""
    return tuple([PLACES[face] for face in sorted(set(roll))])
