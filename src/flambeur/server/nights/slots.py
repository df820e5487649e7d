"""The nights a worker has in memory: a bounded cache of what the logs say."""

import asyncio
from collections import OrderedDict
from typing import Protocol

from flambeur.server.bus.contract import Unsubscribe
from flambeur.server.nights.night import Room
from flambeur.server.nights.reading import read_night, read_room
from flambeur.server.store.contract import Store

CAPACITY = 500


class Follower(Protocol):
    """Somebody who follows a night over a line of some kind."""

    @property
    def person(self) -> str:
        """Who it is."""

    def send(self, message: bytes) -> None:
        """Send without waiting."""


class NightSlot:
    """A night in memory with those who follow it here; whoever changes it holds the lock."""

    __slots__ = ("followers", "lock", "room", "unsubscribe")

    def __init__(self, room: Room) -> None:
        """Take a night."""
        self.room = room
        self.lock = asyncio.Lock()
        self.followers: dict[Follower, bool] = {}
        """Each of them, and whether it is a television."""
        self.unsubscribe: Unsubscribe | None = None


class NightSlots:
    """Forgets the night that was not used for the longest time, unless somebody follows it."""

    def __init__(self, store: Store, capacity: int = CAPACITY) -> None:
        """Take the store."""
        self._store, self._capacity = store, capacity
        self._slots: OrderedDict[str, NightSlot] = OrderedDict()

    async def get(self, night: str) -> NightSlot:
        """Find a night in memory, or read it from its log."""
        slot = self._slots.get(night)
        if slot is None:
            room = read_room(await read_night(self._store, night))
            # While it was read, somebody else may have read it, too.
            slot = self._slots.setdefault(night, NightSlot(room))
            self._make_room()
        self._slots.move_to_end(night)
        return slot

    async def reload(self, slot: NightSlot) -> None:
        """Read a night anew: the database knows less than this worker believed."""
        slot.room = read_room(await read_night(self._store, slot.room.id))

    def peek(self, night: str) -> NightSlot | None:
        """Find a night in memory."""
        return self._slots.get(night)

    def drop(self, night: str) -> None:
        """Forget a night."""
        self._slots.pop(night, None)

    def names(self) -> list[str]:
        """List the nights in memory."""
        return list(self._slots)

    def followed(self) -> list[NightSlot]:
        """List the nights that somebody follows here."""
        return [slot for slot in self._slots.values() if slot.followers]

    def _make_room(self) -> None:
        spare = len(self._slots) - self._capacity
        idle = [n for n, s in self._slots.items() if not s.followers and not s.lock.locked()]
        for night in idle[: max(spare, 0)]:
            del self._slots[night]
