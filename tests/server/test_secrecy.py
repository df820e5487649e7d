"""No byte that leaves a desk depends on what its receiver may not see."""

import random
from typing import Any

import pytest

from flambeur.server.play import drawing, fan
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import Eye, one_move, open_game, worker
from tests.server.secrecy import open_secrets, play_games


def test_open_secrets_are_found() -> None:
    """The search finds what is open to the wrong eyes, and nothing else."""
    secret: dict[str, Any] = {"value": [1], "audience": [0]}
    assert [secret] == [*open_secrets({"a": [secret]}, 1, live=True)]
    assert [secret] == [*open_secrets([secret], None, live=True)]
    assert [] == [*open_secrets([secret], 0, live=False)]
    assert [] == [*open_secrets([secret | {"fades": True}], 1, live=True)]
    assert [] == [*open_secrets([{"audience": [], "count": 3}, {"value": 1}], 1, live=False)]


async def test_the_watch_is_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """If updates were not redacted, the games below would fail."""
    for room in (fan, drawing):
        monkeypatch.setattr(room, "redact", lambda value, *_, **__: value)
    with pytest.raises(AssertionError):
        await play_games(5)


@pytest.mark.parametrize("seed", range(4))
async def test_whole_games(seed: int) -> None:
    """In whole games of all kinds nobody is sent the seed, a secret, or a trace of one."""
    assert 0 < await play_games(5, seed)


def covered(update: dict[str, Any]) -> list[Any]:
    """List the events that happened before the last round began."""
    events: list[Any] = update["events"]
    starts = [place for place, event in enumerate(events) if event["type"] == "round_started"]
    return events[: starts[-1]] if starts else []


@pytest.mark.clause("V11.8", "A14")
@pytest.mark.parametrize("game", ["vegas/2018", "vegas/royale"])
async def test_resume_tells_no_more_than_memory(game: str) -> None:
    """Who asks for the past gets it as it is told later: what has faded stays covered."""
    store, luck, seen = SqliteStore(":memory:"), random.Random(1), 0
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, game, 3)
        while (await context.desk.see(table)).table.awaited() is not None:
            await one_move(context, table)
            if luck.random() < 0.1:
                for seat, person in ((0, "ana"), (2, "cleo"), (None, "stranger")):
                    eye = Eye(person)
                    await context.desk.watch(table, eye, 1)
                    await context.desk.unwatch(table, eye)
                    past = covered(eye.last) if eye.last["card"]["phase"] == "playing" else []
                    seen += len(past)
                    assert [] == [*open_secrets(past, seat, live=False)]
    await store.close()
    assert seen
