"""Players who play one game after the other together."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from bench.server.player import AGAIN, Player
from bench.server.wire import post
from flambeur.core.codec import encode
from flambeur.protocol.acts import Sit

CREATED = 200


class Room:
    """Some players, some bots and some who only watch; a new table follows each that is over."""

    def __init__(
        self,
        players: list[Player],
        watchers: list[Player] | None = None,
        bots: tuple[str, ...] = (),
        pace: int = 3600,
    ) -> None:
        """Take those who are in it."""
        self.players, self.watchers = players, watchers or []
        self.tables: list[str] = []
        self.opened: Callable[[str], None] = lambda _: None
        self._bots, self._pace = bots, pace
        self._done: set[int] = set()
        self._stopped = False
        self._task: asyncio.Task[None] | None = None
        for viewer in self.viewers:
            viewer.on_over = self._over

    @property
    def viewers(self) -> list[Player]:
        """All who follow the table."""
        return [*self.players, *self.watchers]

    async def connect(self) -> None:
        """Let everybody come."""
        for viewer in self.viewers:
            await viewer.open()

    async def open(self) -> None:
        """Open the next table, let everybody sit down, and start."""
        table = await self._open()
        self.tables.append(table)
        self._done.clear()
        self.opened(table)
        for viewer in self.viewers:
            viewer.follow(table)
        for number, player in enumerate(self.players[1:], 2):
            await player.ask(encode(_sit(number, player)))
        await self.players[0].ask(b'{"type":"start"}')

    async def _open(self) -> str:
        wanted = {
            "game": "vegas/2018",
            "chairs": len(self.players) + len(self._bots),
            "pace": {"seconds": self._pace},
            "sit": _sit(1, self.players[0]),
            "bots": self._bots,
        }
        body, host = msgspec.json.encode(wanted), self.players[0]
        while not self._stopped:
            url = host.urls[host.home % len(host.urls)]
            site = url.replace("ws:", "http:").removesuffix("/socket")
            try:
                status, answer = await post(f"{site}/api/tables", body, host.cookie)
            except (OSError, TimeoutError):
                status, answer = 0, b""
            if status == CREATED:
                made: dict[str, Any] = msgspec.json.decode(answer)
                return str(made["table"])
            await asyncio.sleep(AGAIN)
        raise asyncio.CancelledError

    def _over(self, viewer: Player) -> None:
        """Go on once everybody has seen the end."""
        # While the next table is opened, the end of the last one may be told again.
        if self._task is not None and not self._task.done():
            return
        self._done.add(id(viewer))
        if len(self._done) == len(self.viewers) and not self._stopped:
            self._done.clear()
            self._task = asyncio.ensure_future(self.open())

    def trouble(self) -> str:
        """Tell how far everybody is, and why the next table was not opened."""
        failed = self._task.exception() if self._task is not None and self._task.done() else None
        return f"viewers are at {[viewer.seq for viewer in self.viewers]} {failed or ''}"

    def close(self) -> None:
        """Let everybody leave."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()
        for viewer in self.viewers:
            viewer.close()


def _sit(number: int, player: Player) -> Sit:
    return Sit(f"P{number}", gives=player.giver is not None)
