"""Text from elsewhere, made harmless for a terminal."""

from textwrap import fill
from unicodedata import category

LONGEST = 20
"""Names are cut here, so that no record can break a table apart."""


def clean(text: str) -> str:
    """Replace what a terminal would obey instead of show."""
    return "".join(
        c if c == "\n" or category(c) not in _OBEYED else "\N{REPLACEMENT CHARACTER}" for c in text
    )


def wrap(text: str, width: int) -> str:
    """Break a text into lines, but never at a no-break space, as rich would."""
    lines = text.split("\n")
    return "\n".join(
        fill(line, max(width, 1), break_long_words=False, break_on_hyphens=False) for line in lines
    )


def short(name: str) -> str:
    """Make a name fit for a table."""
    shown = clean(name).replace("\n", " ").strip()
    return shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…"


_OBEYED = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Control codes, invisible marks that turn the writing round, halves of letters, odd line ends."""
