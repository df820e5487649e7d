"""Which names look alike: by the skeletons of UTS 39, whatever the case."""

import unicodedata
from functools import lru_cache

import regex
from confusable_homoglyphs.confusables import confusables_data

from flambeur.server.people.names import REMEMBERED

UNSEEN = regex.compile(r"[\p{Default_Ignorable_Code_Point}\s]")
"""What one does not see, or easily overlooks."""
MARK = "\u200e"
"""The table sets right-to-left letters between two of these."""
ALIKE: dict[str, list[str]] = {
    text.strip(MARK): [other["c"].strip(MARK) for other in others]
    for text, others in confusables_data.items()
}


def look_alike(one: str, other: str) -> bool:
    """Tell whether two names can be taken for each other, as written, in small or in capitals."""
    return not _looks(one).isdisjoint(_looks(other))


@lru_cache(maxsize=REMEMBERED)
def _looks(name: str) -> frozenset[str]:
    return frozenset(_skeleton(written) for written in (name, name.casefold(), name.upper()))


def _skeleton(name: str) -> str:
    """Reduce a name to what one sees of it (UTS 39, section 4), spaces left out."""
    seen = UNSEEN.sub("", unicodedata.normalize("NFD", name))
    return unicodedata.normalize("NFD", "".join(map(_prototype, seen)))


def _prototype(letter: str) -> str:
    """Find the one that stands for all that look like a letter."""
    others = ALIKE.get(letter, [])
    # The table lists all that look like a prototype, and for each of those the prototype.
    if len(others) != 1:
        return letter
    (other,) = others
    # Of two that look like each other only, one is as good as the other.
    return min(letter, other) if ALIKE.get(other) == [letter] and len(other) == 1 else other
