"""A log can be carried to another server, and only an honest one is taken in."""

from collections.abc import Callable

import msgspec
import pytest

from flambeur.core.errors import BadRecord
from flambeur.server.ops.checks import check_log, check_table
from flambeur.server.ops.logbook import Occupied, read_log, take_in, write_log
from flambeur.server.play.reading import read_table
from flambeur.server.signing import Signing
from flambeur.server.store.contract import Store, Stored
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources.fair import new_seed
from tests.server.play.tables import open_game, play_on, worker


async def played(store: Store, moves: int) -> tuple[str, Stored]:
    """Play some moves and read the table."""
    async with worker(store) as context:
        table = await open_game(context, "vegas", 3)
        await play_on(context, table, moves)
    stored = await store.load(table)
    assert stored is not None
    return table, stored


async def test_a_log_goes_from_one_store_to_another(store: Store) -> None:
    """It is the same there, letter by letter, and the game goes on."""
    table, stored = await played(store, 7)
    other = SqliteStore(":memory:")
    await other.open()
    await take_in(other, read_log(write_log(stored)))
    there = await other.load(table)
    assert there is not None
    assert (stored.seed, stored.rows) == (there.seed, there.rows)
    assert read_table(stored).card == read_table(there).card
    assert there.left is not None
    async with worker(other) as context:
        assert "over" == (await play_on(context, table)).card.phase
    await other.close()


async def test_an_interrupted_import_goes_on(sqlite_store: Store) -> None:
    """A second attempt writes what is missing; a third finds nothing to do."""
    table, stored = await played(sqlite_store, 5)
    other = SqliteStore(":memory:")
    await other.open()
    half = msgspec.structs.replace(stored, rows=stored.rows[:4])
    await take_in(other, half)
    for _ in range(2):
        await take_in(other, stored)
        there = await other.load(table)
        assert there is not None
        assert stored.rows == there.rows
    await other.close()


async def test_another_table_of_the_same_name_is_not_touched(sqlite_store: Store) -> None:
    """If the log there is not the beginning of this one, nothing is written."""
    _, stored = await played(sqlite_store, 5)
    other = SqliteStore(":memory:")
    await other.open()
    await take_in(other, stored)
    rows = [*stored.rows[:-1], msgspec.structs.replace(stored.rows[-1], key="x")]
    with pytest.raises(Occupied):
        await take_in(other, msgspec.structs.replace(stored, rows=rows))
    await other.close()


def _without_a_line(data: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    return b"".join([*lines[:4], *lines[5:]])


def _with_another_seed(data: bytes) -> bytes:
    top, rest = data.split(b"\n", 1)
    changed = msgspec.json.decode(top) | {"seed": new_seed()}
    return msgspec.json.encode(changed) + b"\n" + rest


def _with_the_last_move_twice(data: bytes) -> bytes:
    last = msgspec.json.decode(data.splitlines()[-1])
    return data + msgspec.json.encode(last | {"seq": last["seq"] + 1}) + b"\n"


def _with_another_roll(data: bytes) -> bytes:
    *lines, last = data.splitlines()
    line = msgspec.json.decode(last)
    rolled = line["body"]["entries"][-1]["move"]["dice"][0]
    rolled[:] = [6 if 6 not in rolled else 1] * len(rolled)
    return b"\n".join([*lines, msgspec.json.encode(line)]) + b"\n"


@pytest.mark.parametrize(
    "spoil",
    [
        _without_a_line,
        _with_another_seed,
        _with_the_last_move_twice,
        _with_another_roll,
        lambda data: data[:-20],
        lambda _: b"",
        lambda _: b"{}\n",
        lambda data: data.replace(b"flambeur-log@1", b"flambeur-log@2"),
        lambda data: data.split(b"\n", 1)[0] + b"\n",
    ],
)
async def test_a_spoilt_log_is_refused(
    sqlite_store: Store, spoil: Callable[[bytes], bytes]
) -> None:
    """Missing, doubled, cut or changed lines are found before anything is kept."""
    _, stored = await played(sqlite_store, 5)
    data = write_log(stored)
    assert read_log(data).rows == stored.rows
    with pytest.raises(BadRecord):
        read_log(spoil(data))


async def test_finished_games_are_checked_from_their_seed(sqlite_store: Store) -> None:
    """All outcomes of chance are computed again."""
    _, stored = await played(sqlite_store, 10_000)
    checked = check_table(stored, await Signing.open(sqlite_store))
    assert () == checked.findings
    assert checked.outcomes
    assert "over" == check_log(stored).card.phase
