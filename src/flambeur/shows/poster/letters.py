"""Text on a poster: how wide it is, where it is broken, and how it is written."""

from collections.abc import Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Literal

from flambeur.core.codec import read_as

Font = Literal["onest", "unbounded"]
FAMILY = {"onest": "Onest", "unbounded": "Unbounded"}
WEIGHT = {"onest": 600, "unbounded": 800}
MORE = "…"
THIN, WIDE = "\u202f", "\u00a0"
"""Spaces that do not break; our fonts have the second one only."""
PAIRED = {"unbounded": -0.03, "onest": 0.0}
"""Large letters stand closer together; in parts of their size."""


@cache
def _widths() -> dict[str, dict[str, int]]:
    written = (files(__package__) / "fonts" / "widths.json").read_bytes()
    return read_as(written, dict[str, dict[str, int]])


def known(text: str) -> str:
    """Leave out letters that our fonts do not have: a name in them is cut, not a row of boxes."""
    widths = _widths()["onest"]
    drawn = "".join(letter if letter in widths else MORE for letter in text.replace(THIN, WIDE))
    while MORE * 2 in drawn:
        drawn = drawn.replace(MORE * 2, MORE)
    return drawn


def width(text: str, font: Font, size: float) -> float:
    """Tell how long a line is."""
    widths = _widths()[font]
    usual = widths["n"]
    em = sum(widths.get(letter, usual) / 1000 + PAIRED[font] for letter in text)
    return em * size


def cut(text: str, font: Font, size: float, room: float) -> str:
    """Shorten a line until it has room."""
    text = known(text)
    if width(text, font, size) <= room:
        return text
    while text and width(text + MORE, font, size) > room:
        text = text[:-1]
    return text.rstrip() + MORE


def wrap(text: str, font: Font, size: float, room: float) -> list[str]:
    """Break a text into lines, between words; a long word may still be too long."""
    lines: list[str] = []
    for word in known(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, font, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitted(
    text: str, font: Font, sizes: Sequence[int], room: float, most: int
) -> tuple[int, list[str]]:
    """Break a text into so many lines at most, as large as that allows."""
    for size in sizes:
        lines = wrap(text, font, size, room)
        if len(lines) <= most and all(width(line, font, size) <= room for line in lines):
            return size, lines
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return size, [cut(line, font, size, room) for line in kept]


def write(  # noqa: PLR0913 - all that a line of text is
    text: str, x: float, y: float, *, font: Font, size: float, fill: str, anchor: str = "start"
) -> str:
    """Write a line; names come from people, so what is markup in them is escaped."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{FAMILY[font]}" font-weight="{WEIGHT[font]}" '
        f'font-size="{size:g}" letter-spacing="{PAIRED[font] * size:g}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )
