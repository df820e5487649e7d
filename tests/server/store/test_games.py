"""Every store lists the games of one person in the same way."""

import json
from typing import Any

from flambeur.server.store.contract import Finished, Listing, Store, Write

DONE = {"outcome": {"ending": "finished"}}


def card_of(table: str, *people: str | None, **more: Any) -> bytes:
    """Write as much of a card as the lists are made by; nobody sits where `None` stands."""
    places = [person and {"name": person, "person": person} for person in people]
    return json.dumps({"table": table, "places": places, **more}).encode()


async def keep(
    store: Store, card: bytes, *people: str, phase: str = "playing", wait: float | None = None
) -> None:
    """Keep a table with this card."""
    table = json.loads(card)["table"]
    listing = Listing(phase, "vegas", public=False, card=card, people=people)
    await store.create("seed", Write(table, 1, "", b"", wait), listing)


def tables(found: list[Any]) -> list[str]:
    """Name the tables of a list."""
    return [json.loads(one.card)["table"] for one in found]


async def test_running_tables_are_listed_with_their_deadline(store: Store) -> None:
    """The newest first, whatever their phase, and only those where the person sits."""
    await keep(store, card_of("a", "ann", None), "ann", phase="open")
    await keep(store, card_of("b", "bob", "ann"), "ann", "bob", wait=60)
    await keep(store, card_of("c", "bob"), "bob")
    found = await store.running_of("ann", 9)
    assert ["b", "a"] == tables(found)
    assert found[1].left is None
    assert found[0].left is not None
    assert 0 < found[0].left <= 60
    assert ["b"] == tables(await store.running_of("ann", 1))


async def test_who_stood_up_has_no_game_there(store: Store) -> None:
    """A person stays in the lists of a table where they sat once, but it is not their game."""
    await keep(store, card_of("a", "bob", None), "ann", "bob")
    await keep(store, card_of("b", "bob", **DONE), "ann", "bob", phase="over")
    assert ([], [], 0) == (
        await store.running_of("ann", 9),
        await store.finished_of("ann", 9, 0),
        await store.count_finished("ann"),
    )


async def test_lessons_and_broken_games_are_left_out(store: Store) -> None:
    """Only what was played to its end is a finished game, and a lesson is none."""
    await keep(store, card_of("a", "ann", lesson=True), "ann")
    await keep(store, card_of("b", "ann", lesson=True, **DONE), "ann", phase="over")
    left = card_of("c", "ann", outcome={"ending": "abandoned"})
    await keep(store, left, "ann", phase="over")
    await keep(store, card_of("d", "ann", **DONE), "ann", phase="over")
    assert [] == await store.running_of("ann", 9)
    assert ["d"] == tables(await store.finished_of("ann", 9, 0))
    assert 1 == await store.count_finished("ann")


async def test_finished_games_come_page_by_page(store: Store) -> None:
    """The newest first, as many as asked for, and all are counted."""
    for name in "abcd":
        await keep(store, card_of(name, "ann", **DONE), "ann", phase="over")
    assert ["d", "c"] == tables(await store.finished_of("ann", 2, 0))
    assert ["b", "a"] == tables(await store.finished_of("ann", 9, 2))
    assert [] == await store.finished_of("ann", 0, 0)
    assert 4 == await store.count_finished("ann")


async def test_a_review_tells_of_the_seats(store: Store) -> None:
    """Only a review that is done tells, and only of the seats."""
    card = card_of("a", "ann", **DONE)
    await keep(store, card, "ann", phase="over")
    await store.ask_review("a")
    (before,) = await store.finished_of("ann", 9, 0)
    assert before.seats is None
    seats = [{"name": "Zoé", "luck": 0.25}]
    body = json.dumps({"seats": seats, "curve": [1, 2]}, ensure_ascii=False).encode()
    await store.end_review("a", "done", body)
    (after,) = await store.finished_of("ann", 9, 0)
    assert Finished(card, before.opened, after.seats) == after
    assert after.seats is not None
    assert seats == json.loads(after.seats)
