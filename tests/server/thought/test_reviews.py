"""Finished games are reviewed once, by one worker, for all who ask."""

import asyncio
import os
import signal
import time
from typing import Any

import httpx
import pytest

from flambeur.core.fair.signer import NoSigner
from flambeur.core.notation import read_position
from flambeur.core.state import turn
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.acts import Sit, Take
from flambeur.protocol.lobby import NewTable
from flambeur.protocol.review import Review
from flambeur.server.bus.local import LocalBus
from flambeur.server.bus.open import open_bus
from flambeur.server.play.export import export_record
from flambeur.server.store.contract import Reviewed, Store, Stored
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.server.thought import reviews
from flambeur.server.thought.minds import Minds
from flambeur.server.thought.words import tell_review
from tests.server.live import Guest, Json, Live, serving
from tests.server.play.tables import open_game, play_on, until, worker

LONG = 60.0
"""Seconds for a review, on a busy machine."""
BEGUN = ("waiting", "running")
"""A worker may take the job before whoever asked looks at it."""


async def finished(context: Any, game: str = "easycome") -> str:
    """Have a game played to its end."""
    table = await open_game(context, game, 2)
    await play_on(context, table)
    return table


async def ended(store: Store, table: str) -> Reviewed:
    """Wait until a review has come to its end."""
    async with asyncio.timeout(LONG):
        while (found := await store.review(table)) is None or found.state in BEGUN:
            await asyncio.sleep(0.05)
    return found


@pytest.mark.parametrize("kind", ["local", "nats"])
async def test_a_review_is_made_and_kept(store: Store, kind: str, nats_url: str) -> None:
    """Whoever asks second finds what was made for the first."""
    async with worker(store, open_bus(kind if kind == "local" else nats_url)) as context:
        table = await finished(context)
        assert (await context.reviews.ask(table)).state in BEGUN
        found = await ended(store, table)
        assert ("done", 1.0) == (found.state, found.progress)
        assert found.body is not None
        review = find("easycome").codec.decode(found.body, Review)
        assert ("Ana", "Ben") == tuple(seat.name for seat in review.seats)
        assert 1.0 == pytest.approx(sum(seat.result for seat in review.seats))
        assert found == await context.reviews.ask(table)


async def test_a_review_whose_worker_died_is_made_by_another(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A job of which nothing is heard any more is taken again."""
    monkeypatch.setattr(reviews, "HOLD", 0.1)
    async with worker(sqlite_store) as context:
        table = await finished(context)
        await sqlite_store.ask_review(table)
        assert await sqlite_store.claim_review(table)  # and then nothing more is heard of it
        await context.reviews.sweep()
        running = await sqlite_store.review(table)
        assert running is not None
        assert "running" == running.state
        await asyncio.sleep(0.2)
        await context.reviews.sweep()
        assert "done" == (await ended(sqlite_store, table)).state


async def test_a_review_is_made_without_a_bus(sqlite_store: SqliteStore) -> None:
    """A worker that cannot reach the others makes it alone."""
    bus = LocalBus()
    async with worker(sqlite_store, bus) as context:
        table = await finished(context)
        await bus.close()
        await context.reviews.ask(table)
        assert "done" == (await ended(sqlite_store, table)).state


async def test_a_record_that_cannot_be_reviewed_fails(sqlite_store: SqliteStore) -> None:
    """The job ends, nobody waits for it, and it can be asked for again."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        await context.reviews.ask(table)
        assert "failed" == (await ended(sqlite_store, table)).state
        await play_on(context, table)
        assert (await context.reviews.ask(table)).state in BEGUN
        assert "done" == (await ended(sqlite_store, table)).state


async def test_a_log_that_cannot_be_read_is_tried_once(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The job has failed, is logged once, and the sweep does not call for it again."""
    monkeypatch.setattr(reviews, "HOLD", 0.0)
    monkeypatch.setattr(reviews, "export_record", _unreadable)
    async with worker(sqlite_store) as context:
        table = await finished(context)
        await context.reviews.ask(table)
        assert "failed" == (await ended(sqlite_store, table)).state
        for _ in range(2):
            await context.reviews.sweep()
            await asyncio.gather(*context.reviews._tasks.values())
    assert ["a review failed"] == [one.message for one in caplog.records if one.exc_info]


def _unreadable(_: Stored) -> bytes:
    raise ValueError("no such step")


async def test_a_review_names_those_who_played_to_the_end(sqlite_store: SqliteStore) -> None:
    """The record keeps the names that were agreed; people look for the ones they know."""
    async with worker(sqlite_store) as context:
        wanted = NewTable("easycome", 2, sit=Sit("Ana"), bots=("uniform",), start=True)
        table = await context.lobby.open("ana", wanted)
        await context.desk.act(table, "marie", Take(1, "Marie"), "take")
        await play_on(context, table)
        await context.reviews.ask(table)
        body = (await ended(sqlite_store, table)).body
    review = find("easycome").codec.decode(body or b"", Review)
    assert ["Ana", "Marie"] == [seat.name for seat in review.seats]


async def test_a_review_is_told(sqlite_store: SqliteStore) -> None:
    """Every choice has its line and says each option; every roll has its line."""
    async with worker(sqlite_store) as context:
        table = await finished(context)
        await context.reviews.ask(table)
        found = await ended(sqlite_store, table)
        stored = await sqlite_store.load(table)
    assert found.body is not None
    assert stored is not None
    review = find("easycome").codec.decode(found.body, Review)
    told = {
        entry.version: entry
        for entry in tell_review(export_record(stored, NoSigner()) or b"", found.body)
    }
    choices = {decision.version for decision in review.decisions}
    assert choices | {luck.version for luck in review.lucks} == told.keys()
    for decision in review.decisions:
        entry = told[decision.version]
        assert entry.lines
        assert entry.position is not None
        awaited = turn(read_position(entry.position, find)[1])
        assert isinstance(awaited, Choice)
        assert decision.seat == awaited.seat
        assert len(decision.options) == len([one for one in entry.options if one.what])


async def review_of(guest: Guest, table: str) -> Json:
    """Wait for a review as a page does."""
    path = f"/api/tables/{table}/review"
    async with asyncio.timeout(LONG):
        while (job := await _get(guest, path))["state"] != "done":
            await asyncio.sleep(0.1)
    found: Json = job
    return found


async def _get(guest: Guest, path: str) -> Json:
    answer: Json = (await guest.http.get(path, timeout=LONG)).json()
    return answer


async def played(live: Live) -> str:
    """Have bots play a game."""
    table = await live.guest().open(game="easycome", bots=["casual", "casual"], start=True)
    async with asyncio.timeout(LONG):
        while (await live.context.desk.see(table)).table.card.phase != "over":
            await asyncio.sleep(0.05)
    return table


async def post(guest: Guest, table: str) -> httpx.Response:
    """Ask for a review."""
    return await guest.http.post(f"/api/tables/{table}/review")


async def test_anyone_with_the_link_may_ask() -> None:
    """A stranger asks, looks until it is there, and is told where its words are."""
    async with serving() as live:
        stranger, table = live.guest(), await played(live)
        assert 404 == (await stranger.http.get(f"/api/tables/{table}/review")).status_code
        job = (await post(stranger, table)).json()
        assert (table, None, []) == (job["table"], job["review"], job["told"])
        found = await review_of(stranger, table)
        assert 2 == len(found["review"]["seats"])
        words = f"/api/words/{found['words']}"
        assert "easycome-say-turn" in (await stranger.http.get(f"{words}/fr")).text
        assert 404 == (await stranger.http.get(f"{words}/xx")).status_code


async def test_a_running_game_is_not_reviewed() -> None:
    """A review would tell secrets."""
    async with serving() as live:
        guest = live.guest()
        sit = {"type": "sit", "name": "Ana"}
        table = await guest.open(game="easycome", sit=sit, bots=["casual"], start=True)
        answer = await post(guest, table)
        assert (409, "table/phase") == (answer.status_code, answer.json()["code"])
        assert 404 == (await post(guest, "0" * 12)).status_code


async def test_new_reviews_are_limited() -> None:
    """Who asks for too many is refused; who asks for one that is there is not."""
    async with serving(reviews="1/hour") as live:
        guest = live.guest()
        one, other = await played(live), await played(live)
        answers = [(await post(guest, table)).status_code for table in (one, one, other)]
        assert [200, 200, 429] == answers


def busy() -> int:
    """Say which process this is."""
    return os.getpid()


def die() -> None:
    """End the process in the middle of a thought."""
    os.kill(os.getpid(), signal.SIGKILL)


async def test_a_process_that_died_is_replaced() -> None:
    """Who waited is told so, and the next thought is thought."""
    minds = Minds(1)
    try:
        first = await minds.think(busy)
        assert os.getpid() != first
        with pytest.raises(Exception, match="gone"):
            await minds.think(die)
        assert await minds.think(busy) not in (first, os.getpid())
    finally:
        minds.close()


def is_there(process: int) -> bool:
    """Tell whether a process lives, or waits to be buried."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_process_without_work_is_let_go() -> None:
    """Its memory is given back; the next thought has a new one, and a short pause ends nothing."""
    minds = Minds(1, idle=0.5)
    try:
        first = await minds.think(busy)
        await asyncio.sleep(0.1)
        assert first == await minds.think(busy)
        await until(lambda: not is_there(first), 10)
        assert first != await minds.think(busy)
    finally:
        minds.close()


async def test_a_process_that_thinks_is_not_let_go() -> None:
    """However long it takes, and whoever else is done."""
    minds = Minds(2, idle=0.2)
    try:
        long, _ = await asyncio.gather(minds.think(pause, 1.5), minds.think(busy))
        assert "rested" == long
    finally:
        minds.close()


def pause(seconds: float) -> str:
    """Take a while."""
    time.sleep(seconds)
    return "rested"
