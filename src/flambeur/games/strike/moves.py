"""What a player of Strike can do."""

import msgspec

from flambeur.core.parts import Data, Move


class Placement(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False
):
    """Where a die is pushed to; the face may be named, but not changed."""

    die: int
    x: int
    y: int
    yaw: int
    face: int | None = None


class Regroup(Data, Move, frozen=True):
    """Push dice in the arena together or apart [S7, S31]."""

    placements: tuple[Placement, ...]


class Launch(Data, Move, frozen=True):
    """Throw with the hand: where the die leaves it, where to, how quick, with what spin [S32]."""

    x: int
    y: int
    z: int
    azimuth: int
    pitch: int
    speed: int
    axis: tuple[int, int, int] = (0, 0, 1_000)
    spin: int = 0
    all: bool = False


class Throw(Data, Move, frozen=True):
    """Throw in a style at some dice, or at none [S41]."""

    style: str
    targets: tuple[int, ...] = ()
    all: bool = False


class Stop(Data, Move, frozen=True):
    """Leave it at that and end the turn [S14]."""


class Leave(Data, Move, frozen=True):
    """Go for good; all dice of the reserve are lost [S51]."""


MOVES = (Regroup, Launch, Throw, Stop, Leave)
