"""Every store counts whom hosts sent away, in the transaction of the step."""

import sqlite3
from contextlib import closing
from pathlib import Path

from flambeur.server.store.contract import Cleared, Listing, Person, Store, Write
from flambeur.server.store.sqlite.store import SqliteStore


async def clear(store: Store, table: str, *people: str) -> None:
    """Open a table, and send people away from it one after the other."""
    listing = Listing("open", "vegas", True, b"card", people)
    await store.create("seed", Write(table, 1, "k", b"opened", None), listing)
    for seq, person in enumerate(people, 2):
        sent = Listing("open", "vegas", True, b"card", cleared=person)
        assert await store.change(Write(table, seq, f"k{seq}", b"stood", None), sent)


async def test_who_was_sent_away_most_often_comes_first(store: Store) -> None:
    """Accounts are told by name, guests by their id alone."""
    await store.add_person(Person("ann", "Ann", "account"))
    await clear(store, "one", "guest", "ann", "guest")
    await clear(store, "two", "guest")
    guest, ann = Cleared("guest", "", "guest", 3), Cleared("ann", "Ann", "account", 1)
    assert [guest, ann] == await store.cleared(30, 9)
    assert [guest] == await store.cleared(30, 1)
    assert [3, 1, 0] == [await store.times_cleared(one) for one in ("guest", "ann", "bob")]


async def test_a_step_that_was_not_written_counts_nothing(store: Store) -> None:
    """Whoever came too late has sent nobody away."""
    await clear(store, "one", "guest")
    late = Listing("open", "vegas", True, b"card", cleared="ann")
    assert not await store.change(Write("one", 2, "late", b"stood", None), late)
    assert ["guest"] == [one.person for one in await store.cleared(30, 9)]


async def test_whoever_is_forgotten_is_counted_no_more(store: Store) -> None:
    """Neither what was counted stays, nor what comes later; a table takes its part along."""
    await store.add_person(Person("ann", "Ann", "account"))
    await clear(store, "one", "guest", "ann", "bob")
    await store.bury_person("guest")
    await store.delete_person("ann")
    assert ["bob"] == [one.person for one in await store.cleared(30, 9)]
    await clear(store, "two", "guest", "bob")
    assert [Cleared("bob", "", "guest", 2)] == await store.cleared(30, 9)
    assert await store.delete_table("one")
    assert [Cleared("bob", "", "guest", 1)] == await store.cleared(30, 9)


async def test_only_the_last_days_count(tmp_path: Path) -> None:
    """What was longer ago is not listed."""
    store = SqliteStore(str(tmp_path / "club.db"))
    await store.open()
    await clear(store, "one", "guest")
    await clear(store, "two", "ann")
    with closing(sqlite3.connect(tmp_path / "club.db")) as file, file:
        file.execute("update clearings set at = at - 8 * 86400 where person = 'guest'")
    assert ["ann"] == [one.person for one in await store.cleared(7, 9)]
    assert 2 == len(await store.cleared(9, 9))
    await store.close()
