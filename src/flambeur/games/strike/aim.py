"""Turning an aim into a launch: a style, a point on the floor and a side to throw from [S37]."""

from math import sqrt

from flambeur.games.strike import scene
from flambeur.games.strike.moves import Launch
from flambeur.games.strike.trig import sincos

GRAVITY = 9_810
PACE = {"soft": (600, 57_000), "normal": (2_000, 30_000), "hard": (2_700, 30_000)}
"""Speed and pitch of each style."""
HEIGHT = 75_000
"""How high above the floor the hand lets go."""


def launch_at(
    target: tuple[int, int], style: str, azimuth: int = 90_000, *, everything: bool = False
) -> Launch:
    """Throw in a style so that the path meets the floor, at half a die's height, at a point."""
    speed, pitch = PACE[style]
    up, flat = sincos(pitch)
    right, ahead = sincos(azimuth)
    drop = HEIGHT - scene.EDGE // 2
    fall = speed * up
    seconds = (sqrt(fall * fall + 2 * GRAVITY * drop / 1_000) - fall) / GRAVITY
    way = 1_000 * speed * flat * seconds
    x, y = target[0] - round(way * ahead), target[1] - round(way * right)
    return Launch(x, y, HEIGHT, azimuth % scene.TURN, pitch, speed, all=everything)
