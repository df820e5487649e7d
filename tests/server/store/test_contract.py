"""Every store keeps tables in the same way."""

import asyncio

import pytest

from flambeur.protocol.refusals import Unavailable
from flambeur.server.store.contract import Listing, Row, Store, Stored, Write
from flambeur.server.store.errors import Duplicate, TwiceInOneBatch


def step(table: str, seq: int, wait: float | None = None, key: str = "") -> Write:
    """Make a step whose body tells where it belongs."""
    return Write(table, seq, key or f"key-{seq}", f"{table}/{seq}".encode(), wait)


def listing(card: str, *people: str, phase: str = "open", public: bool = True) -> Listing:
    """Make a listing of a game of Las Vegas."""
    return Listing(phase, "vegas", public, card.encode(), people)


async def make(store: Store, *tables: str, wait: float | None = None) -> None:
    """Keep tables with one step each."""
    for table in tables:
        await store.create("seed", step(table, 1, wait), listing(table))


async def test_a_new_table_has_its_first_step(store: Store) -> None:
    """What is created can be loaded."""
    await store.create("5eed", step("t", 1), listing("t"))
    assert Stored("5eed", None, [Row(1, "key-1", b"t/1")]) == await store.load("t")


async def test_there_is_no_other_table(store: Store) -> None:
    """A table that was never created is not found in any way."""
    assert await store.load("t") is None
    assert await store.card("t") is None
    assert [] == await store.rows("t", 0)
    assert await store.find_key("t", "key-1") is None
    assert {} == await store.seqs(["t"])
    assert set() == await store.append([step("t", 1)])
    assert not await store.change(step("t", 1), listing("t"))


async def test_an_id_is_given_once(store: Store) -> None:
    """A second table with the same id is refused and leaves nothing behind."""
    await make(store, "t")
    with pytest.raises(Duplicate):
        await store.create("other", step("t", 1), listing("other", "ann"))
    assert Stored("seed", None, [Row(1, "key-1", b"t/1")]) == await store.load("t")
    assert [] == await store.tables_of("ann", 9)


@pytest.mark.parametrize("count", [1, 2, 8])
async def test_a_batch_appends_one_step_to_each_table(store: Store, count: int) -> None:
    """All tables of a batch get their step, whatever its size and order."""
    tables = [f"t{number}" for number in range(count)]
    await make(store, *tables)
    batch = [step(table, 2) for table in reversed(tables)]
    assert set(tables) == await store.append(batch)
    assert dict.fromkeys(tables, 2) == await store.seqs(tables)
    for table in tables:
        assert [Row(2, "key-2", f"{table}/2".encode())] == await store.rows(table, 1)


async def test_an_empty_batch_does_nothing(store: Store) -> None:
    """Nothing to append is no error."""
    assert set() == await store.append([])


@pytest.mark.parametrize("seq", [1, 3, 0])
async def test_a_step_at_the_wrong_place_is_not_appended(store: Store, seq: int) -> None:
    """A step fits only right after the last one, alone as well as in a batch."""
    await make(store, "t", "u")
    assert set() == await store.append([step("t", seq)])
    assert {"u"} == await store.append([step("t", seq), step("u", 2)])
    assert {"t": 1, "u": 2} == await store.seqs(["t", "u"])
    assert [Row(1, "key-1", b"t/1")] == await store.rows("t", 0)


async def test_a_batch_takes_one_step_of_each_table(store: Store) -> None:
    """Two steps of one table in a batch are refused before anything is written."""
    await make(store, "t")
    with pytest.raises(TwiceInOneBatch):
        await store.append([step("t", 2), step("t", 3)])
    assert {"t": 1} == await store.seqs(["t"])


async def test_the_card_of_one_table_is_found(store: Store) -> None:
    """A table has the card that it got last, public or not."""
    await make(store, "t", "u")
    await store.change(step("t", 2), listing("new", public=False))
    assert (b"new", b"u") == (await store.card("t"), await store.card("u"))


async def test_a_change_brings_a_new_card(store: Store) -> None:
    """A change appends the step and shows the new listing."""
    await make(store, "t")
    assert await store.change(step("t", 2), listing("full", "ann", phase="playing"))
    assert {"t": 2} == await store.seqs(["t"])
    assert [] == await store.listed("open", None, 9)
    assert [b"full"] == await store.listed("playing", None, 9)
    assert [b"full"] == await store.tables_of("ann", 9)


@pytest.mark.parametrize("seq", [1, 3])
async def test_a_change_at_the_wrong_place_changes_nothing(store: Store, seq: int) -> None:
    """A change that comes too late or too early leaves log and lists as they are."""
    await make(store, "t")
    assert not await store.change(step("t", seq), listing("late", "ann"))
    assert [Row(1, "key-1", b"t/1")] == await store.rows("t", 0)
    assert [b"t"] == await store.listed("open", None, 9)
    assert [] == await store.tables_of("ann", 9)


async def test_rows_come_in_order_from_any_place(store: Store) -> None:
    """The log is read in its order, whole or from a place on."""
    await make(store, "t", "u")
    for seq in range(2, 14):
        await store.append([step("t", seq)])
    stored = await store.load("t")
    assert stored is not None
    assert list(range(1, 14)) == [row.seq for row in stored.rows]
    assert list(range(11, 14)) == [row.seq for row in await store.rows("t", 10)]
    assert [] == await store.rows("t", 13)


async def test_a_key_is_found_where_it_stands(store: Store) -> None:
    """A key belongs to its table; if it was used twice, the last place counts."""
    await make(store, "t", "u")
    await store.append([step("t", 2, key="mine")])
    assert (2, "") == await store.find_key("t", "mine")
    assert await store.find_key("u", "mine") is None
    await store.append([step("t", 3, key="mine#sit")])
    await store.append([step("t", 4, key="mine-too")])
    assert (3, "sit") == await store.find_key("t", "mine")
    assert await store.find_key("t", "min") is None


async def test_bytes_and_letters_of_all_kinds_are_kept(store: Store) -> None:
    """Nothing in a body, a key or a card is changed on its way."""
    write = Write("t", 1, "clé ключ", bytes(range(256)) * 40, None)
    card = Listing("open", "vegas", public=True, card=bytes(range(256)))
    await store.create("seed", write, card)
    assert [Row(1, "clé ключ", bytes(range(256)) * 40)] == await store.rows("t", 0)
    assert [bytes(range(256))] == await store.listed("open", None, 9)


async def test_the_time_left_is_told(store: Store) -> None:
    """A deadline is some seconds from now, and a later step moves or removes it."""
    await make(store, "t", wait=60)
    assert 50 < await left(store, "t") <= 60
    await store.append([step("t", 2, 600)])
    assert 590 < await left(store, "t") <= 600
    await store.change(step("t", 3, 30), listing("t"))
    assert 20 < await left(store, "t") <= 30
    await store.append([step("t", 4), step("other", 2)])
    stored = await store.load("t")
    assert stored is not None
    assert stored.left is None


async def left(store: Store, table: str) -> float:
    """Read how many seconds a table has left."""
    stored = await store.load(table)
    assert stored is not None
    assert stored.left is not None
    return stored.left


async def test_a_table_is_due_after_its_deadline(store: Store) -> None:
    """Only tables whose deadline has passed are claimed."""
    await make(store, "past", wait=-1)
    await make(store, "later", wait=60)
    await make(store, "never")
    assert ["past"] == await store.due(9, 60)


async def test_a_claimed_table_is_held_for_a_while(store: Store) -> None:
    """A claim lasts as long as was asked, then the table is due again."""
    await make(store, "t", wait=-1)
    assert ["t"] == await store.due(9, 0)
    assert ["t"] == await store.due(9, 60)
    assert [] == await store.due(9, 60)
    assert await left(store, "t") < 0


async def test_a_new_deadline_ends_a_claim(store: Store) -> None:
    """After a step the new deadline counts, not the rest of the claim."""
    await make(store, "t", wait=-1)
    assert ["t"] == await store.due(9, 60)
    await store.append([step("t", 2, -1)])
    assert ["t"] == await store.due(9, 60)
    await store.change(step("t", 3, -1), listing("t"))
    assert ["t"] == await store.due(9, 60)


async def test_a_moved_deadline_is_not_due(store: Store) -> None:
    """A table that was played meanwhile is due at its new deadline, not before."""
    await make(store, "soon", "later", "never", wait=-1)
    await store.append([step("soon", 2, 2), step("later", 2, 60), step("never", 2)])
    assert [] == await store.due(9, 60)
    async with asyncio.timeout(20):
        while not (due := await store.due(9, 60)):
            await asyncio.sleep(0.1)
    assert ["soon"] == due
    await store.append([step("later", 3, -1)])
    assert ["later"] == await store.due(9, 60)


async def test_moved_deadlines_do_not_hide_due_ones(store: Store) -> None:
    """A small limit finds the due table behind many that were played meanwhile."""
    played = [f"t{number}" for number in range(10)]
    await make(store, *played, wait=-2)
    await make(store, "due", wait=-1)
    await store.append([step(table, 2, 60) for table in played])
    assert ["due"] == await store.due(3, 60)


async def test_no_more_tables_are_claimed_than_asked_for(store: Store) -> None:
    """Those whose deadline is the oldest are claimed first."""
    for number in range(5):
        await make(store, f"t{number}", wait=number - 10)
    assert {"t0", "t1", "t2"} == set(await store.due(3, 60))
    assert {"t3", "t4"} == set(await store.due(3, 60))


async def test_a_table_that_is_done_is_never_due(store: Store) -> None:
    """Taking the deadline away ends the claims."""
    await make(store, "t", wait=-1)
    await store.done("t", 1)
    await store.done("unknown", 1)
    assert [] == await store.due(9, 60)
    stored = await store.load("t")
    assert stored is not None
    assert stored.left is None


async def test_a_table_that_has_gone_on_keeps_its_deadline(store: Store) -> None:
    """What was done for an earlier place of the log does not end a claim of the next."""
    await make(store, "t", wait=60)
    await store.append([step("t", 2, -1)])
    await store.done("t", 1)
    assert ["t"] == await store.due(9, 60)


async def test_public_tables_are_listed_newest_first(store: Store) -> None:
    """The list shows public tables of a phase and, if asked, of one game."""
    await make(store, "old", "new")
    await store.create("seed", step("hidden", 1), listing("hidden", public=False))
    await store.create("seed", step("over", 1), listing("over", phase="over"))
    strike = Listing("open", "strike", public=True, card=b"strike")
    await store.create("seed", step("strike", 1), strike)
    assert [b"strike", b"new", b"old"] == await store.listed("open", None, 9)
    assert [b"new", b"old"] == await store.listed("open", "vegas", 9)
    assert [b"strike", b"new"] == await store.listed("open", None, 2)
    assert [] == await store.listed("open", "easycome", 9)
    assert [b"over"] == await store.listed("over", "vegas", 9)


async def test_people_find_the_tables_where_they_sat(store: Store) -> None:
    """A person's list has each table once, the newest first, also after they left it."""
    await store.create("seed", step("a", 1), listing("a", "ann"))
    await store.create("seed", step("b", 1), listing("b", "bob", public=False))
    await store.create("seed", step("c", 1), listing("c", "ann", "bob"))
    await store.change(step("b", 2), listing("b2", "bob", "ann"))
    await store.change(step("a", 2), listing("a2", "bob"))
    assert [b"c", b"b2", b"a2"] == await store.tables_of("ann", 9)
    assert [b"c", b"b2"] == await store.tables_of("bob", 2)
    assert [] == await store.tables_of("cleo", 9)


async def test_an_open_store_is_ready(store: Store) -> None:
    """A store that was opened answers, and a closed one does not."""
    assert await store.ready()
    await store.close()
    assert not await store.ready()


async def test_nothing_is_safe_without_a_database(store: Store) -> None:
    """Who waits until all is safe waits for a commit, and is told when there is none."""
    await store.settle()
    await store.close()
    with pytest.raises(Unavailable):
        await store.settle()
