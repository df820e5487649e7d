"""Somebody is told about the games they play and played, and about nobody else's."""

import json

import msgspec
import pytest

from flambeur.protocol.acts import Propose, Resign, Sit, Start
from flambeur.protocol.card import Pace
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.mine import FinishedGame, RunningGame
from flambeur.protocol.review import SeatReview
from flambeur.server.context import Context
from flambeur.server.play import mine
from flambeur.server.play.mine import games_of, running_game
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.live import Guest, serving
from tests.server.play.tables import one_move, open_game, person_at, play_on, worker

DAY = 86_400
SLOW = Pace("days", DAY)


async def slow_game(context: Context) -> str:
    """Open a table where Ana and Ben have a day for each move."""
    table = await context.lobby.open("ana", NewTable("vegas", 2, pace=SLOW))
    for person in ("ana", "ben"):
        await context.desk.act(table, person, Sit(person.title()), f"sit-{person}")
    await context.desk.act(table, "ana", Start(), "start")
    return table


async def running(context: Context, person: str) -> list[RunningGame]:
    """List what a person plays."""
    return list((await games_of(context.desk, person, 0, 0)).running)


async def finished(context: Context, person: str) -> list[FinishedGame]:
    """List what a person has played."""
    return list((await games_of(context.desk, person, 9, 0)).finished)


async def test_it_is_the_turn_of_one_alone(store: Store) -> None:
    """Who is awaited is told since when and for how long; the other, for whom to wait."""
    async with worker(store) as context:
        table = await slow_game(context)
        for _ in range(2):
            now = (await context.desk.see(table)).table
            seat = now.awaited()
            assert seat is not None
            (up,) = await running(context, person_at(now, seat))
            (waits,) = await running(context, person_at(now, 1 - seat))
            assert (seat, seat, True, 1) == (up.seat, up.awaited, up.mine, up.round)
            assert (1 - seat, seat, False) == (waits.seat, waits.awaited, waits.mine)
            assert (None, None) == (waits.since, waits.left)
            assert up.left is not None
            assert up.since is not None
            assert DAY == pytest.approx(up.left + up.since)
            await one_move(context, table)


async def test_the_time_is_that_of_the_database(sqlite_store: SqliteStore) -> None:
    """A turn that began at another worker is not one that begins here."""
    async with worker(sqlite_store) as context:
        table = (await context.desk.see(await slow_game(context))).table
        seat = table.awaited()
        assert seat is not None
        told = running_game(table, person_at(table, seat), DAY - 7200.0)
        assert told is not None
        assert (7200.0, DAY - 7200.0) == (told.since, told.left)
        late = running_game(table, person_at(table, seat), -5.0)
        assert late is not None
        assert (DAY, 0.0) == (late.since, late.left)


async def test_nobody_is_up_where_a_bot_plays_for_them(store: Store) -> None:
    """Who has resigned is never awaited there again."""
    async with worker(store) as context:
        table = await slow_game(context)
        for person in ("ana", "ben"):
            await context.desk.act(table, person, Resign(), f"resign-{person}")
            assert not any(game.mine for game in await running(context, person))


@pytest.mark.parametrize(("game", "rounds"), [("vegas", 4), ("easycome", 0)])
async def test_how_many_rounds_there_are(sqlite_store: SqliteStore, game: str, rounds: int) -> None:
    """It is told where it is agreed: other games end when they end."""
    async with worker(sqlite_store) as context:
        await open_game(context, game, 2)
        (told,) = await running(context, "ana")
        assert (1, rounds) == (told.round, told.rounds)


async def test_open_tables_are_among_them_and_broken_ones_are_not(store: Store) -> None:
    """A table that waits for others is one's own; one that was stopped is over."""
    async with worker(store) as context:
        table = await context.lobby.open("ana", NewTable("vegas", 2, sit=Sit("Ana")))
        (waits,) = await running(context, "ana")
        assert (table, "open", 0, None) == (
            waits.card.table,
            waits.card.phase,
            waits.round,
            waits.awaited,
        )
        alone = NewTable("vegas", 2, sit=Sit("Cleo"), bots=("uniform",), start=True)
        stopped = await context.lobby.open("cleo", alone)
        await context.desk.act(stopped, "cleo", Propose("abandon"), "stop")
        told = await games_of(context.desk, "cleo", 9, 0)
        assert ((), (), 0) == (told.running, told.finished, told.count)


async def test_lessons_are_not_listed(store: Store) -> None:
    """A taught game is none of one's games, while it goes on or later."""
    async with worker(store) as context:
        wanted = NewTable("vegas", 3, sit=Sit("Ana"), lesson=True)
        await context.lobby.open("ana", wanted)
        assert [] == await running(context, "ana")


@pytest.mark.parametrize("game", ["easycome", "strike"])
async def test_a_finished_game_tells_its_result(store: Store, game: str) -> None:
    """Everybody has their own seat, with rank and score on the card; strangers have nothing."""
    async with worker(store) as context:
        table = await open_game(context, game, 2)
        outcome = (await play_on(context, table)).card.outcome
        for seat, person in enumerate(("ana", "ben")):
            (told,) = await finished(context, person)
            assert (seat, table, outcome) == (told.seat, told.card.table, told.card.outcome)
            assert (None, None) == (told.luck, told.skill)
        assert [] == await finished(context, "cleo")
        assert [] == await running(context, "ana")
        assert 1 == (await games_of(context.desk, "ben", 0, 0)).count


def review(*seats: tuple[float, float | None]) -> bytes:
    """Write a review that says luck and skill of every seat."""
    told = [SeatReview("", 0.5, 0, luck, 0.0, 0.5, 0.0, skill) for luck, skill in seats]
    return msgspec.json.encode({"seats": told})


async def test_luck_and_skill_are_those_of_the_review(store: Store) -> None:
    """Each reads what the review says of their own seat, the same as at the end of the game."""
    async with worker(store) as context:
        table = await open_game(context, "easycome", 2)
        await play_on(context, table)
        await store.ask_review(table)
        await store.end_review(table, "done", review((0.7, -0.25), (-0.7, 0.25)))
        (ana,), (ben,) = await finished(context, "ana"), await finished(context, "ben")
        assert ((0.7, -0.25), (-0.7, 0.25)) == ((ana.luck, ana.skill), (ben.luck, ben.skill))


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ([(0.3, None), (-0.3, None)], {}),
        ([(0.3, 0.0)], {"luck": 0.3, "skill": None}),
    ],
)
def test_there_is_no_skill_without_rivals(
    seats: list[tuple[float, float | None]], told: dict[str, float | None]
) -> None:
    """A review without skill tells neither, one of a lonely game luck alone."""
    body = json.loads(review(*seats))
    assert told == mine._merits(json.dumps(body["seats"]).encode(), 0)


async def test_a_table_that_cannot_be_read_hides_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that is gone between the list and the look is passed over."""
    async with worker(store) as context:
        tables = [await slow_game(context) for _ in range(2)]
        assert await store.delete_table(tables[1])
        listed = store.running_of

        async def with_a_ghost(person: str, limit: int) -> object:
            (real,) = await listed(person, limit)
            ghost = real.card.replace(tables[0].encode(), b"000000000000")
            return [msgspec.structs.replace(real, card=ghost), real]

        monkeypatch.setattr(store, "running_of", with_a_ghost)
        assert [tables[0]] == [game.card.table for game in await running(context, "ana")]
    assert "a table was not read" in caplog.text


async def test_over_http() -> None:
    """The list is one's own, in pages whose size is bounded."""
    async with serving() as live:
        await _ask_both(live.guest(), live.guest())


async def _ask_both(host: Guest, stranger: Guest) -> None:
    sit = {"type": "sit", "name": "Anna"}
    table = await host.open(sit=sit, bots=["casual"], pace={"kind": "days", "seconds": DAY})
    told = (await host.http.get("/api/me/games")).json()
    assert ([table], [], 0) == (
        [game["card"]["table"] for game in told["running"]],
        told["finished"],
        told["count"],
    )
    none = {"running": [], "finished": [], "count": 0}
    assert none == (await stranger.http.get("/api/me/games?limit=5&skip=5")).json()
    for query in ("limit=51", "limit=-1", "skip=-1", "limit=x"):
        assert 400 == (await host.http.get(f"/api/me/games?{query}")).status_code
