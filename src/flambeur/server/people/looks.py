"""Which names look alike: by the skeletons of UTS 39, whatever the case."""

import unicodedata
from functools import lru_cache

import regex
from confusable_homoglyphs.utils import load

from flambeur.server.people.names import REMEMBERED

UNSEEN = regex.compile(r"[\p{Default_Ignorable_Code_Point}\s]")
"""What one does not see, or easily overlooks."""
MARK = "\u200e"
"""The table sets right-to-left letters between two of these."""


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
    return PROTOTYPES.get(letter, letter)


def _prototypes() -> dict[str, str]:
    """Find for each letter the one that stands for all that look like it.

    The table of the package, of which this is a small part, is not kept.
    """
    alike = {
        text.strip(MARK): [other["c"].strip(MARK) for other in others]
        for text, others in load("confusables.json").items()
    }
    # The table lists all that look like a prototype, and for each of those the prototype.
    return {
        letter: min(letter, other) if alike.get(other) == [letter] and len(other) == 1 else other
        for letter, (other, *more) in alike.items()
        if not more
    }


PROTOTYPES = _prototypes()
