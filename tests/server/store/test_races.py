"""Stores of several workers on one database do not hurt each other."""

import asyncio
from pathlib import Path

import pytest

from flambeur.server.store.contract import Listing, Person, Rating, Store, Write
from flambeur.server.store.open import open_store

ROUNDS = 200
OPEN = Listing("open", "vegas", public=True, card=b"card")


def step(table: str, seq: int, key: str) -> Write:
    """Make a step with its key as its body."""
    return Write(table, seq, key, key.encode(), 60)


async def make(store: Store, *tables: str, wait: float = 60) -> None:
    """Keep tables with one step each."""
    for table in tables:
        await store.create("seed", Write(table, 1, "first", b"", wait), OPEN)


async def test_of_two_appends_exactly_one_wins(pair: tuple[Store, Store]) -> None:
    """Each place in a log is taken once, and the winner knows it."""
    one, two = pair
    await make(one, "t")
    for seq in range(2, ROUNDS + 2):
        won = await asyncio.gather(
            one.append([step("t", seq, "one")]), two.append([step("t", seq, "two")])
        )
        assert [set(), {"t"}] == sorted(won, key=len)
        winner = "one" if won[0] else "two"
        assert [winner] == [row.key for row in await one.rows("t", seq - 1)]


async def test_an_append_and_a_change_do_not_both_win(pair: tuple[Store, Store]) -> None:
    """A change of the listing takes part in the same race."""
    one, two = pair
    await make(one, "t")
    for seq in range(2, 52):
        appended, changed = await asyncio.gather(
            one.append([step("t", seq, "one")]), two.change(step("t", seq, "two"), OPEN)
        )
        assert bool(appended) != changed
    assert {"t": 51} == await one.seqs(["t"])


async def test_batches_in_opposite_order_end(pair: tuple[Store, Store]) -> None:
    """Two batches over the same tables never wait in a circle, and share the wins."""
    one, two = pair
    tables = [f"t{number:02}" for number in range(32)]
    await make(one, *tables)
    for seq in range(2, 32):
        up = [step(table, seq, "up") for table in tables]
        down = [step(table, seq, "down") for table in reversed(tables)]
        won_up, won_down = await asyncio.gather(one.append(up), two.append(down))
        assert set(tables) == won_up | won_down
        assert set() == won_up & won_down


async def test_a_due_table_is_claimed_once(pair: tuple[Store, Store]) -> None:
    """Of two sweeps at the same time each table goes to one."""
    one, two = pair
    tables = [f"t{number}" for number in range(40)]
    await make(one, *tables, wait=-1)
    claims = await asyncio.gather(*(store.due(10, 60) for store in (one, two) for _ in range(4)))
    claimed = [table for claim in claims for table in claim]
    assert len(set(claimed)) == len(claimed)
    claimed += await one.due(40, 60)
    assert sorted(tables) == sorted(claimed)


async def test_ratings_of_the_same_people_do_not_wait_in_a_circle(
    pair: tuple[Store, Store],
) -> None:
    """Two tables of the same people may end at the same moment; one is counted then."""
    one, two = pair
    people = [f"p{number}" for number in range(8)]
    for person in people:
        await one.add_person(Person(person, person, "guest"))
    for number in range(1, 31):
        up = [Rating(person, "vegas", 1.0, 1.0, number) for person in people]
        first, other, again = await asyncio.gather(
            one.rate(f"a{number}", up), two.rate(f"b{number}", up[::-1]), one.rate(f"a{number}", up)
        )
        assert (not other, not other) == (first, again)


async def test_workers_agree_on_a_secret(pair: tuple[Store, Store]) -> None:
    """Two workers that start at once sign with the same secret."""
    one, two = pair
    for number in range(20):
        name = f"s{number}"
        agreed = await asyncio.gather(one.shared_secret(name, "1"), two.shared_secret(name, "2"))
        assert 1 == len(set(agreed))


async def test_workers_that_start_at_once_make_the_file_together(tmp_path: Path) -> None:
    """Nobody is turned away because another one is just making the same file."""
    for number in range(30):
        url = f"sqlite:///{tmp_path / f'{number}.db'}"
        stores = [open_store(url) for _ in range(6)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))


async def test_only_known_kinds_of_stores_are_opened() -> None:
    """Another kind of URL is refused, and the URL, which may hold a password, is not repeated."""
    with pytest.raises(ValueError, match="a store is") as refusal:
        open_store("mysql://me:secret@host/database")
    assert "secret" not in str(refusal.value)
