"""What was kept long enough is forgotten, and nothing else, in both kinds of stores."""

import asyncio
from collections.abc import AsyncIterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from flambeur.protocol.people import Kept
from flambeur.protocol.refusals import UnknownTable
from flambeur.server import context
from flambeur.server.people import forgetting
from flambeur.server.people.forgetting import Swept, sweep
from flambeur.server.people.seen import Seen
from flambeur.server.people.tokens import bot_id
from flambeur.server.play.gone import drop_gone
from flambeur.server.settings import Settings
from flambeur.server.store.contract import Listing, Passkey, Person, Rating, Store, Token, Write
from tests.server.live import serving
from tests.server.people.home import PARTS, Home, Postgres, Sqlite, left_of, make_old, opened
from tests.server.play.tables import Eye, open_game, play_on, worker

DAYS = Kept(tables=90, accounts=1095, bots=365, cookie=400)
ANN, EVE = Person("ann", "Ann", "account"), Person("eve", "Eve", "account")


@pytest.fixture(params=["postgres", "sqlite"])
async def home(
    request: pytest.FixtureRequest, postgres_url: str, tmp_path: Path
) -> AsyncIterator[Home]:
    """A database of each kind, with two stores on it."""
    kind = Postgres(postgres_url) if request.param == "postgres" else Sqlite(tmp_path / "home.db")
    async with opened(kind) as home:
        yield home


async def keep(store: Store, table: str, *people: str, phase: str = "over") -> None:
    """Keep a table with all that hangs on it."""
    await store.create("seed", Write(table, 1, "a", b"one", None), _listing("open", people))
    await store.change(Write(table, 2, "b", b"two", None), _listing(phase, people))
    await store.ask_review(table)
    await store.rate(table, [])


def _listing(phase: str, people: tuple[str, ...]) -> Listing:
    return Listing(phase, "vegas", True, b"card", people)


async def test_old_tables_of_guests_go(home: Home) -> None:
    """A table goes with its log, lists, review and mark, when its days are over and not before."""
    await keep(home.first, "old", "guest")
    await keep(home.first, "empty")
    await keep(home.first, "young", "guest")
    for table, days in (("old", 91), ("empty", 91), ("young", 89)):
        await make_old(home, "tables", table, days)
    assert Swept(tables=2, accounts=0, bots=0) == await sweep(home.first, DAYS)
    assert [] == await left_of(home, "old")
    assert [] == await left_of(home, "empty")
    assert list(PARTS) == await left_of(home, "young")


async def test_tables_of_accounts_and_running_games_stay(home: Home) -> None:
    """A table stays while one account exists that sat there; a game that runs stays anyway."""
    await home.first.add_person(ANN)
    await keep(home.first, "hers", "guest", "ann")
    await keep(home.first, "long", "guest", phase="playing")
    for table in ("hers", "long"):
        await make_old(home, "tables", table, 5000)
    assert Swept(0, 0, 0) == await sweep(home.first, DAYS)
    assert list(PARTS) == await left_of(home, "hers")
    assert list(PARTS) == await left_of(home, "long")
    await home.first.bury_person("ann")
    await make_old(home, "tables", "hers", 91)
    assert Swept(1, 0, 0) == await sweep(home.first, DAYS)
    assert [] == await left_of(home, "hers")


async def test_a_bot_with_a_token_is_no_account(home: Home) -> None:
    """The table of a guest and a bot goes like any table of guests."""
    await home.first.add_person(Person("b", "Botty", "bot"))
    await keep(home.first, "t", "guest", "b")
    await make_old(home, "tables", "t", 91)
    assert Swept(1, 0, 0) == await sweep(home.first, DAYS)


async def test_a_rematch_counts_as_a_step(home: Home) -> None:
    """The days of a table are counted from its last step."""
    await keep(home.first, "t", "guest")
    await make_old(home, "tables", "t", 91)
    await home.first.change(Write("t", 3, "c", b"three", None), _listing("over", ("guest",)))
    assert Swept(0, 0, 0) == await sweep(home.first, DAYS)


async def test_people_who_never_come_are_forgotten(home: Home) -> None:
    """Accounts and bots go, each after its own days; the bots of the server stay."""
    level = Person("bot:casual", "casual", "bot")
    hers = Person(bot_id("ann", 0), "hers", "bot")
    used, unused = Person("used", "u", "bot"), Person("unused", "v", "bot")
    for person in (ANN, EVE, level, hers, used, unused):
        await home.first.add_person(person)
    await home.first.add_passkey(Passkey(b"key", "ann", b"key", 0))
    await home.first.add_token(Token("hash", "unused", "v"))
    await home.first.rate("t", [Rating("ann", "vegas", 25, 8, 1)])
    ages = {"ann": 1096, "eve": 1094, level.id: 5000, "used": 364, "unused": 366}
    for name, days in ages.items():
        await make_old(home, "people", name, days)
    assert Swept(0, 1, 1) == await sweep(home.first, DAYS)
    everybody = ("ann", "eve", level.id, hers.id, "used", "unused")
    found = [await home.first.person(name) for name in everybody]
    assert [Person("ann", "", "gone", -1), EVE, level, None, used, None] == found
    assert await home.first.passkey(b"key") is None
    assert await home.first.token("hash") is None
    assert [] == await home.first.ratings_of("ann")


async def test_a_visit_counts(home: Home) -> None:
    """Who comes again is kept; of a guest nothing is noted, and the day is all that is written."""
    await home.first.add_person(ANN)
    await make_old(home, "people", "ann", 5000)
    seen = Seen(home.first)
    seen.note(ANN)
    seen.note(Person("guest", "", "guest"))
    await seen.write()
    await seen.write()
    assert Swept(0, 0, 0) == await sweep(home.first, DAYS)
    assert [("ann",)] == await home.ask("select id from people")


@pytest.mark.parametrize("door", ["http", "socket"])
async def test_every_door_notes_a_visit(door: str, tmp_path: Path) -> None:
    """Whoever uses a token over HTTP or over a socket was here today."""
    home = Sqlite(tmp_path / "home.db")
    async with serving(database=f"sqlite:///{tmp_path / 'home.db'}") as live:
        made = (await live.guest().http.post("/api/me/tokens", json={"name": "rando"})).json()
        await make_old(home, "people", made["person"], 5000)
        bot = live.guest(Authorization=f"Bearer {made['token']}")
        if door == "http":
            await bot.http.get("/api/me")
        else:
            async with bot.socket(Authorization=f"Bearer {made['token']}") as line:
                await line.hear()
        await live.context.seen.write()
        assert [] == await live.context.store.unseen("bot", 1, 9)


async def test_a_worker_sweeps_by_itself(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to remember to forget, and the operator's days count."""
    monkeypatch.setattr(context, "FORGETTING", 0.05)
    await keep(home.first, "old", "guest")
    await keep(home.first, "young", "guest")
    await make_old(home, "tables", "old", 8)
    async with worker(home.first, settings=Settings(keep_tables=7)), asyncio.timeout(10):
        while await left_of(home, "old"):
            await asyncio.sleep(0.05)
    assert list(PARTS) == await left_of(home, "young")


async def test_the_days_are_told() -> None:
    """Everybody can read the days of this server."""
    async with serving(keep_tables=7, keep_accounts=8, keep_bots=9) as live:
        told = (await live.guest().http.get("/api/privacy")).json()
    assert {"tables": 7, "accounts": 8, "bots": 9, "cookie": 400} == told


async def test_many_at_once(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two workers forget together, portion by portion, and count no table twice."""
    monkeypatch.setattr(forgetting, "BATCH", 3)
    monkeypatch.setattr(forgetting, "PAUSE", 0)
    for number in range(10):
        await keep(home.first, f"t{number}", "guest")
        await home.first.add_person(Person(f"p{number}", "P", "account"))
        await make_old(home, "tables", f"t{number}", 91)
        await make_old(home, "people", f"p{number}", 1096)
    total = 0
    for _ in range(10):
        swept = await asyncio.gather(sweep(home.first, DAYS), sweep(home.second, DAYS))
        total += sum(each.tables for each in swept)
    assert 10 == total
    assert [] == await home.ask("select id from people where kind <> 'gone'")
    assert [] == [part for number in range(10) for part in await left_of(home, f"t{number}")]


async def test_a_deleted_table_leaves_the_memory(store: Store) -> None:
    """Followers are told, their subscription ends, and nobody finds the table any more."""
    async with worker(store) as here:
        table, other = [await open_game(here, "vegas", 2) for _ in range(2)]
        await play_on(here, table)
        eye, back = Eye("ana"), Eye("ben")
        await here.desk.watch(table, eye)
        assert await store.delete_table(table)
        assert not await store.delete_table(table)
        await here.chores.reconcile()
        await drop_gone(here.desk)
        assert ("refused", "table/unknown", table) == (
            eye.last["type"],
            eye.last["code"],
            eye.last["table"],
        )
        assert here.desk.slots.peek(table) is None
        await here.desk.unwatch(table, eye)
        with pytest.raises(UnknownTable):
            await here.desk.watch(table, back, since=2)
        await play_on(here, other, 3)


async def test_a_running_game_can_be_deleted(store: Store) -> None:
    """Whoever moves at a table that was deleted under their hands is told so."""
    async with worker(store) as here:
        table = await open_game(here, "vegas", 2)
        await store.delete_table(table)
        with pytest.raises(UnknownTable):
            await play_on(here, table, 1)


async def test_the_last_visit_is_told(home: Home) -> None:
    """Somebody's last day here is told to them; of a guest there is none."""
    await home.first.add_person(ANN)
    await make_old(home, "people", "ann", 3)
    before = await home.first.last_seen("ann")
    await home.first.saw(["ann"])
    now = await home.first.last_seen("ann")
    assert before is not None
    assert now is not None
    assert timedelta(days=3) == date.fromisoformat(now) - date.fromisoformat(before)
    assert await home.first.last_seen("guest") is None


async def test_graves_are_cleared(home: Home) -> None:
    """The id of a forgotten person is void as long as a cookie lasts, and then forgotten, too."""
    for person, days in (("old", 401), ("young", 399)):
        await home.first.bury_person(person)
        await make_old(home, "graves", person, days)
    await sweep(home.first, DAYS)
    assert ["young"] == [person.id for person in await home.first.people(["old", "young"])]
