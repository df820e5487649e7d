"""Nothing that leaves a table before its day closes depends on dice that its player has not met.

Two servers with the same people hold boards with different keys, which agree on all that an
attempt reaches. Whatever anybody asks them, they answer with the same bytes.
"""

import asyncio
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from flambeur.core.chance import Distribution, Shuffled
from flambeur.core.fair import bots as fair_bots
from flambeur.core.parts import Move
from flambeur.core.source import Spot
from flambeur.server.boards import board, keeping
from flambeur.server.http import routes
from flambeur.server.http.endpoints import ENDPOINTS
from flambeur.server.http.kit import Endpoint
from flambeur.server.http.links import POSTERS, TABLES
from flambeur.server.play import bots, chance, lobby, proofs, sealing, table
from flambeur.server.play.reading import fold
from flambeur.server.play.slots import Slot
from flambeur.server.play.steps import Began
from flambeur.server.socket import app
from flambeur.sources.keyed import KeyedSource
from tests.server.boards.attempts import AFTER, DAY, LONG, SomeDay, wait_for
from tests.server.live import Guest, Live, Socket, serving
from tools import verify

COMMON = bytes([3]) * 32
"""The key of all that is reached."""
KEYS = "11" * 32, "22" * 32
TABLE = "0123456789ab"
BODIES: dict[str, Any] = {
    "/api/tables/{table}/acts": {"act": {"type": "take", "name": "Cleo", "seat": 1}, "key": "k"},
    "/api/tables/{table}/moments": {"at": 3, "name": "Cleo"},
}
OWN = (
    "/api/me/tables",
    "/api/me/games",
    "/api/me/form",
    "/api/me/export",
    f"/api/days/{DAY}/board",
)
LISTS = ("/api/tables?phase=playing", "/api/tables?phase=over")
CLOCK = re.compile(rb'"(?:opened|since|left|par)":[0-9.]+')
"""What depends on when it was asked, and par, which is told to whoever has played."""
DOOR = re.compile(rf"\w+ (?P<name>\w+) [A-Z]+ (?P<path>/api/.*{TABLE}.*|/t/{TABLE}.*png)")
"""Somebody asked about a table; its pages say nothing by themselves."""
Told = dict[str, bytes]


class Reached(KeyedSource):
    """Dice of another key wherever an attempt comes; bills that are never dealt lie otherwise."""

    undealt = 0
    key = ""

    def __init__(self, key: bytes) -> None:
        """Draw all that is reached from one key."""
        super().__init__(COMMON)
        self._turned = key.hex() == KEYS[1]

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Turn the end of the pile round in one of two worlds."""
        outcome = super().settle(distribution, spot)
        if isinstance(outcome, Shuffled) and self._turned and self.undealt:
            dealt, rest = outcome.cards[: -self.undealt], outcome.cards[-self.undealt :]
            return Shuffled((*dealt, *reversed(rest)))
        return outcome


def common_luck(_key: bytes, seat: int, version: int) -> str:
    """What bots leave to chance was reached as well."""
    return fair_bots.luck(COMMON, seat, version)


@pytest.fixture(autouse=True)
def _alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing differ but the key: neither names nor secrets of tables, nor the time."""
    monkeypatch.setattr(board, "RIVAL", "casual")
    monkeypatch.setattr(chance, "KeyedSource", Reached)
    monkeypatch.setattr(bots, "luck", common_luck)
    monkeypatch.setattr(keeping, "new_table_id", lambda: TABLE)
    monkeypatch.setattr(lobby, "new_seed", lambda: "44" * 32)
    monkeypatch.setattr(Slot, "left", 60.0)
    monkeypatch.setattr(Reached, "undealt", 0)


class World:
    """A server with one attempt, and all that it told."""

    def __init__(self, live: Live, cookies: dict[str, httpx.Cookies]) -> None:
        """Let the same people come as to the other one."""
        self.live = live
        self.people = {name: live.guest() for name in cookies}
        for name, guest in self.people.items():
            guest.http.cookies = cookies[name]
        self.told: Told = {}
        self.undealt = 0

    @property
    def player(self) -> Guest:
        """The one whose attempt it is."""
        return self.people["player"]

    async def play(self) -> None:
        """Play to the end, with a client in words and a program looking, and ask now and then."""
        opened = await self.player.http.post("/api/today/board", json={"day": DAY, "name": "Ana"})
        assert {"table": TABLE} == opened.json()
        async with self.player.socket() as words, self.player.socket() as program:
            await words.say({"type": "watch", "table": TABLE, "language": "en"})
            await program.say({"type": "watch", "table": TABLE})
            await self._ask("begun")
            for move in range(100):
                seen = await wait_for(self.player, TABLE)
                if seen["card"]["phase"] == "over":
                    break
                answer = await self.player.play(TABLE, f"m{move}")
                assert 200 == answer.status_code
                if move == 9:
                    await wait_for(self.player, TABLE)
                    await self._ask("middle")
            await self._hear("words", words, seen["seq"])
            await self._hear("program", program, seen["seq"])
        await self._ask("over")
        self.undealt = await self._count_undealt()

    async def _count_undealt(self) -> int:
        """Count the bills that lay in the pile from the first round to the end, above others."""
        stored = await self.live.context.store.load(TABLE)
        assert stored is not None
        steps = [*fold(stored)]
        began = next(taken.step for taken in steps if isinstance(taken.step, Began))
        cards = next(e.move.cards for e in began.entries if isinstance(e.move, Shuffled))
        last = steps[-1].table.position
        assert last is not None
        pile = last.state.pile.look()
        return max(n for n in range(len(pile)) if pile[:n] == cards[len(cards) - n :])

    async def _hear(self, name: str, line: Socket, seq: int) -> None:
        """Keep all that came over a line."""
        while (await line.hear()).get("seq") != seq:
            pass
        for number, message in enumerate(line.got):
            self.told[f"{name} {number}"] = message

    async def _ask(self, when: str) -> None:
        """Ask for all that there is, as everybody."""
        for name, guest in self.people.items():
            for method, path, body in requests():
                if not (name == "player" and path.endswith("/acts")):
                    told = await ask(guest, method, path, body)
                    self.told[f"{when} {name} {method} {path}"] = told
            async with guest.socket() as line:
                await line.hear()
                await line.ask({"type": "resume", "table": TABLE, "since": 2})
                self.told[f"{when} {name} resumes"] = line.got[-1]


def requests() -> Iterator[tuple[str, str, Any]]:
    """List all that can be asked about a table, and about one's own."""
    for endpoint in ENDPOINTS:
        if "{table}" in endpoint.path:
            yield endpoint.method, named(endpoint), BODIES.get(endpoint.path)
    for path in (*TABLES, *POSTERS):
        yield "GET", path.replace("{id}", TABLE).replace("{moment:int}", "5"), None
    for path in (*(f"/api/me/{what}" for what in OWN), *LISTS):
        yield "GET", path, None


def named(endpoint: Endpoint) -> str:
    """Name the table, and a throw that there is not."""
    return endpoint.path.replace("{table}", TABLE).replace("{digest}", "0" * 64)


async def ask(guest: Guest, method: str, path: str, body: Any) -> bytes:
    """Ask one thing; of a stream the first line is read."""
    async with guest.http.stream(method, path, json=body, timeout=LONG) as answer:
        data = b""
        async for part in answer.aiter_bytes():
            data += part
            if path.endswith("/stream"):
                break
    return f"{answer.status_code} ".encode() + data


@asynccontextmanager
async def world(file: Path, cookies: dict[str, httpx.Cookies], key: str) -> AsyncIterator[World]:
    """Serve a copy of the same people, with a board of this key."""
    async with serving(database=f"sqlite:///{file}") as live:
        live.context.boards._days = SomeDay(key)
        await live.context.store.keep_par(DAY, 300_000)
        yield World(live, cookies)


async def both(folder: Path) -> tuple[Told, Told]:
    """Play the same attempt in two worlds, and keep all that they told."""
    first, cookies = folder / "first.db", dict[str, httpx.Cookies]()
    async with serving(database=f"sqlite:///{first}") as live:
        for name in ("player", "onlooker"):
            guest = live.guest()
            await guest.http.get("/api/me")
            cookies[name] = guest.http.cookies
    second, third = folder / "second.db", folder / "third.db"
    shutil.copy(first, second)
    shutil.copy(first, third)
    async with world(second, cookies, KEYS[0]) as one:
        await one.play()
    Reached.undealt = one.undealt
    assert one.undealt > 1, "all bills were dealt: take another common key"
    async with world(third, cookies, KEYS[1]) as two:
        await two.play()
    return one.told, two.told


def different(one: Told, two: Told) -> list[str]:
    """List what was answered otherwise."""
    assert one.keys() == two.keys()
    return [what for what in one if CLOCK.sub(b"", one[what]) != CLOCK.sub(b"", two[what])]


async def test_all_that_leaves_is_the_same(tmp_path: Path) -> None:
    """No byte that a player or an onlooker gets depends on what was not reached."""
    one, two = await both(tmp_path)
    assert len(one) > 150
    assert [] == different(one, two)
    assert not any(key.encode() in told for key in KEYS for told in (*one.values(), *two.values()))


LEAKS: dict[str, tuple[Any, str, Callable[..., Any]]] = {
    "the seed at the end": (table, "is_sealed", lambda _: False),
    "seals": (proofs, "is_sealed", lambda _: False),
    "endpoints": (routes, "check_open", lambda _: None),
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_would_be_found(
    leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If one of the doors stood open, the worlds above would differ."""
    monkeypatch.setattr(*LEAKS[leak])
    assert [] != different(*await both(tmp_path))


async def test_all_doors_are_shut_until_the_day_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each says until when; afterwards receipt and record are there."""
    monkeypatch.setattr(chance, "KeyedSource", KeyedSource)
    monkeypatch.setattr(Reached, "undealt", 2)
    async with serving(database=f"sqlite:///{tmp_path / 'club.db'}") as live:
        live.context.boards._days = SomeDay(KEYS[0])
        await live.context.store.keep_par(DAY, 300_000)
        people = {"player": live.guest(), "onlooker": live.guest()}
        for guest in people.values():
            await guest.http.get("/api/me")
        here = World(live, {name: guest.http.cookies for name, guest in people.items()})
        await here.play()
        for what, told in here.told.items():
            if (asked := DOOR.fullmatch(what)) is not None:
                plays = asked["name"] == "player" and asked["path"].endswith(TABLE)
                assert plays != (b"sealed until 2096-10-02 07:06 UTC" in told), what
        monkeypatch.setattr(sealing, "time", lambda: AFTER)
        onlooker = here.people["onlooker"]
        begun = (await onlooker.http.get(f"/api/tables/{TABLE}/receipt")).json()["begun"]
        record = (await onlooker.http.get(f"/api/tables/{TABLE}/record")).content
        assert KEYS[0] == begun[-1]["seed"]
        with pytest.raises(verify.CannotTell, match=f"proof of {DAY} is missing"):
            verify.check(record, None, None)


async def test_an_onlooker_is_not_let_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If only the socket let others in, they would follow: it asks by itself."""
    monkeypatch.setattr(app, "check_player", lambda _card, _person: None)
    async with serving(database=f"sqlite:///{tmp_path / 'club.db'}") as live:
        live.context.boards._days = SomeDay()
        player, onlooker = live.guest(), live.guest()
        await player.http.post("/api/today/board", json={"day": DAY, "name": "Ana"})
        async with onlooker.socket() as line, asyncio.timeout(LONG):
            await line.hear()
            seen = await line.ask({"type": "watch", "table": TABLE})
    assert TABLE == seen["table"]
    assert "update" == seen["type"]
