"""What the bots of a table are called: short invented names, the same ones whenever it is read."""

from collections.abc import Collection

from flambeur.server.people.looks import look_alike

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
