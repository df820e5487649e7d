"""What a seat remembers: folded from what it saw happen, before a curtain covered it again."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec

from flambeur.core.parts import Event
from flambeur.core.secret import redact


class Memory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat saw and cannot see any more; games that show things for a moment have one."""

    events: ClassVar[tuple[type[Event], ...]] = ()
    """What it is folded from; other events are passed over."""

    def after(self, event: Any) -> Self:
        """Remember an event, as the seat saw it."""
        raise NotImplementedError


Memories = tuple[Memory, ...]
"""By seat; empty where there is nothing to remember."""


def remember(memories: Memories, events: Iterable[Event]) -> Memories:
    """Let every seat remember what it sees while it happens."""
    if not memories or not (told := [one for one in events if isinstance(one, memories[0].events)]):
        return memories
    return tuple([_fold(memory, told, seat) for seat, memory in enumerate(memories)])


def _fold(memory: Memory, told: list[Event], seat: int) -> Memory:
    for event in told:
        memory = memory.after(redact(event, seat, live=True))
    return memory
