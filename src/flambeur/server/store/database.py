"""What the two halves of a store need from a database: named statements and guarded groups."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

Call = tuple[str, tuple[object, ...]]
"""The name of a statement and its values; a list is one value."""


class Group(NamedTuple):
    """Statements that are run only if the first one, the guard, returns a row."""

    guard: Call
    then: tuple[Call, ...] = ()


class Database(Protocol):
    """Runs statements by their names; raises `Unavailable` when it cannot be reached."""

    async def fetch(self, name: str, *values: object) -> list[Any]:
        """Run one statement in a transaction of its own and return its rows."""

    async def guarded(self, groups: Sequence[Group]) -> list[bool]:
        """Run groups in one transaction and tell which guards let their groups pass."""
