"""A newer version opens the databases that older ones left behind, and the evening goes on."""

import gzip
import sqlite3
import time
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from flambeur.families import find
from flambeur.server.ops.checks import check_table
from flambeur.server.ops.copies import restore
from flambeur.server.ops.schema import migrate
from flambeur.sources.verify import verify
from tests.server.conftest import POSTGRES, execute, with_search_path
from tests.server.live import Guest, Live, serving
from tests.server.people.authenticator import Authenticator
from tests.server.people.conftest import ORIGIN, sign_in
from tests.server.upgrade.evening import RUNNING, Known, get, hashed, look, play
from tests.server.upgrade.make import DUMP, FILE, KNOWN, SCHEMA

VERSIONS = sorted(file.parent for file in Path(__file__).parent.glob(f"*/{DUMP}"))
FOR_EVER = {"keep_tables": 36_500, "keep_accounts": 36_500, "keep_bots": 36_500}
LATER = "update {}tables set deadline = deadline + {}, sweep_at = sweep_at + {}"
"""Lets a server be started again on the evening of its games, whenever that is."""


class Older(msgspec.Struct, frozen=True):
    """A database that an older version left behind, and what people know of it."""

    url: str
    known: Known

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[Live]:
        """Serve it with the code of today."""
        async with serving(database=self.url, origins=(ORIGIN,), **FOR_EVER) as live:
            yield live

    def comes_back(self, live: Live, name: str) -> Guest:
        """Let somebody come with the cookie of that evening."""
        guest = live.guest(origin=ORIGIN)
        guest.http.cookies.set("flambeur", self.known.cookies[name])
        return guest


@pytest.fixture(params=VERSIONS, ids=lambda folder: folder.name)
def version(request: pytest.FixtureRequest) -> Path:
    """The folder of an older version."""
    folder: Path = request.param
    return folder


@pytest.fixture(params=KNOWN)
async def older(
    request: pytest.FixtureRequest, version: Path, tmp_path: Path
) -> AsyncIterator[Older]:
    """A database of an older version, once of each kind."""
    known = msgspec.json.decode((version / KNOWN[request.param]).read_bytes(), type=Known)
    passed = time.time() - known.at
    if request.param == "sqlite":
        yield Older(_unpack(version / FILE, tmp_path, passed), known)
        return
    schema = f"test_{uuid.uuid4().hex}"
    await execute(POSTGRES, (version / DUMP).read_text("utf-8").replace(SCHEMA, schema))
    seconds = f"make_interval(secs => {passed})"
    await execute(POSTGRES, LATER.format(f"{schema}.", seconds, seconds))
    yield Older(with_search_path(POSTGRES, schema), known)
    await execute(POSTGRES, f'drop schema "{schema}" cascade')


def _unpack(packed: Path, folder: Path, passed: float) -> str:
    """Restore a copy as an operator does."""
    copy, file = folder / "copy.db", folder / "club.db"
    copy.write_bytes(gzip.decompress(packed.read_bytes()))
    restore(copy, file)
    with closing(sqlite3.connect(file)) as line, line:
        line.execute(LATER.format("", passed, passed))
    return f"sqlite:///{file}"


async def test_the_schema_is_brought_up_to_date(older: Older) -> None:
    """Opening applies all that comes before the new code; nothing is pending afterwards."""
    async with older.serving() as live:
        assert await live.context.store.ready()
    assert [] == await migrate(older.url, "before")


@pytest.mark.parametrize("game", RUNNING)
async def test_a_running_game_goes_on_to_its_end(older: Older, game: str) -> None:
    """Nothing of it is lost, its dice are those that were promised, and its record verifies."""
    table = older.known.running[game]
    async with older.serving() as live:
        ann, ben = older.comes_back(live, "ann"), older.comes_back(live, "ben")
        assert older.known.seqs[table] <= (await look(ann, table))["seq"]
        over = await play((ann, ben), table)
        assert "finished" == over["card"]["outcome"]["ending"]
        record = await ann.http.get(f"/api/tables/{table}/record")
        stored = await live.context.store.load(table)
        assert stored is not None
        assert () == check_table(stored, live.context.signing).findings
    assert [] == verify(record.raise_for_status().content, find).findings


async def test_a_lesson_is_taught_to_its_end(older: Older) -> None:
    """Who was learning the game when the server stopped is led on."""
    async with older.serving() as live:
        cleo = older.comes_back(live, "cleo")
        over = await play((cleo,), older.known.lesson)
        assert (True, "abandoned") == (over["card"]["lesson"], over["card"]["outcome"]["ending"])


async def test_an_open_table_takes_people(older: Older) -> None:
    """It is still listed, its host is at home there, and it is played to its end."""
    table = older.known.open
    async with older.serving() as live:
        cleo, dan = older.comes_back(live, "cleo"), live.guest()
        listed = (await get(dan.http, "/api/tables"))["tables"]
        assert [table] == [card["table"] for card in listed]
        (await dan.do(table, {"type": "sit", "name": "Dan"})).raise_for_status()
        (await cleo.do(table, {"type": "start"}, "start")).raise_for_status()
        over = await play((cleo, dan), table)
        assert "finished" == over["card"]["outcome"]["ending"]
        record = (await dan.http.get(f"/api/tables/{table}/record")).content
    assert [] == verify(record, find).findings


async def test_what_is_over_stays_as_it_was(older: Older) -> None:
    """Record, review and ratings are those that people saw that evening."""
    known = older.known
    async with older.serving() as live:
        ann = older.comes_back(live, "ann")
        record = await ann.http.get(f"/api/tables/{known.over}/record")
        assert known.record == hashed(record.raise_for_status().text)
        review = await get(ann.http, f"/api/tables/{known.over}/review")
        assert ("done", known.review) == (review["state"], hashed(review["review"]))
        assert known.ratings == await get(ann.http, f"/api/ratings?game={RUNNING[0]}")
    assert [] == verify(record.content, find).findings


async def test_people_are_who_they_were(older: Older) -> None:
    """By the cookie of a guest or an account, by a passkey, and by the token of a bot."""
    known = older.known
    async with older.serving() as live:
        for name, person in known.ids.items():
            assert person == (await _me(older.comes_back(live, name).http))["id"]
        browser = live.guest(origin=ORIGIN).http
        await sign_in(browser, Authenticator.kept(known.passkey))
        assert (known.ids["ann"], "account") == _who(await _me(browser))
        bot = await _me(live.guest(authorization=f"Bearer {known.token}").http)
        assert ("rando", "bot") == (bot["name"], bot["kind"])


async def _me(http: httpx.AsyncClient) -> dict[str, Any]:
    return await get(http, "/api/me")


def _who(me: dict[str, Any]) -> tuple[str, str]:
    return me["id"], me["kind"]
