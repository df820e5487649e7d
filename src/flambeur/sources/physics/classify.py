"""What a die at rest counts as: inside, on the rim, outside, or not readable [S34]."""

from math import acos, degrees
from typing import NamedTuple

from flambeur.games.strike import scene
from flambeur.games.strike.landed import At
from flambeur.games.strike.turns import Quaternion, axes_of, top_of, unit

METRE = 1_000_000
LIP = tuple((axis + scene.LIP) / METRE for axis in scene.FLOOR)
HEIGHT = scene.HEIGHT / METRE
PROPPED = HEIGHT - 0.002
"""A die whose lowest corner is this high stands on the rim."""
HALF = scene.EDGE / METRE / 2


class Pose(NamedTuple):
    """Where a die is, in metres, and how it is turned."""

    x: float
    y: float
    z: float
    turn: Quaternion


def classify(pose: Pose, tilt_limit: float = 30, *, on_rim: bool = False) -> tuple[At, int]:
    """Tell where a die counts as lying and its face, which is 0 where it does not count."""
    beyond = (pose.x / LIP[0]) ** 2 + (pose.y / LIP[1]) ** 2 > 1
    turn = unit(pose.turn)
    if beyond and pose.z < HEIGHT:
        return "outside", 0
    if beyond or on_rim or pose.z - reach_down(turn) >= PROPPED:
        return "rim", 0
    face, upright = top_of(turn)
    if degrees(acos(min(1.0, upright))) > tilt_limit:
        return "cocked", 0
    return "in", face


def reach_down(turn: Quaternion) -> float:
    """Tell how far the lowest corner of a die is below its centre."""
    return HALF * sum(abs(axis[2]) for axis in axes_of(turn))
