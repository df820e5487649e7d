"""How a throw ends: for each die where it came to rest and what it shows."""

from typing import Literal

import msgspec

from flambeur.core.parts import Data, Move

At = Literal["in", "rim", "outside", "cocked"]
X = 1
"""The face that loses a die; it stands in the place of the 1."""
FACES = range(1, 7)


def stream_of(die: int) -> str:
    """Name the row of a die, so that it does not depend on which others are thrown."""
    return f"die-{die}"


class Reading(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False
):
    """One die at rest; the face is 0 where it does not count or cannot be told."""

    die: int
    at: At
    face: int = 0
    x: int = 0
    y: int = 0
    yaw: int = 0


class Trace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the simulator leaves behind, so that the throw can be computed again [S33]."""

    engine: str
    platform: str
    model: str
    digest: str
    frames: int


class Landed(Data, Move, frozen=True, omit_defaults=True):
    """The outcome of a throw, dice in ascending order; the trace is there if it was simulated."""

    dice: tuple[Reading, ...]
    trace: Trace | None = None
