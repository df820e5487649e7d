"""Initials and colours, so that a player is never told by colour alone."""

from collections import Counter
from collections.abc import Sequence

STYLES = ("yellow", "red", "bright_blue", "green", "magenta")
"""By seat or colour; the rivals of the solo game of Vegas are named after theirs."""


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """Give everybody their initial, with a number where several share it."""
    initials = [name[:1].upper() or "?" for name in names]
    shared, seen = Counter(initials), Counter[str]()
    found = []
    for initial in initials:
        seen[initial] += 1
        found.append(f"{initial}{seen[initial]}" if shared[initial] > 1 else initial)
    return tuple(found)
