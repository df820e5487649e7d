"""Whole games of every game and edition at tables of the server."""

from typing import Any

import pytest

from flambeur.core.errors import UnknownGame
from flambeur.core.fair.signer import NoSigner
from flambeur.core.game import Game
from flambeur.families import Family, every_game, find
from flambeur.families.builtin import BUILT_IN
from flambeur.server.play.export import export_record
from flambeur.server.play.lobby import new_table_id
from flambeur.server.store.contract import Store
from flambeur.server.store.postgres.store import PostgresStore
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.verify import verify
from tests.server.play.tables import open_game, play_on, worker


def _people(game: Game[Any]) -> int:
    return 3 if 3 in game.seats else min(game.seats)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_a_whole_game_ends_in_a_record_that_verifies(
    game: Game[Any], sqlite_store: SqliteStore
) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, game.id, _people(game))
        over = await play_on(context, table)
        assert over.card.outcome is not None
        assert over.card.outcome.ending == "finished"
        stored = await context.store.load(table)
        assert stored is not None
        record = export_record(stored, context.signing)
    assert record is not None
    assert not verify(record, find).findings


@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale", "easycome"])
async def test_both_stores_give_the_same_record(
    game: str,
    postgres_store: PostgresStore,
    sqlite_store: SqliteStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("flambeur.server.play.lobby.new_table_id", lambda: "sametable000")
    monkeypatch.setattr("flambeur.server.play.lobby.new_seed", lambda: "5eed" * 16)
    records = [await _record(store, game) for store in (postgres_store, sqlite_store)]
    assert records[0] == records[1]


async def _record(store: Store, game: str) -> bytes | None:
    await store.shared_secret("signing", "51" * 32)
    async with worker(store) as context:
        table = await open_game(context, game, 2)
        await play_on(context, table)
        stored = await context.store.load(table)
        assert stored is not None
        return export_record(stored, context.signing)


def test_names_of_tables_are_drawn_at_random() -> None:
    assert len({new_table_id() for _ in range(1000)}) == 1000


async def test_a_running_game_gives_no_record(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        stored = await context.store.load(table)
    assert stored is not None
    assert export_record(stored, NoSigner()) is None


class _Newer(type(find("easycome"))):  # type: ignore[misc]
    """The same game after a change that altered recorded games."""

    version = 2


BOTH = (_Newer(), find("easycome"))
NEWER = _Newer()


def _of(rules: str) -> Family:
    """Make a family with rules that stand here."""
    return Family(name="easycome", rules=f"{__name__}:{rules}")


async def test_a_table_keeps_the_version_of_its_rules(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(sqlite_store) as context:
        old = await open_game(context, "easycome", 2)
        monkeypatch.setitem(BUILT_IN, "easycome", _of("BOTH"))
        new = await open_game(context, "easycome", 2)
        context.desk.slots._idle.clear()
        games = [(await play_on(context, table)).card.game for table in (old, new)]
    assert games == ["easycome@1", "easycome@2"]


async def test_a_table_whose_rules_are_gone_is_refused(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        context.desk.slots._idle.clear()
        monkeypatch.setitem(BUILT_IN, "easycome", _of("NEWER"))
        with pytest.raises(UnknownGame):
            await context.desk.see(table)
