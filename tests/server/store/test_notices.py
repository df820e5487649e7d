"""Every store keeps calls and subscriptions in the same way: the first with the log itself."""

import msgspec

from flambeur.server.store.contract import Listing, Look, Store, Subscription, Write

ANA = Subscription(
    "s1", "ana", "push", "https://push.example/a", "P", "A", "de", "UTC", "https://x"
)


def listing(*calls: str) -> Listing:
    """Tell who is called at a table of two."""
    return Listing("playing", "vegas", public=False, card=b"{}", people=("ana", "ben"), calls=calls)


async def opened(store: Store, table: str, *calls: str) -> None:
    """Keep a table that calls somebody."""
    await store.create("seed", Write(table, 1, "k", b"x", None), listing(*calls))


async def called(store: Store, person: str) -> list[tuple[str, int]]:
    """Tell which tables call somebody, and since which place."""
    return [(call.table, call.seq) for call in await store.calls_of(person)]


async def looks(store: Store, hold: float = 60.0) -> list[Look]:
    """Hear who was called, and claim all that is to be looked at."""
    await store.hear_calls(9)
    return await store.claim_looks(9, hold)


async def test_calls_are_written_with_the_step(store: Store) -> None:
    """Whoever is called stays called from the same place; others are called no more."""
    await opened(store, "t", "ana")
    assert [("t", 1)] == await called(store, "ana")
    assert await store.change(Write("t", 2, "k", b"x", None), listing("ana", "ben"))
    assert [("t", 1)] == await called(store, "ana")
    assert [("t", 2)] == await called(store, "ben")
    assert not await store.change(Write("t", 2, "k", b"x", None), listing())
    assert [("t", 1)] == await called(store, "ana")
    assert await store.change(Write("t", 3, "k", b"x", None), listing("ben"))
    assert [] == await called(store, "ana")
    assert await store.change(Write("t", 4, "k", b"x", None), listing("ana"))
    assert [("t", 4)] == await called(store, "ana")


async def test_a_call_is_heard_once(store: Store) -> None:
    """Only those who have a subscription are looked at, each time they are called anew."""
    await store.subscribe(ANA)
    assert ["s1"] == [look.id for look in await looks(store)]
    await opened(store, "t", "ana", "ben")
    assert ["s1"] == [look.id for look in await looks(store)]
    assert [] == await looks(store)
    assert 0 == await store.hear_calls(9)


async def test_a_look_is_due_again_should_its_worker_die(store: Store) -> None:
    """Nobody looks at what another looks at, until that takes too long."""
    await store.subscribe(ANA)
    (look,) = await looks(store, 0.0)
    assert [look.id] == [again.id for again in await looks(store)]
    assert [] == await looks(store)


async def test_what_was_told_is_kept(store: Store) -> None:
    """It is kept with when to look again; whoever was called meanwhile is looked at sooner."""
    await store.subscribe(ANA)
    (look,) = await looks(store)
    assert (ANA.address, "P", "A", "{}", 0, 0.0) == (
        *(look.address, look.p256dh, look.auth, look.told, look.failed, look.sent),
    )
    assert 0 <= look.now - look.here < 60
    told = msgspec.structs.replace(look, told='{"t":1}', failed=2)
    await store.end_look(told, sent=True, wait=0.0)
    (again,) = await looks(store)
    assert ('{"t":1}', 2) == (again.told, again.failed)
    assert 0 <= again.now - again.sent < 60
    await opened(store, "t", "ana")
    await store.hear_calls(9)
    await store.end_look(again, sent=False, wait=None)
    (sooner,) = await looks(store)
    assert sooner.sent == again.sent
    await store.end_look(sooner, sent=False, wait=None)
    assert [] == await looks(store, 0.0)


async def test_muted(store: Store) -> None:
    """A muted table calls nobody, and only who sits there can mute it."""
    await opened(store, "t", "ana")
    assert await store.mute("ana", "t", muted=True)
    assert not await store.mute("cleo", "t", muted=True)
    assert (["t"], []) == (await store.muted_of("ana"), await store.muted_of("ben"))
    assert [] == await called(store, "ana")
    assert await store.mute("ana", "t", muted=False)
    assert ([], [("t", 1)]) == (await store.muted_of("ana"), await called(store, "ana"))


async def test_an_address_belongs_to_who_gave_it_last(store: Store) -> None:
    """A browser that is another person now tells that person, and nothing of before."""
    held = await store.subscribe(ANA)
    (look,) = await looks(store)
    await store.end_look(msgspec.structs.replace(look, told='{"t":1}'), sent=False, wait=None)
    again = await store.subscribe(msgspec.structs.replace(ANA, language="fr"))
    assert held == again
    (look,) = await looks(store)
    assert ("fr", '{"t":1}') == (look.language, look.told)
    await store.subscribe(msgspec.structs.replace(ANA, person="ben"))
    (look,) = await looks(store)
    assert ("ben", "{}") == (look.person, look.told)
    assert [] == await store.subscriptions_of("ana")
    assert [held] == await store.subscriptions_of("ben")


async def test_at_most_eight(store: Store) -> None:
    """The oldest place is forgotten for a ninth."""
    for number in range(9):
        await store.subscribe(msgspec.structs.replace(ANA, id=f"s{number}"))
    kept = [held.id for held in await store.subscriptions_of("ana")]
    assert 8 == len(kept)
    assert "s8" in kept


async def test_places_end(store: Store) -> None:
    """By who has them, by who finds nobody there, with a person, and with time."""
    await store.subscribe(ANA)
    assert not await store.unsubscribe("ben", "s1")
    assert await store.unsubscribe("ana", "s1")
    for end in (
        lambda: store.end_subscription("s1"),
        lambda: store.forget_notices("ana"),
        lambda: store.old_subscriptions(0, 9),
    ):
        await store.subscribe(ANA)
        assert 0 == await store.old_subscriptions(1, 9)
        assert await store.subscriptions_of("ana")
        await end()
        assert [] == await store.subscriptions_of("ana")


async def test_who_is_here(store: Store) -> None:
    """It is noted at all places of a person, and at nobody else's."""
    await store.subscribe(ANA)
    (before,) = await looks(store, 0.0)
    await store.note_here(["ben"])
    (same,) = await looks(store, 0.0)
    await store.note_here(["ana"])
    (after,) = await looks(store)
    assert before.here == same.here < after.here


async def test_calls_go_with_tables_and_people(store: Store) -> None:
    """Whoever is forgotten is called no more, and nobody is called by what is gone."""
    await opened(store, "t", "ana", "ben")
    await store.bury_person("ana")
    assert [] == await called(store, "ana")
    assert [("t", 1)] == await called(store, "ben")
    assert await store.delete_table("t")
    assert [] == await store.calls_of("ben")
    assert 0 == await store.hear_calls(9)
