"""Dice lying flat in the arena: where they may be put, and how they are tidied [S31, S35]."""

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from flambeur.games.strike.moves import Placement
from flambeur.games.strike.scene import EDGE, FLOOR, GAP, MARGIN, TURN
from flambeur.games.strike.trig import sincos

HALF = EDGE / 2
STEP = 1_000
"""The grid on which a free place is looked for."""
SPREAD = 60
"""How many steps away it is looked for, at most."""
FARTHEST = 1_000_000


class Lying(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A die in the arena: its face (1 is the X) and, in the physics form, where it lies."""

    die: int
    face: int
    x: int = 0
    y: int = 0
    yaw: int = 0


def on_floor(x: int, y: int, yaw: int) -> bool:
    """Tell whether all four corners of a die are on the floor, a margin away from the wall."""
    sine, cosine = sincos(yaw)
    wide, deep = (axis - MARGIN for axis in FLOOR)
    for u, v in ((HALF, HALF), (HALF, -HALF), (-HALF, HALF), (-HALF, -HALF)):
        across = (x + u * cosine - v * sine) / wide
        along = (y + u * sine + v * cosine) / deep
        if across * across + along * along > 1:
            return False
    return True


def apart(one: Lying, other: Lying) -> bool:
    """Tell whether two dice keep the gap: some edge direction separates their squares."""
    sine, cosine = sincos(one.yaw - other.yaw)
    needed = GAP + HALF + HALF * (abs(sine) + abs(cosine))
    dx, dy = other.x - one.x, other.y - one.y
    for yaw in (one.yaw, other.yaw):
        up, right = sincos(yaw)
        if abs(dx * right + dy * up) >= needed or abs(dy * right - dx * up) >= needed:
            return True
    return False


def refusal(arena: Sequence[Lying], placements: object) -> str | None:
    """Tell why dice may not be put like this, by the first reason that fits."""
    if not isinstance(placements, tuple) or not all(map(_is_whole, placements)):
        return "bad_param"
    faces = {lying.die: lying.face for lying in arena}
    dice = [placement.die for placement in placements]
    if len(dice) > len(set(dice)) or not faces.keys() >= set(dice):
        return "unknown_die"
    if any(placement.face not in (None, faces[placement.die]) for placement in placements):
        return "face_changed"
    if not all(on_floor(placement.x, placement.y, placement.yaw) for placement in placements):
        return "off_floor"
    return None if _all_apart(put(arena, placements)) else "overlap"


def _is_whole(placement: object) -> bool:
    if not isinstance(placement, Placement):
        return False
    numbers = (placement.die, placement.x, placement.y, placement.yaw)
    return all(type(number) is int and abs(number) <= FARTHEST for number in numbers)


def put(arena: Sequence[Lying], placements: Iterable[Placement]) -> tuple[Lying, ...]:
    """Lay dice where they are pushed to; the others stay."""
    new = {placement.die: placement for placement in placements}
    return tuple(
        Lying(lying.die, lying.face, to.x, to.y, to.yaw % TURN)
        if (to := new.get(lying.die))
        else lying
        for lying in arena
    )


def _all_apart(arena: Sequence[Lying]) -> bool:
    return all(apart(one, other) for place, one in enumerate(arena) for other in arena[place + 1 :])


def lies_well(arena: Sequence[Lying]) -> bool:
    """Tell whether all dice lie on the floor, and none on another."""
    near = all(max(abs(die.x), abs(die.y), abs(die.yaw)) <= FARTHEST for die in arena)
    flat = near and all(on_floor(lying.x, lying.y, lying.yaw) for lying in arena)
    return flat and _all_apart(arena)


def tidy(arena: Iterable[Lying]) -> tuple[Lying, ...]:
    """Lay every die at the nearest place that is free, lowest numbers first."""
    laid: list[Lying] = []
    for lying in sorted(arena, key=lambda lying: lying.die):
        laid.append(next(place for place in _nearby(lying) if _is_free(place, laid)))
    return tuple(laid)


def _is_free(lying: Lying, laid: Sequence[Lying]) -> bool:
    return on_floor(lying.x, lying.y, lying.yaw) and all(apart(lying, other) for other in laid)


def _nearby(lying: Lying) -> Iterable[Lying]:
    """List places around a die, and in the end around the centre, nearest first."""
    for x, y in ((lying.x, lying.y), (0, 0)):
        for dx, dy in _spiral():
            yield Lying(lying.die, lying.face, x + dx, y + dy, lying.yaw)


@cache
def _spiral() -> tuple[tuple[int, int], ...]:
    steps = range(-SPREAD, SPREAD + 1)
    offsets = sorted((x * x + y * y, x, y) for x in steps for y in steps)
    return tuple((x * STEP, y * STEP) for _, x, y in offsets)
