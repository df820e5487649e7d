"""The checker of the fault drills finds every kind of violation that is planted for it."""

import asyncio

import msgspec
import pytest

from bench.server.checker import check_record, check_rolls, check_table
from bench.server.history import Ack, Seen, TableHistory
from flambeur.core.codec import encode
from flambeur.core.fair.signer import NoSigner
from flambeur.core.turn import Choice
from flambeur.protocol.acts import Play, Sit, Start
from flambeur.protocol.lobby import NewTable
from flambeur.server.bus.local import LocalBus
from flambeur.server.play.desk import Desk
from flambeur.server.play.lobby import Lobby
from flambeur.server.play.steps import Closed, Moved
from flambeur.server.store.contract import Row, Stored
from flambeur.server.store.sqlite.store import SqliteStore

replace = msgspec.structs.replace
EMPTY = encode(Closed("expired"))
STEP = encode(Moved(()))


def rows(*keys: str) -> list[Row]:
    """A log with these keys, in which the game does not go on."""
    return [Row(seq, key, EMPTY if seq == 1 else STEP) for seq, key in enumerate(keys, 1)]


def seen(since: int, seq: int, seat: int | None = 0, **changes: int) -> Seen:
    """An update that fits such a log."""
    return replace(Seen(since, seq, seat, version=0, view=seq, events=since), **changes)


def honest() -> TableHistory:
    """What a player and two who watch saw of a log with four steps."""
    whole = [seen(1, 1, None), seen(1, 2, None), seen(2, 3, None), seen(3, 4, None)]
    gap = [seen(1, 1, None), seen(1, 3, None), seen(3, 4, None)]
    own = [seen(1, 1), seen(1, 2), seen(2, 4)]
    return TableHistory([Ack("p:a", 2), Ack("p:b", 4)], {1: own, 2: whole, 3: gap})


LOG = rows("", "p:a#0f", "bot-1", "p:b")
"""Behind one of the keys stands what was asked with it."""


def test_honest() -> None:
    """A history that fits its log is passed."""
    assert [] == check_table(honest(), LOG)


@pytest.mark.parametrize(
    ("log", "found"),
    [
        (rows("", "p:a", "bot-1"), "p:b was acknowledged at 4 and is in the log 0 times"),
        (rows("", "p:a", "bot-1", "p:b", "p:a"), "p:a was acknowledged at 2 and is in the log 2"),
        (rows("", "bot-1", "p:a", "p:b"), "p:a was acknowledged at 2 and is at 3"),
        (rows("", "p:a", "bot-1"), "somebody saw a step beyond the 3 of the log"),
        ([*LOG[:2], *LOG[3:]], "the log has a gap"),
        ([*LOG, LOG[3]], "the log has a gap or a place twice"),
    ],
    ids=["lost", "twice", "elsewhere", "unsaved", "gap", "doubled"],
)
def test_log(log: list[Row], found: str) -> None:
    """A log that lost, doubled or moved what was acknowledged is found out."""
    assert any(found in what for what in check_table(honest(), log))


@pytest.mark.parametrize(
    ("update", "found"),
    [
        (seen(3, 4), "after 2 came an update from 3 to 4"),
        (seen(1, 2), "after 2 came an update from 1 to 2"),
        (seen(2, 1), "after 2 came an update from 2 to 1"),
        (seen(2, 4, version=7), "version 7 was seen at 4, the log has 0"),
    ],
    ids=["gap", "twice", "back", "version"],
)
def test_chain(update: Seen, found: str) -> None:
    """A viewer who missed a step, got one twice, went back or saw another game is found out."""
    history = honest()
    history.seen[1][2] = update
    assert any(found in what for what in check_table(history, LOG))


@pytest.mark.parametrize(
    ("changes", "found"),
    [({"view": 99}, "two views of seat None"), ({"events": 99}, "two stories for seat None")],
)
def test_same(changes: dict[str, int], found: str) -> None:
    """Two viewers of one seat who saw different things are found out."""
    history = honest()
    history.seen[3][2] = replace(history.seen[3][2], **changes)
    assert any(found in what for what in check_table(history, LOG))


async def played() -> Stored:
    """A finished game, as it is kept."""
    store, bus = SqliteStore(":memory:"), LocalBus()
    await store.open()
    await bus.open(b"key")
    desk = Desk(store, bus)
    table = await Lobby(desk).open("a", NewTable(game="vegas/2018", chairs=2, sit=Sit("A")))
    await desk.act(table, "b", Sit("B"), "sit")
    await desk.act(table, "a", Start(), "start")
    while (seat := (slot := await desk.see(table)).table.awaited()) is not None:
        position = slot.table.position
        assert position is not None
        assert isinstance(position.turn, Choice)
        act = Play(position.version, msgspec.Raw(encode(position.turn.moves[0])))
        await desk.act(table, "ab"[seat], act, f"m{position.version}")
    stored = await store.load(table)
    await bus.close()
    await store.close()
    assert stored is not None
    return stored


@pytest.fixture(scope="module")
def stored() -> Stored:
    """A finished game for the tests of rolls."""
    return asyncio.run(played())


def test_rolls(stored: Stored) -> None:
    """The rolls of an honest game are passed, before its end and after."""
    half = replace(stored, rows=stored.rows[:20])
    assert [] == [*check_rolls(stored), *check_record(stored, NoSigner()), *check_rolls(half)]
    assert [] == [*check_record(half, NoSigner())]


def test_other_seed(stored: Stored) -> None:
    """Rolls that come from another seed are found out."""
    changed = replace(stored, seed="0" * len(stored.seed))
    assert any("do not follow from the seed" in what for what in check_rolls(changed))
    assert any("does not verify" in what for what in check_record(changed, NoSigner()))
