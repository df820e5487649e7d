"""What must stay on the server stays there: the seed, other seats' secrets, and its own insides."""

import logging
from collections.abc import AsyncIterator
from unittest.mock import AsyncMock

import httpx
import msgspec
import pytest

from flambeur.protocol.refusals import Unavailable
from flambeur.server.play.bots import _ask, luck_of
from flambeur.server.play.reading import read_table
from flambeur.server.play.secrets_of import seed_of
from flambeur.server.store.contract import Listing, Write
from tests.server.live import Guest, Json, Live

TRACES = ("Traceback", ".py", "flambeur.", "sqlite", "asyncpg", "line ")
PATHS = ("", "/receipt", "/record")


async def looks(guest: Guest, table: str) -> AsyncIterator[httpx.Response]:
    """Ask for everything about a table, and for things that are refused."""
    for path in PATHS:
        yield await guest.http.get(f"/api/tables/{table}{path}")
    for listing in ("/api/tables", "/api/tables?phase=playing", "/api/me/tables", "/api/me/games"):
        yield await guest.http.get(listing)
    for act in (
        {"type": "play", "version": 0, "move": {"type": "place", "face": 1}},
        {"type": "play", "version": 1, "move": {"type": "seed"}},
        {"type": "answer", "yes": True},
        {"type": "start"},
    ):
        yield await guest.do(table, act, "look")


async def test_seed(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    """Before the end the seed is in no view, list, receipt, record, refusal or log."""
    caplog.set_level(logging.DEBUG)
    host, stranger = live.guest(), live.guest()
    sit = {"type": "sit", "name": "Anna"}
    table = await host.open(sit=sit, bots=["casual"], public=True)
    stored = await live.context.store.load(table)
    assert stored is not None
    seed = seed_of(stored.seed, 0).hex()
    secrets = (stored.seed, seed)
    for step in range(3):
        for guest in (host, stranger):
            async with guest.socket() as socket:
                await socket.hear()
                await socket.ask({"type": "watch", "table": table})
                await socket.ask({"type": "resume", "table": table, "since": 1})
            told = [answer.text + str(answer.headers) async for answer in looks(guest, table)]
            told += [message.decode() for message in socket.got]
            assert not any(secret in text for secret in secrets for text in told)
        if step == 0:
            await host.do(table, {"type": "start"}, "start")
    assert not any(secret in caplog.text for secret in secrets)
    await host.do(table, {"type": "propose", "what": "abandon"}, "end")
    receipt = (await stranger.http.get(f"/api/tables/{table}/receipt")).json()
    assert seed == receipt["begun"][0]["seed"]
    assert stored.seed not in str(receipt)


async def test_record_of_a_running_game(live: Live) -> None:
    """The record, which holds every secret, is given out when the game is over."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
    answer = await host.http.get(f"/api/tables/{table}/record")
    assert (409, "table/phase") == (answer.status_code, answer.json()["code"])


async def test_record_that_could_be_lost(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a failover could still take the end of a game away, its seed stays where it is."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
    await host.do(table, {"type": "propose", "what": "abandon"}, "end")
    pages = [f"/api/tables/{table}/record", f"/api/tables/{table}/moments?until=9"]
    with monkeypatch.context() as patch:
        patch.setattr(live.context.store, "settle", AsyncMock(side_effect=Unavailable("alone")))
        for page in pages:
            assert 503 == (await host.http.get(page)).status_code, page
    for page in pages:
        assert 200 == (await host.http.get(page)).status_code, page


async def test_spectators(live: Live) -> None:
    """One who only looks on sees neither the pile nor what players have won, nor legal moves."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
    view = (await live.guest().see(table))["view"]
    assert view["seat"] is None
    assert not view["turn"].get("moves")
    assert "value" not in view["state"]["pile"]
    assert all("value" not in player["bills"] for player in view["state"]["players"])


async def test_error_without_trace(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer to a failure of ours tells nothing of our insides."""

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret of line 7")

    monkeypatch.setattr(live.context.desk, "see", broken)
    answer = await live.guest().http.get("/api/tables/0123456789ab")
    assert 500 == answer.status_code
    assert "secret" not in answer.text
    assert not any(trace in answer.text for trace in TRACES)
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("path", ["/api/tables/../../etc/passwd", "/api/tables/%00", "/api/%2e"])
async def test_refusals_without_trace(live: Live, path: str) -> None:
    """A refusal tells what was wrong, and nothing of our insides."""
    guest = live.guest()
    answers = [
        await guest.http.get(path),
        await guest.http.post("/api/tables", json={"game": "x" * 40, "chairs": 2}),
        await guest.http.post("/api/tables", json={"game": "vegas", "chairs": 99}),
        await guest.http.post("/api/quick", json=[]),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert not any(trace in answer.text for trace in TRACES)


async def test_database_errors(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the database fails, its own words stay inside."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)

    async def down(*_: Write | Listing) -> set[str]:
        raise OSError("no route to 10.1.2.3, user flambeur")

    turn: Json = {}
    while turn.get("seat") != 0:
        turn = (await host.see(table))["view"]["turn"]
    monkeypatch.setattr(live.context.store, "append", down)
    answer = await host.play(table)
    assert (503, "server/unavailable") == (answer.status_code, answer.json()["code"])
    assert "10.1.2.3" not in answer.text


async def test_chance_of_bots(live: Live) -> None:
    """What a bot leaves to chance follows from the key, which no player knows, and is not told."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["novice"], start=True)
    stored = await live.context.store.load(table)
    assert stored is not None
    now = read_table(stored)
    twin = read_table(msgspec.structs.replace(stored, seed="ab" * 32))
    lucks = {luck_of(each, seat) for each in (twin, now) for seat in (0, 1)}
    assert 4 == len(lucks)
    assert _ask("novice", now, 1).luck == luck_of(now, 1)
    told = [answer.text async for answer in looks(host, table)]
    assert not any(luck in text for luck in lucks for text in told)
