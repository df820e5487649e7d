"""Every store finds games that people finished and nobody asked the coach about."""

import msgspec

from flambeur.server.store.contract import Listing, Store, Write

ANA = {"name": "Ana", "person": "ana"}
BOT = {"name": "Lumo", "bot": "casual"}


async def play(
    store: Store,
    table: str,
    places: list[dict[str, str] | None] | None = None,
    ending: str | None = "finished",
    **more: object,
) -> None:
    """Keep a table as it stands after its last step."""
    outcome = None if ending is None else {"ending": ending}
    card = {"places": places or [ANA, BOT], "outcome": outcome, **more}
    phase = "playing" if ending is None else "over"
    listing = Listing(phase, "vegas", True, msgspec.json.encode(card))
    await store.create("seed", Write(table, 1, "k", b"opened", None), listing)
    assert await store.change(Write(table, 2, "l", b"ended", None), listing)


async def test_the_newest_come_first(store: Store) -> None:
    """Those with a review, whatever came of it, are not among them."""
    for table in ("one", "two", "three", "failed"):
        await play(store, table)
    await store.ask_review("two")
    await store.ask_review("failed")
    await store.end_review("failed", "failed", None)
    assert [("three", "vegas"), ("one", "vegas")] == await store.unreviewed(14, 9)
    assert [("three", "vegas")] == await store.unreviewed(14, 1)
    assert [] == await store.unreviewed(0, 9)


async def test_games_of_people_that_came_to_their_end(store: Store) -> None:
    """No lesson, nothing that was given up or goes on, and no bots among themselves."""
    await play(store, "abandoned", ending="abandoned")
    await play(store, "running", ending=None)
    await play(store, "lesson", lesson=True)
    await play(store, "bots", [BOT, None, BOT])
    await play(store, "hints", hints=True)
    assert [("hints", "vegas")] == await store.unreviewed(14, 9)
