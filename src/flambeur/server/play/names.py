"""What those at a table are called: no two alike, and bots by short invented names."""

from collections.abc import Collection

from flambeur.protocol.refusals import NameTaken
from flambeur.server.people.looks import look_alike
from flambeur.server.people.names import clean_name

NAMES = (
    *("Ardo", "Brizza", "Cindra", "Dazzo", "Emberly", "Fizko", "Glimma", "Hexo"),
    *("Ixel", "Jolka", "Kazzi", "Lumo", "Mazzo", "Nixa", "Orvo", "Pyra"),
    *("Quando", "Rizka", "Sparko", "Tindo", "Umbra", "Vexa", "Wizzo", "Zafra"),
)
"""No two begin alike, so that neighbours can be told apart by one letter on a die."""


def name_bot(table: str, seat: int, taken: Collection[str]) -> str:
    """Name the bot that takes a seat as nobody there; other tables begin elsewhere in the list."""
    first = sum(table.encode()) + seat
    names = (NAMES[(first + step) % len(NAMES)] for step in range(len(NAMES)))
    return next(name for name in names if not any(look_alike(name, other) for other in taken))


def free_name(wanted: str, others: Collection[str]) -> str:
    """Clean a name that somebody chose, unless it looks like one that is there already."""
    name = clean_name(wanted)
    if any(look_alike(name, other) for other in others):
        raise NameTaken("somebody here has a name that looks like this one")
    return name
