"""Every store keeps reviews in the same way: as jobs first, and then for good."""

import asyncio

from flambeur.server.store.contract import Reviewed, Store


async def test_nobody_asked(store: Store) -> None:
    """A review that nobody asked for is not there, and cannot be taken."""
    assert await store.review("t") is None
    assert not await store.claim_review("t")
    assert [] == await store.lost_reviews(9, 0)


async def test_a_review_is_asked_for_once(store: Store) -> None:
    """The first who asks puts it on the list; the others find it there."""
    assert [True, False] == [await store.ask_review("t"), await store.ask_review("t")]
    assert Reviewed("waiting", 0.0, None) == await store.review("t")


async def test_one_alone_takes_a_review(store: Store) -> None:
    """Of several who try at once one works on it."""
    await store.ask_review("t")
    claims = await asyncio.gather(*(store.claim_review("t") for _ in range(5)))
    assert [True] == [claim for claim in claims if claim]
    assert Reviewed("running", 0.0, None) == await store.review("t")


async def test_progress_is_kept_while_it_runs(store: Store) -> None:
    """How far it is can be read by all; a word about one that does not run changes nothing."""
    await store.ask_review("t")
    await store.advance_review("t", 0.5)
    assert Reviewed("waiting", 0.0, None) == await store.review("t")
    await store.claim_review("t")
    await store.advance_review("t", 0.5)
    assert Reviewed("running", 0.5, None) == await store.review("t")


async def test_what_is_done_stays(store: Store) -> None:
    """A review that is done is not asked for, taken, lost or overwritten any more."""
    await store.ask_review("t")
    await store.claim_review("t")
    await store.end_review("t", "done", b"body")
    await store.end_review("t", "failed", None)
    await store.advance_review("t", 0.1)
    assert not await store.ask_review("t")
    assert not await store.claim_review("t")
    assert [] == await store.lost_reviews(9, 0)
    assert Reviewed("done", 1.0, b"body") == await store.review("t")


async def test_reviews_that_are_done_are_read_together(store: Store) -> None:
    """Those that wait, failed or were never asked for are not among them."""
    for table in ("done", "failed", "waits"):
        await store.ask_review(table)
    await store.end_review("done", "done", b"body")
    await store.end_review("failed", "failed", None)
    assert {"done": b"body"} == await store.reviews_of(["done", "failed", "waits", "unknown"])
    assert {} == await store.reviews_of([])


async def test_what_failed_can_be_asked_for_again(store: Store) -> None:
    """A failure is no last word."""
    await store.ask_review("t")
    await store.end_review("t", "failed", None)
    assert Reviewed("failed", 1.0, None) == await store.review("t")
    assert await store.ask_review("t")
    assert Reviewed("waiting", 0.0, None) == await store.review("t")


async def test_lost_reviews_wait_anew(store: Store) -> None:
    """A review of which nothing is heard can be taken by another worker; one that runs cannot."""
    for table in ("runs", "died", "unheard"):
        await store.ask_review(table)
    await store.claim_review("runs")
    await store.claim_review("died")
    await asyncio.sleep(0.15)
    await store.advance_review("runs", 0.5)
    assert {"died", "unheard"} == set(await store.lost_reviews(9, 0.1))
    assert [] == await store.lost_reviews(9, 0.1)
    assert await store.claim_review("died")
    assert not await store.claim_review("runs")


async def test_lost_reviews_are_listed_a_few_at_a_time(store: Store) -> None:
    """The limit is kept."""
    for table in ("a", "b", "c"):
        await store.ask_review(table)
    assert 2 == len(await store.lost_reviews(2, -1))
