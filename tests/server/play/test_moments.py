"""Looking back shows each moment as it was seen, and no more than memory would."""

from typing import Any

import msgspec
import pytest

from flambeur.server.play.moments import MOST, moments_until
from flambeur.server.store.contract import Store, Stored
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.live import serving
from tests.server.play.tables import Eye, one_move, open_game, pictures_of, play_on, worker
from tests.server.secrecy import open_secrets

LAST = 10_000
VIEWERS = {"ana": 0, "cleo": 2, "stranger": None}


async def load(store: Store, table: str) -> Stored:
    """Read the log of a table."""
    stored = await store.load(table)
    assert stored is not None
    return stored


def look(stored: Stored, person: str, until: int = LAST) -> list[dict[str, Any]]:
    """Look back, and read what is shown."""
    return [msgspec.json.decode(one) for one in moments_until(stored, until, person)]


@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale", "easycome"])
async def test_as_it_was(game: str) -> None:
    """Every moment is what each viewer saw when it happened."""
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, game, 3)
        eyes = [Eye(person) for person in VIEWERS]
        for eye in eyes:
            eye.language = "en"
            await context.desk.watch(table, eye)
        await play_on(context, table, 30)
        stored = await load(store, table)
    await store.close()
    for eye in eyes:
        assert eye.person is not None
        assert eye.updates
        moments = {moment["seq"]: moment for moment in look(stored, eye.person)}
        again = pictures_of(moments.values())
        for seq, picture in eye.pictures.items():
            assert picture == again[seq]
        for seen in eye.updates:
            found = moments[seen["seq"]]
            assert (seen["awaited"], seen["seat"]) == (found["awaited"], found["seat"])
            assert found["told"] is not None
        assert ["picture"] + ["patch"] * (len(moments) - 1) == [
            "picture" if "picture" in moment else "patch" for moment in moments.values()
        ]


@pytest.mark.clause("V11.8", "A14")
@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale"])
async def test_what_faded_stays_covered(game: str) -> None:
    """Before the last round nothing is open to eyes that should have forgotten it."""
    store, past = SqliteStore(":memory:"), 0
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, game, 3)
        while not past:
            await one_move(context, table)
            stored = await load(store, table)
            for person, seat in VIEWERS.items():
                events = [event for moment in look(stored, person) for event in moment["events"]]
                starts = [at for at, event in enumerate(events) if event["type"] == "round_started"]
                past = starts[-1] if len(starts) > 1 else 0
                assert [] == [*open_secrets(events[:past], seat, live=False)]
    await store.close()


async def test_page_by_page() -> None:
    """A long game is looked back at in several answers, which join without a gap."""
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, "vegas/2018", 5)
        await play_on(context, table)
        stored = await load(store, table)
    await store.close()
    late = look(stored, "ana")
    early = look(stored, "ana", late[0]["seq"] - 1)
    assert len(late) == MOST
    places = [moment["seq"] for moment in early + late]
    assert places == list(range(places[0], stored.rows[-1].seq + 1))
    assert look(stored, "ana", 1) == []


async def test_over_http() -> None:
    """Anyone who may see the table may look back; a table that is not there has no past."""
    async with serving() as live:
        guest = live.guest()
        table = await guest.open(sit={"type": "sit", "name": "Ana"}, bots=["uniform"], start=True)
        path = f"/api/tables/{table}/moments"
        answer = await guest.http.get(path)
        (first, *_) = answer.raise_for_status().json()["moments"]
        assert (table, 0) == (first["table"], first["seat"])
        assert "vegas-say-leader" == first["told"]["lines"][0][0][1]
        assert None is (await live.guest().http.get(path)).json()["moments"][0]["seat"]
        assert 400 == (await guest.http.get(path, params={"until": 0})).status_code
        assert 404 == (await guest.http.get("/api/tables/abcdefghjkmn/moments")).status_code
