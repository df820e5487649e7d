"""Somebody at a night: follows it, plays its games, and comes back when the line breaks."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

AGAIN = 0.3
"""Seconds until what was put off is tried again."""
THINK = 0.03
"""Seconds before a move."""
PUT_OFF = ("server/unavailable", "server/busy")
Json = dict[str, Any]


class Guest:
    """A person, or a television, with lines to one worker after the other."""

    def __init__(self, name: str, homes: Sequence[str], home: int, *, screen: bool = False) -> None:
        """Take a name, the addresses of all workers, and the one to begin with."""
        self.name, self._homes, self._home, self._screen = name, homes, home, screen
        self.person = ""
        self.night: Json = {}
        self.seq, self.heard = 0, 0.0
        """The place of the log that was told last, and when."""
        self.acks: dict[str, int] = {}
        """What was promised: keys and their places in the log."""
        self.refused: list[str] = []
        self._cookie = ""
        self._id = ""
        self._line: ClientConnection | None = None
        self._told = asyncio.Event()
        self._asked: dict[str, Json] = {}
        self._table: str | None = None
        self._task: asyncio.Task[None] | None = None

    async def meet(self) -> None:
        """Get a cookie."""
        async with httpx.AsyncClient(base_url=self._homes[self._home]) as http:
            self.person = (await http.get("/api/me")).raise_for_status().json()["id"]
            self._cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def open_night(self) -> Json:
        """Open a night to which nobody has come yet."""
        headers = {"Cookie": self._cookie}
        async with httpx.AsyncClient(base_url=self._homes[self._home], headers=headers) as http:
            opened: Json = (await http.post("/api/nights", json={})).raise_for_status().json()
            return opened

    def come(self, night: str) -> None:
        """Follow a night from now on."""
        self._id = night
        self._task = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        """Close the page."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def do(self, act: Json, key: str) -> int | None:
        """Do something, and again until there is an answer; nothing is a refusal."""
        asked = {"type": "do_at_night", "night": self._id, "act": act, "key": key}
        self._asked[key] = asked
        await self._say(asked)
        await self.until(lambda: key not in self._asked)
        return self.acks.get(key)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for a message after which something is true."""
        while not condition():
            self._told.clear()
            await self._told.wait()

    def has_seen(self, seq: int) -> bool:
        """Tell whether a place of the log was told here."""
        return self.seq >= seq

    async def _stay(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._be_there()
            self._line, self._table = None, None
            self._home = (self._home + 1) % len(self._homes)
            await asyncio.sleep(random.uniform(0.05, AGAIN))

    async def _be_there(self) -> None:
        address = self._homes[self._home].replace("http", "ws") + "/socket"
        cookie = {"Cookie": self._cookie}
        async with websockets.connect(
            address, additional_headers=cookie, max_size=None, proxy=None, open_timeout=5
        ) as line:
            self._line = line
            await self._say({"type": "follow", "night": self._id, "screen": self._screen})
            for asked in tuple(self._asked.values()):
                await self._say(asked)
            async for text in line:
                await self._hear(msgspec.json.decode(text))

    async def _say(self, message: Json) -> None:
        if self._line is not None:
            with suppress(OSError, WebSocketException):
                await self._line.send(msgspec.json.encode(message).decode())

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "night_news":
                self.night, self.seq, self.heard = message["night"], message["seq"], monotonic()
                await self._follow_game()
            case "update":
                await self._play(message)
            case "done" if message["key"] in self._asked:
                del self._asked[message["key"]]
                self.acks[message["key"]] = message["seq"]
            case "refused":
                await self._take_refusal(message)
        self._told.set()

    async def _take_refusal(self, message: Json) -> None:
        key = message.get("key")
        if message["code"] in PUT_OFF:
            await asyncio.sleep(AGAIN)
            self._table = None
            again = {"type": "follow", "night": self._id, "screen": self._screen}
            await self._say(self._asked.get(key or "", again))
        elif key in self._asked:
            del self._asked[key]
            self.refused.append(f"{self.name}: {message['code']} {message['message']}")

    async def _follow_game(self) -> None:
        if self.night["phase"] == "playing" and self.night["table"] not in (None, self._table):
            self._table = self.night["table"]
            await self._say({"type": "watch", "table": self._table})

    async def _play(self, update: Json) -> None:
        turn = (update["view"] or {}).get("turn", {})
        if turn.get("type") == "choice" and turn["seat"] == update["seat"]:
            await asyncio.sleep(THINK)
            act = {
                "type": "play",
                "version": update["view"]["version"],
                "move": random.choice(turn["moves"]),
            }
            key = f"{update['table']}-{act['version']}"
            await self._say({"type": "do", "table": update["table"], "act": act, "key": key})
