"""All open lines of a worker, each of them as good as the credential it was opened with."""

import asyncio
from collections.abc import Iterable
from typing import Protocol

from flambeur.server.people.keys import READ_EVERY
from flambeur.server.people.session import Credential, Sessions
from flambeur.server.store.contract import PeopleStore

CHANGED = "person.{}"
"""The news that some credentials of a person are void now."""
SWEEP = READ_EVERY
"""Seconds between two looks at all lines; the keys are read with the same look."""
POLICY = 1008
RESTART = 1012


class Held(Protocol):
    """A line that can be cut: a socket or a stream."""

    credential: Credential

    def leave(self) -> None:
        """Tell the other end to connect elsewhere, and hang up."""

    def close(self, code: int) -> None:
        """Hang up once all that waits is sent."""


class Lines:
    """Closes the lines of those who have signed out, were forgotten or lost their token."""

    def __init__(self, store: PeopleStore, sessions: Sessions) -> None:
        """Begin with none."""
        self._store, self._sessions = store, sessions
        self._open: set[Held] = set()

    def add(self, line: Held) -> None:
        """Take a new line."""
        self._open.add(line)

    def discard(self, line: Held) -> None:
        """Forget a line that has ended."""
        self._open.discard(line)

    def people(self) -> set[str]:
        """List who is here."""
        return {line.credential.person for line in self._open}

    async def hear(self, subject: str, _: bytes) -> None:
        """Look again at the lines of a person of whom there is news."""
        person = subject.rpartition(".")[2]
        await self._close_void(line for line in self._open if line.credential.person == person)

    async def sweep(self) -> None:
        """Look again at all lines, since news may get lost, and at the keys."""
        await self._sessions.keys.read(self._store)
        await self._close_void(self._open)

    async def _close_void(self, lines: Iterable[Held]) -> None:
        looked_at = list(lines)
        if not looked_at:
            return
        holders = await self._sessions.holders([line.credential for line in looked_at])
        for line, holder in zip(looked_at, holders, strict=True):
            if holder is None:
                line.close(POLICY)

    async def drain(self) -> None:
        """Tell everybody to connect elsewhere, and hang up."""
        for line in tuple(self._open):
            line.leave()
        await asyncio.sleep(0)
