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
    "soft": Style((20_000, 20_000, 20_000, 20_000, 20_000), 0, 2_000, 0, 5_000),
    "normal": Style((150_000, 140_000, 130_000, 120_000, 110_000), 20_000, 15_000, 2_000, 20_000),
    "hard": Style((280_000, 260_000, 240_000, 220_000, 200_000), 50_000, 80_000, 10_000, 80_000),
}
