"""Days in a row: a box of matches, one for each day with all ten answers.

One missed day in seven is bridged by a grey match; a second one starts a new box. Only days count
on which there were questions.
"""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec

WEEK = 7

Match = Literal["burnt", "bridged", "missed", "unlit"]


class Box(msgspec.Struct, frozen=True):
    """How it stands: the matches of all days, the box of today, and the fullest box ever."""

    matches: tuple[Match, ...] = ()
    length: int = 0
    """Matches that burnt in this box."""
    best: int = 0

    def after(self, match: Match) -> "Box":
        """Add a day."""
        length = 0 if match == "missed" else self.length + (match == "burnt")
        return Box((*self.matches, match), length, max(self.best, length))


def box_of(days: Sequence[str], burnt: Collection[str], today: str) -> Box:
    """Go through all days that count, in their order; today is not missed before it is over."""
    box = Box()
    for day in days:
        box = box.after(_match(box, day, burnt, today))
    return box


def _match(box: Box, day: str, burnt: Collection[str], today: str) -> Match:
    if day in burnt:
        return "burnt"
    if day == today:
        return "unlit"
    bridged = "bridged" in box.matches[-(WEEK - 1) :]
    return "bridged" if box.length and not bridged else "missed"
