"""The colours and patterns of seats, and the letter of each name, as the browser has them."""

from collections.abc import Sequence

import msgspec

INK, IVORY = "#170B22", "#FFF6E4"


class Look(msgspec.Struct, frozen=True):
    """What a seat looks like."""

    pattern: str
    """What lies on its colour, in a square of 64."""
    colour: str
    second: str
    lip: str
    on: str


STRIPE = "".join(f"M{x} 64L{x + 64} 0h12L{x + 12} 64z" for x in (-48, -24, 0, 24, 48))
CHECK = "".join(
    f"M{x * 16} {y * 16}h16v16h-16z" for y in range(4) for x in range((y + 1) % 2, 4, 2)
)
WAVE = "".join(f"M-2 {y}q8.5-13 17 0t17 0t17 0t17 0" for y in (8, 29, 50))
LATTICE = "".join(f"M{x} 0l64 64M{x} 64l64-64" for x in range(-64, 129, 22))

FILL, LINE = '<path d="{0}" fill="{1}"/>', '<path d="{0}" fill="none" stroke="{1}" {2}/>'
CHERRY = '<circle cx="32" cy="32" r="25" fill="none" stroke="#C22740" stroke-width="8"/>'
SEATS = (
    Look(CHERRY, "#E23B4E", "#C22740", "#8C1730", IVORY),
    Look(FILL.format(STRIPE, "#1445A6"), "#2563D9", "#1445A6", "#0F327F", IVORY),
    Look(FILL.format(CHECK, "#DDA51C"), "#F5C63C", "#DDA51C", "#A87808", INK),
    Look(LINE.format(WAVE, "#52BD90", 'stroke-width="7"'), "#7FE0B5", "#52BD90", "#2F8A66", INK),
    Look(LINE.format(LATTICE, "#A873EC", 'stroke-width="4"'), "#C99BFF", "#A873EC", "#7446B4", INK),
)
ALONE = 2
"""Who plays alone is brass: the rivals of a solo game have the other colours."""


def look_of(seat: int, seats: int) -> Look:
    """Find the look of a seat."""
    return SEATS[ALONE if seats == 1 else seat % len(SEATS)]


def initials_of(names: Sequence[str]) -> list[str]:
    """Choose one letter for each name, different ones as far as the names allow."""
    every = [[sign for sign in name.upper() if sign.isalnum()] for name in names]
    taken: list[str] = []
    for letters in every:
        shared = sum(others[:1] == letters[:1] for others in every) > 1
        # Names that differ by their number are told apart by it: Bot 1, Bot 2.
        numbers = [letter for letter in letters if letter.isnumeric()] if shared else []
        free = (letter for letter in (*numbers, *letters) if letter not in taken)
        taken.append(next(free, letters[0] if letters else "?"))
    return taken
