"""Every store keeps decks in the same way."""

import sqlite3
from contextlib import closing
from pathlib import Path

from flambeur.server.store.contract import DeckCard, HeldCard, Person, Store
from flambeur.server.store.sqlite.store import SqliteStore

CARD = DeckCard("one", "vegas", "tie", b"{}")
OWN = DeckCard("two", "vegas", "lead", b"{}", b"[1]")


async def done(store: Store, table: str) -> None:
    """Put a review there that is done."""
    await store.ask_review(table)
    await store.end_review(table, "done", b"body")


async def test_a_card_is_kept_and_changed(store: Store) -> None:
    """One row for each position, with what is known of it now; everybody has their own."""
    await store.keep_card("ann", CARD)
    await store.keep_card("ann", DeckCard("one", "vegas", "tie", b"later"))
    assert [HeldCard("one", "vegas", "tie", b"later", own=False)] == await store.cards_of("ann")
    assert [] == await store.cards_of("bob")
    assert await store.own_puzzle("ann", "one") is None


async def test_mistakes_are_dealt_once(store: Store) -> None:
    """A review that is done waits to be dealt; dealing it again changes nothing."""
    await done(store, "t")
    await store.ask_review("waits")
    assert ["t"] == await store.undealt_reviews(9)
    assert await store.deal_review("t", [("ann", OWN), ("bob", CARD)])
    assert not await store.deal_review("t", [("ann", CARD)])
    assert [] == await store.undealt_reviews(9)
    assert [HeldCard("two", "vegas", "lead", b"{}", own=True)] == await store.cards_of("ann")
    assert b"[1]" == await store.own_puzzle("ann", "two")
    assert await store.own_puzzle("bob", "two") is None


async def test_what_is_in_a_deck_stays_as_it_is(store: Store) -> None:
    """A mistake made twice does not begin anew, and an answer leaves the position there."""
    await done(store, "t")
    await store.deal_review("t", [("ann", OWN)])
    await store.keep_card("ann", DeckCard("two", "vegas", "lead", b"answered"))
    await done(store, "u")
    await store.deal_review("u", [("ann", OWN)])
    assert [HeldCard("two", "vegas", "lead", b"answered", own=True)] == await store.cards_of("ann")
    assert b"[1]" == await store.own_puzzle("ann", "two")


async def test_only_what_is_done_is_dealt(store: Store) -> None:
    """A review that waits or failed has no mistakes."""
    await store.ask_review("t")
    assert not await store.deal_review("t", [("ann", OWN)])
    await store.end_review("t", "failed", None)
    assert [] == await store.undealt_reviews(9)
    assert [] == await store.cards_of("ann")


async def test_who_is_forgotten_has_no_deck(store: Store) -> None:
    """The deck goes with the person, and nothing comes after that; programs never have one."""
    await store.add_person(Person("ann", "Ann", "account"))
    await store.add_person(Person("bot", "Bot", "bot"))
    await store.keep_card("ann", CARD)
    await store.keep_card("guest", CARD)
    await store.delete_person("ann")
    await store.bury_person("guest")
    await store.keep_card("guest", CARD)
    await store.keep_card("bot", CARD)
    assert [[], [], []] == [await store.cards_of(one) for one in ("ann", "guest", "bot")]


async def test_decks_of_guests_are_forgotten(tmp_path: Path) -> None:
    """One that was long untouched goes as a whole; that of an account stays with the account."""
    store = SqliteStore(str(tmp_path / "club.db"))
    await store.open()
    await store.add_person(Person("ann", "Ann", "account"))
    for person in ("ann", "gone", "here"):
        await store.keep_card(person, CARD)
        await store.keep_card(person, OWN)
    with closing(sqlite3.connect(tmp_path / "club.db")) as file, file:
        file.execute("update cards set seen = seen - 8 * 86400 where puzzle = 'one'")
        file.execute("update cards set seen = seen - 8 * 86400 where person <> 'here'")
    assert 1 == await store.old_decks(7, 9)
    assert [2, 0, 2] == [len(await store.cards_of(one)) for one in ("ann", "gone", "here")]
    await store.close()


async def test_old_decks_run_on_every_store(store: Store) -> None:
    """What was touched now is kept."""
    await store.keep_card("guest", CARD)
    assert 0 == await store.old_decks(1, 9)
    assert 1 == await store.old_decks(-1, 9)
    assert [] == await store.cards_of("guest")
