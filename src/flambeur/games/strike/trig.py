"""Sine and cosine from additions and products alone, so that every machine gets the same bits."""

from math import pi

from flambeur.games.strike.scene import TURN

QUARTER = TURN // 4
SINE = (1.0, -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800, 1 / 6_227_020_800)
COSINE = (1.0, -1 / 2, 1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600)


def sincos(angle: int) -> tuple[float, float]:
    """Give sine and cosine of an angle in thousandths of a degree."""
    quarters, rest = divmod(angle + QUARTER // 2, QUARTER)
    x = (rest - QUARTER // 2) * (pi / (TURN // 2))
    square = x * x
    sine, cosine = x * _series(SINE, square), _series(COSINE, square)
    match quarters % 4:
        case 0:
            return sine, cosine
        case 1:
            return cosine, -sine
        case 2:
            return -sine, -cosine
        case _:
            return -cosine, sine


def _series(terms: tuple[float, ...], square: float) -> float:
    total = 0.0
    for term in reversed(terms):
        total = total * square + term
    return total
