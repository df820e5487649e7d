"""How well the bots choose, game by game, as `python -m bench.form` measured it."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from flambeur.core.codec import read_as
from flambeur.protocol.people import Mark

FILE = files("flambeur.coach") / "marks.json"


class Marks(msgspec.Struct, frozen=True):
    """The bots of one game on the scale, the weakest first."""

    judge: str
    """What valued and played these games: equal programs have the same fingerprint."""
    seats: int
    games: int
    levels: tuple[Mark, ...]


@cache
def all_marks() -> Mapping[str, Marks]:
    """Read what was measured, by the name of the game."""
    return read_as(FILE.read_bytes(), dict[str, Marks])


def marks_of(game: str) -> tuple[Mark, ...]:
    """Tell where the bots of a game stand; nowhere, if nobody has measured them."""
    found = all_marks().get(game)
    return () if found is None else found.levels
