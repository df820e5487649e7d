"""The styles of the abstract form, as chances in millionths [S40]."""

from typing import Final

import msgspec

MILLION: Final = 1_000_000


class Style(msgspec.Struct, frozen=True, gc=False):
    """How likely a throw in this style knocks dice over or out."""

    hit: tuple[int, int, int, int, int]
    """For a die that is one of 1, 2, 3, 4 or 5 targets."""
    stray: int
    out_thrown: int
    out_hit: int
    out_grand: int


STYLES = {
    "soft": Style((0, 600, 1_400, 700, 900), 0, 0, 0, 0),
    "normal": Style((652_100, 239_000, 159_900, 66_300, 50_300), 300, 1_300, 0, 26_700),
    "hard": Style((818_400, 411_000, 251_700, 131_600, 82_600), 1_200, 62_900, 0, 133_700),
}
"""As `python -m bench.strike calibrate` measured them in the arena [S37]."""
