"""Rotations of a die: quaternions, the 24 turns of a cube, and which face is up."""

from itertools import product
from math import sqrt

Quaternion = tuple[float, float, float, float]
Vector = tuple[float, float, float]

UP = sqrt(0.5)
BASE: dict[int, Quaternion] = {
    6: (1.0, 0.0, 0.0, 0.0),
    1: (0.0, 1.0, 0.0, 0.0),
    2: (UP, UP, 0.0, 0.0),
    5: (UP, -UP, 0.0, 0.0),
    4: (UP, 0.0, UP, 0.0),
    3: (UP, 0.0, -UP, 0.0),
}
"""For each face the turn that brings it up."""
AXES = ((3, 4), (2, 5), (6, 1))
"""The faces at the ends of the axes of a die, positive end first."""


def times(one: Quaternion, other: Quaternion) -> Quaternion:
    """Turn by the other, then by the one."""
    a, b, c, d = one
    e, f, g, h = other
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def unit(quaternion: Quaternion) -> Quaternion:
    """Give a quaternion the length 1."""
    w, x, y, z = quaternion
    length = sqrt(w * w + x * x + y * y + z * z)
    return w / length, x / length, y / length, z / length


def axes_of(quaternion: Quaternion) -> tuple[Vector, Vector, Vector]:
    """Tell where the three axes of a die point."""
    w, x, y, z = quaternion
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
        (2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
        (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)),
    )


def top_of(quaternion: Quaternion) -> tuple[int, float]:
    """Tell the face nearest to the vertical, and the cosine of its tilt."""
    heights = [axis[2] for axis in axes_of(quaternion)]
    steepest = max(range(3), key=lambda place: abs(heights[place]))
    face = AXES[steepest][heights[steepest] < 0]
    return face, abs(heights[steepest])


def _cube_turns() -> tuple[Quaternion, ...]:
    """List the 24 turns: any face up, then any quarter about the vertical."""
    quarters = ((1.0, 0.0), (UP, UP), (0.0, 1.0), (UP, -UP))
    return tuple(
        times((w, 0.0, 0.0, z), BASE[face]) for face, (w, z) in product(sorted(BASE), quarters)
    )


CUBE_TURNS = _cube_turns()
