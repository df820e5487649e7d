"""Tables in a file for the tests of operators' jobs."""

from pathlib import Path

from flambeur.protocol.acts import Sit, Stand
from flambeur.protocol.lobby import NewTable
from flambeur.server.store.contract import (
    Attendant,
    DeckCard,
    GivenAnswer,
    Listing,
    Passkey,
    Person,
    Rating,
    Store,
    Stored,
    Subscription,
    Token,
    Write,
)
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import open_game, play_on, worker


async def fill(file: Path, moves: tuple[int, ...] = (10_000, 5)) -> list[str]:
    """Keep one table for each number of moves: the first is played to its end."""
    store = SqliteStore(str(file))
    await store.open()
    async with worker(store) as context:
        tables = [await open_game(context, "vegas", 2) for _ in moves]
        for table, count in zip(tables, moves, strict=True):
            await play_on(context, table, count)
    await store.close()
    return tables


async def send_away(file: Path, person: str, times: int) -> None:
    """Let a host clear somebody's place, again and again."""
    store = SqliteStore(str(file))
    await store.open()
    async with worker(store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 2))
        for number in range(times):
            await context.desk.act(table, person, Sit("Ben", 0), f"sit-{number}")
            await context.desk.act(table, "ana", Stand(0), f"clear-{number}")
    await store.close()


async def stored_in(file: Path, table: str) -> Stored | None:
    """Read a table out of a file."""
    store = SqliteStore(str(file))
    await store.open()
    try:
        return await store.load(table)
    finally:
        await store.close()


async def keep_people(store: Store) -> None:
    """Put a row into every table that games leave empty."""
    await store.add_person(Person("p", "Ana", "account"))
    await store.add_passkey(Passkey(b"key", "p", b"public", 1))
    await store.add_token(Token("hash", "p", "rando"))
    await store.rate("t", [Rating("p", "vegas", 25.0, 8.0, 1)])
    await store.ask_review("t")
    await store.use("challenge", 3600)
    await store.subscribe(Subscription("s", "p", "ntfy", "a", None, None, "en", "UTC", "o"))
    await store.take_code("KRTM", "n", 3600)
    await store.attend([("n", Attendant("p"))])
    await store.keep_card("p", DeckCard("puzzle", "vegas", "tie", b"{}"))
    await store.want_day("2026-11-18")
    await store.begin_day("2026-11-18", "p", None)
    await store.answer_day("2026-11-18", "p", 1, GivenAnswer(b"{}", "full"), None)
    await store.claim_board("2026-11-18", "p", "b")
    await store.keep_par("2026-11-18", 300_000)
    await _clear(store)
    assert await store.ready()


async def _clear(store: Store) -> None:
    listing = Listing("open", "vegas", False, b"{}")
    await store.create("seed", Write("c", 1, "", b"", None), listing)
    sent = Listing("open", "vegas", False, b"{}", cleared="p")
    await store.change(Write("c", 2, "", b"", None), sent)
