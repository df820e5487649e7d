"""What a club does in an evening at a server: games, a lesson, a lobby, accounts and a bot."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec

from tests.server.live import Guest, Json
from tests.server.people.authenticator import Authenticator
from tests.server.people.conftest import ORIGIN, register

RUNNING = ("vegas/2018", "vegas/royale", "easycome", "strike")
"""Games that are interrupted; the first one is finished, too."""
DAYS = {"kind": "days", "seconds": 86_400}
MOVES = 6
"""So many moves of people are made in a game that is interrupted."""
PATIENCE = 120.0


class Known(msgspec.Struct):
    """What those who were there still know: who they are, and what they saw last."""

    at: float = 0.0
    """Seconds since 1970 when the server was stopped."""
    cookies: dict[str, str] = {}
    ids: dict[str, str] = {}
    passkey: Json = {}
    token: str = ""
    running: dict[str, str] = {}
    """The tables that were interrupted, by their games."""
    lesson: str = ""
    open: str = ""
    over: str = ""
    seqs: dict[str, int] = {}
    """How far each log was."""
    record: str = ""
    """What the record of the finished game hashes to."""
    review: str = ""
    """The same of its review."""
    ratings: Json = {}


async def spend(url: str) -> Known:
    """Spend an evening at a server, and leave while games are running."""
    known = Known()
    ann, ben, cleo = (Guest(url, {"origin": ORIGIN}) for _ in range(3))
    try:
        await _arrive(known, ann, ben)
        known.over = await _open(RUNNING[0], "casual", ann, ben)
        await play((ann, ben), known.over)
        await _look_back(known, ann)
        for game in RUNNING:
            known.running[game] = await _open(game, "casual", ann, ben)
            await play((ann, ben), known.running[game], MOVES)
        sit = {"type": "sit", "name": "Cleo"}
        known.lesson = await cleo.open(lesson=True, sit=sit)
        await play((cleo,), known.lesson, 1)
        known.open = await cleo.open(chairs=3, public=True, sit=sit, pace=DAYS)
        await _leave(known, {"ann": ann, "ben": ben, "cleo": cleo})
    finally:
        for guest in (ann, ben, cleo):
            await guest.http.aclose()
    return known


async def play(guests: Sequence[Guest], table: str, moves: int = 10_000) -> Json:
    """Let people and bots move, to the end or for a number of moves; return what is seen then."""
    made = 0
    async with asyncio.timeout(PATIENCE):
        while (seen := [await look(guest, table) for guest in guests])[0]["card"][
            "phase"
        ] != "over":
            if made >= moves:
                break
            for guest, one in zip(guests, seen, strict=True):
                made += await _move(guest, table, one)
    return seen[0]


async def look(guest: Guest, table: str) -> Json:
    """See a table as it stands, in words: what may be done is offered."""
    async with guest.socket() as line:
        await line.hear()
        return await line.ask({"type": "watch", "table": table, "language": "en"})


async def _move(guest: Guest, table: str, seen: Json) -> bool:
    """Make the first move that is taken, if any is offered: a lesson wants one and no other."""
    offers = seen["told"].get("offers", []) if seen["card"]["phase"] == "playing" else []
    for number, offer in enumerate(offers):
        version = seen["awaited"]["version"]
        act = {"type": "play", "version": version, "move": offer["move"]}
        if (await guest.do(table, act, f"move-{version}-{number}")).is_success:
            return True
    return False


async def _arrive(known: Known, ann: Guest, ben: Guest) -> None:
    """Ann and Ben make accounts, and Ann has a bot."""
    device = Authenticator()
    (await register(ann.http, device)).raise_for_status()
    (await register(ben.http, Authenticator())).raise_for_status()
    (await ben.http.put("/api/me", json={"name": "Ben"})).raise_for_status()
    made = await ann.http.post("/api/me/tokens", json={"name": "rando"})
    known.token = made.raise_for_status().json()["token"]
    known.passkey = device.keep()


async def _open(game: str, bot: str, ann: Guest, ben: Guest) -> str:
    sit = {"type": "sit"}
    table = await ann.open(game=game, chairs=3, pace=DAYS, sit=sit | {"name": "Ann"}, bots=[bot])
    (await ben.do(table, sit | {"name": "Ben"}, "sit")).raise_for_status()
    (await ann.do(table, {"type": "start"}, "start")).raise_for_status()
    return table


async def _look_back(known: Known, ann: Guest) -> None:
    """Have the finished game reviewed, and see how it was rated."""
    path = f"/api/tables/{known.over}"
    (await ann.http.post(f"{path}/review")).raise_for_status()
    async with asyncio.timeout(PATIENCE):
        while not (review := await get(ann.http, f"{path}/review"))["review"]:
            await asyncio.sleep(0.1)
        while not (ratings := await get(ann.http, f"/api/ratings?game={RUNNING[0]}"))["best"]:
            await asyncio.sleep(0.1)
    known.review, known.ratings = hashed(review["review"]), ratings
    known.record = hashed((await ann.http.get(f"{path}/record")).raise_for_status().text)


def hashed(seen: Json | str) -> str:
    """Hash what was seen, so that it can be compared."""
    return hashlib.sha256(msgspec.json.encode(seen, order="deterministic")).hexdigest()


async def get(http: httpx.AsyncClient, path: str) -> Json:
    """Ask for something."""
    found: Any = (await http.get(path)).raise_for_status().json()
    return dict(found)


async def _leave(known: Known, guests: dict[str, Guest]) -> None:
    for name, guest in guests.items():
        known.cookies[name] = guest.http.cookies["flambeur"]
        known.ids[name] = (await get(guest.http, "/api/me"))["id"]
    for table in (*known.running.values(), known.lesson, known.open):
        known.seqs[table] = (await guests["ann"].see(table))["seq"]
