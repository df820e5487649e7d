"""Sends wrong messages to a server; `python -m tests.server.fuzz --messages 100000`."""

import argparse
import asyncio
import logging
import random
import sys
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.turn import Choice
from flambeur.protocol.messages import FromClient, Gesture, React, Unfollow, Unwatch
from flambeur.server.play.table import Table
from flambeur.server.socket.app import LONGEST
from flambeur.sources import SeededSource
from tests.server.live import Guest, Json, Live, Socket, serving
from tests.server.mutate import mutate
from tests.server.secrecy import open_secrets

ANSWERS = {"update", "done", "refused", "reacted", "gestured", "night_news", "pong"}
SILENT = (Unwatch, React, Gesture, Unfollow)
"""Messages that may rightly stay without an answer."""
GAMES: tuple[Json, ...] = (
    {"game": "vegas/royale", "options": {"tiles": ["A1", "G1", "E2"]}},
    {"game": "strike"},
    {"game": "easycome"},
    {"game": "vegas/2018"},
)
KEPT = 200
"""Messages that are remembered, to be sent again."""


class Errors(logging.Handler):
    """Keeps what a server would call its own fault."""

    def __init__(self) -> None:
        """Begin to listen."""
        super().__init__(logging.ERROR)
        self.heard: list[str] = []
        logging.getLogger().addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.heard.append(logging.Formatter().format(record))


class Fuzzer:
    """Two players and a stranger who send nonsense, and look at what comes back."""

    def __init__(self, live: Live, seed: int) -> None:
        """Take a server."""
        self._live, self._luck = live, random.Random(seed)
        self._source = SeededSource(seed)
        self._people: list[tuple[Guest, Socket]] = []
        self._tables: list[str] = []
        self._night = ""
        self._sent: list[Any] = []
        self._fences = 0
        self.answers: dict[str, int] = {}

    async def run(self, messages: int) -> None:
        """Send so many messages, then play all games to their ends."""
        async with AsyncExitStack() as stack:
            for _ in range(3):
                guest = self._live.guest()
                await guest.http.get("/api/games")
                socket = await stack.enter_async_context(guest.socket())
                self._people.append((guest, socket))
                await socket.hear()
            self._night = await self._open_night()
            await self._open()
            for number in range(messages):
                await self._poke(number)
            for table in list(self._tables):
                await self._finish(table)

    async def _open_night(self) -> str:
        """Open a night, to which the first one comes."""
        enter = {"type": "enter", "name": "Anna"}
        answer = await self._people[0][0].http.post("/api/nights", json={"enter": enter})
        return str(answer.raise_for_status().json()["night"])

    async def _open(self) -> None:
        """Open a table for each game that has none where it is played."""
        anna, ben, _ = (guest for guest, _ in self._people)
        for _, socket in self._people:
            for table in self._tables:
                await socket.say({"type": "unwatch", "table": table})
        self._tables.clear()
        for wanted in GAMES:
            table = await anna.open(**wanted, sit={"type": "sit", "name": "Anna"})
            await ben.do(table, {"type": "sit", "name": "Ben"}, "sit")
            await anna.do(table, {"type": "start"}, "start")
            self._tables.append(table)

    async def _poke(self, number: int) -> None:
        table = self._luck.choice(self._tables)
        if self._table(table).card.phase == "over":
            await self._open()
            return
        message = self._message(table, number)
        self._sent = [*self._sent[-KEPT:], message]
        raw = mutate(self._luck.choice((message, message, *self._sent[:1])), self._luck)
        sockets = (self._socket(table), *(socket for _, socket in self._people))
        await self._send(self._luck.choice(sockets), raw)

    def _table(self, table: str) -> Table:
        slot = self._live.context.desk.slots.peek(table)
        assert slot is not None
        return slot.table

    def _socket(self, table: str) -> Socket:
        """Find the socket of the one whose turn it is: there most can go wrong."""
        return self._people[self._table(table).awaited() or 0][1]

    def _message(self, table: str, number: int) -> Json:
        here, luck = {"table": table}, self._luck
        key = luck.choice((f"k{number}", f"k{luck.randrange(number + 1)}"))
        acts: list[Json] = [
            self._play(table),
            self._play(table),
            {"type": "sit", "name": "Eve", "seat": 1, "gives": True},
            {"type": "commit", "agreement": "ab" * 32, "commitment": "cd" * 32},
            {"type": "reveal", "list": "ab" * 32, "nonce": "cd" * 32},
            {"type": "seat_bot", "bot": "casual"},
            {"type": "stand", "seat": 0},
            {"type": "start"},
            {"type": "take", "seat": 1, "name": "Eve"},
            {"type": "seek", "seat": 1, "name": "Eve"},
            {"type": "hand", "yes": True, "to": luck.randrange(99)},
            {"type": "back"},
            {"type": "propose", "what": "takeback"},
            {"type": "answer", "yes": False},
            {"type": "rematch"},
        ]
        return luck.choice(
            [
                {"type": "watch", "language": "fr", **here},
                {"type": "resume", "since": luck.randrange(9), **here},
                {"type": "unwatch", **here},
                {"type": "react", "reaction": "wave", **here},
                self._play(table) | {"type": "gesture", "kind": "consider", **here},
                {"type": "ping"},
                *luck.sample(self._at_night(key), 2),
                *({"type": "do", "act": act, "key": key, **here} for act in luck.sample(acts, 5)),
            ]
        )

    def _at_night(self, key: str) -> list[Json]:
        """List what can be said at a night."""
        there = {"night": self._night}
        acts: list[Json] = [
            {"type": "enter", "name": "Ben"},
            {"type": "depart"},
            {"type": "vote", "game": "vegas"},
            {"type": "begin", "game": "strike", "bots": 1},
            {"type": "tip_winner", "person": "93380feb0b7b0a05"},
            {"type": "break"},
            {"type": "close"},
            {"type": "continue"},
            {"type": "set_date", "at": 1_800_000_000},
            {"type": "attend", "yes": True},
        ]
        return [
            {"type": "follow", **there},
            {"type": "follow", "screen": True, **there},
            {"type": "unfollow", **there},
            *({"type": "do_at_night", "act": act, "key": key, **there} for act in acts),
        ]

    def _play(self, table: str) -> Json:
        now = self._table(table)
        turn = now.position.turn if now.position else None
        if not isinstance(turn, Choice):
            return {"type": "play", "version": now.version, "move": {}}
        offers = [*turn.moves, *(form.sample(self._source.roll) for form in turn.forms)]
        move = msgspec.json.decode(encode(self._luck.choice(offers)))
        return {"type": "play", "version": now.version, "move": move}

    async def _send(self, socket: Socket, raw: str | bytes) -> None:
        """Send one message and a fence after it; something must come before the fence's answer."""
        if len(raw.encode() if isinstance(raw, str) else raw) > LONGEST * 4:
            return  # such a message ends the line, which is another test
        self._fences += 1
        key = f"fence{self._fences}"
        await socket.say(raw)
        fence = {"type": "do", "table": "zzzzzzzzzzzz", "act": {"type": "start"}, "key": key}
        answer, came = await socket.ask(fence), 0
        while answer.get("key") != key:
            came += 1
            self._check(answer, socket.got[-1])
            answer = await socket.hear()
        socket.got.clear()
        assert came or _may_be_silent(raw), f"no answer to {raw[:200]!r}"

    def _check(self, answer: Json, data: bytes) -> None:
        assert answer["type"] in ANSWERS, answer
        kind = str(answer.get("code", answer["type"]))
        self.answers[kind] = self.answers.get(kind, 0) + 1
        for table in self._tables:
            assert self._table(table).seed.encode() not in data, "the seed is told"
        if answer["type"] == "update" and answer["view"]:
            assert [] == [*open_secrets(answer["view"]["state"], answer["seat"], live=False)]
            assert [] == [*open_secrets(answer["events"], answer["seat"], live=True)]

    async def _finish(self, table: str) -> None:
        """Play on with right moves; the game must come to its end."""
        number = 0
        while (seat := self._table(table).awaited()) is not None:
            number += 1
            answer = await self._people[seat][0].do(table, self._play(table), f"end{number}")
            assert answer.json().get("code", "move/stale") == "move/stale", answer.text
        assert "over" == self._table(table).card.phase


def _may_be_silent(raw: str | bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(raw, type=FromClient), SILENT)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False


async def fuzz(messages: int, seed: int = 0) -> dict[str, int]:
    """Fuzz a server of our own; tell how often each answer came."""
    errors = Errors()
    try:
        async with serving() as live:
            fuzzer = Fuzzer(live, seed)
            await fuzzer.run(messages)
    finally:
        logging.getLogger().removeHandler(errors)
    assert [] == errors.heard
    return dict(sorted(fuzzer.answers.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for kind, count in asyncio.run(fuzz(given.messages, given.seed)).items():
        sys.stdout.write(f"{count:8} {kind}\n")
