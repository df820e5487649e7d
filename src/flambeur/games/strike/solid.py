"""Whether two dice in the air overlap: boxes and the fifteen axes that can part them."""

from collections.abc import Iterator

from flambeur.games.strike.scene import EDGE
from flambeur.games.strike.turns import Quaternion, Vector, axes_of, unit

HALF = EDGE / 2
TINY = 1e-6


def touch(
    place: tuple[int, int, int],
    turn: tuple[int, int, int, int],
    other_place: tuple[int, int, int],
    other_turn: tuple[int, int, int, int],
) -> bool:
    """Tell whether two dice share space."""
    dx, dy, dz = (b - a for a, b in zip(place, other_place, strict=True))
    if dx * dx + dy * dy + dz * dz > 3 * EDGE * EDGE:
        return False
    mine, yours = _axes(turn), _axes(other_turn)
    for axis in _separating(mine, yours):
        reach = sum(abs(_dot(axis, edge)) for edge in (*mine, *yours)) * HALF
        if abs(_dot(axis, (dx, dy, dz))) > reach:
            return False
    return True


def _axes(turn: tuple[int, int, int, int]) -> tuple[Vector, Vector, Vector]:
    w, x, y, z = turn
    quaternion: Quaternion = unit((float(w), float(x), float(y), float(z)))
    return axes_of(quaternion)


def _separating(mine: tuple[Vector, ...], yours: tuple[Vector, ...]) -> Iterator[Vector]:
    yield from mine
    yield from yours
    for one in mine:
        for other in yours:
            axis = _cross(one, other)
            if _dot(axis, axis) > TINY:
                yield axis


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def _cross(one: Vector, other: Vector) -> Vector:
    a, b, c = one
    d, e, f = other
    return b * f - c * e, c * d - a * f, a * e - b * d
