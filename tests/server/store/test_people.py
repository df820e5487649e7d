"""Every store keeps people in the same way."""

import asyncio
import time

import pytest

from flambeur.server.store.contract import Listing, Passkey, Person, Rating, Store, Token, Write
from flambeur.server.store.errors import Duplicate

ANN = Person("ann", "Ann", "account")
BOB = Person("bob", "Bob", "account", 3)
BOT = Person("bot", "Botty", "bot")


async def meet(store: Store) -> None:
    """Keep three people."""
    for person in (ANN, BOB, BOT):
        await store.add_person(person)


def rating(
    person: str, mu: float, game: str = "vegas", sigma: float = 1.5, games: int = 1
) -> Rating:
    """Make a rating."""
    return Rating(person, game, mu, sigma, games)


async def test_a_person_is_found_and_changed(store: Store) -> None:
    """Name, kind and epoch are kept and can change; nobody else changes with them."""
    await meet(store)
    assert [ANN, BOB] == [await store.person("ann"), await store.person("bob")]
    changed = Person("ann", "Änne", "guest", 1)
    await store.change_person(changed)
    assert [changed, BOB] == [await store.person("ann"), await store.person("bob")]
    assert await store.person("cleo") is None


async def test_a_person_is_added_once(store: Store) -> None:
    """A second person with the same id is refused and changes nothing."""
    await store.add_person(ANN)
    with pytest.raises(Duplicate):
        await store.add_person(Person("ann", "Other", "guest"))
    assert ANN == await store.person("ann")


async def test_a_passkey_is_kept_with_its_count(store: Store) -> None:
    """A passkey that is kept again has a new count, but never a new owner."""
    await meet(store)
    first, second = Passkey(b"\0one", "ann", b"key", 0), Passkey(b"two", "ann", b"key", 2**32 - 1)
    await store.add_passkey(first)
    await store.add_passkey(second)
    assert [b"\0one", b"two"] == [held.id for held in await store.passkeys_of("ann")]
    used = Passkey(b"\0one", "ann", b"key", 5)
    await store.add_passkey(used)
    await store.add_passkey(Passkey(b"\0one", "bob", b"key", 9))
    assert used == await store.passkey(b"\0one")
    assert [] == await store.passkeys_of("bob")
    assert await store.passkey(b"three") is None


async def test_a_passkey_has_a_name_and_times(store: Store) -> None:
    """Its owner, and nobody else, names it; it tells when it was made and when it was used."""
    await meet(store)
    await store.add_passkey(Passkey(b"one", "ann", b"key", 0))
    assert not await store.name_passkey("bob", b"one", "Mine")
    assert await store.name_passkey("ann", b"one", "Phone")
    (new,) = await store.passkeys_of("ann")
    assert ("Phone", None) == (new.name, new.used)
    assert 60 > abs(time.time() - new.made)
    await store.add_passkey(Passkey(b"one", "ann", b"key", 1))
    (used,) = await store.passkeys_of("ann")
    assert used.used is not None
    assert (new.made, True) == (used.made, used.used >= new.made)


async def test_the_last_passkey_stays(store: Store) -> None:
    """A passkey is forgotten by its owner, but one is left, also when two are deleted at once."""
    await meet(store)
    for name in (b"one", b"two", b"three"):
        await store.add_passkey(Passkey(name, "ann", b"key", 0))
    assert not await store.delete_passkey("bob", b"one")
    assert await store.delete_passkey("ann", b"one")
    gone = await asyncio.gather(*(store.delete_passkey("ann", name) for name in (b"two", b"three")))
    assert [False, True] == sorted(gone)
    assert 1 == len(await store.passkeys_of("ann"))


async def test_a_buried_person_is_nobody_for_good(store: Store) -> None:
    """Known or not, they leave an id that nobody can have again, until graves are cleared."""
    await meet(store)
    await store.add_passkey(Passkey(b"one", "ann", b"key", 0))
    for person in ("ann", "ann", "guest"):
        await store.bury_person(person)
    assert [] == await store.passkeys_of("ann")
    buried = {Person(id_, "", "gone", -1) for id_ in ("ann", "guest")}
    assert buried | {BOB} == set(await store.people(["ann", "guest", "bob", "nobody"]))
    with pytest.raises(Duplicate):
        await store.add_person(ANN)
    await store.change_person(ANN)
    await store.add_passkey(Passkey(b"late", "ann", b"key", 0))
    await store.add_token(Token("late", "ann", "home"))
    await store.rate("t", [rating("ann", 1)])
    assert await store.passkey(b"late") is None
    assert [] == await store.tokens(["late"])
    assert [] == await store.ratings_of("ann")
    await store.clear_graves(3600)
    assert await store.person("ann") is not None
    await store.clear_graves(-1)
    assert [BOB] == await store.people(["ann", "guest", "bob"])


async def test_what_may_be_used_once(store: Store) -> None:
    """Of several who use it at once, one alone is told yes; after its time it is forgotten."""
    used = await asyncio.gather(*(store.use("challenge", 60) for _ in range(4)))
    assert [False, False, False, True] == sorted(used)
    assert await store.use("old", -1)
    assert await store.use("another", 60)
    assert await store.use("old", 60)


async def test_a_secret_is_changed_by_one(store: Store) -> None:
    """Whoever believes something else about a secret does not change it."""
    assert "a" == await store.shared_secret("key", "a")
    assert not await store.change_secret("key", "b", "c")
    assert await store.change_secret("key", "a", "c")
    assert "c" == await store.shared_secret("key", "d")


async def test_a_token_is_found_by_its_hash(store: Store) -> None:
    """Tokens are listed for their owner and can be taken back by name."""
    await meet(store)
    first, second = Token("h1", "bot", "home"), Token("h2", "bot", "work")
    await store.add_token(first)
    await store.add_token(second)
    assert first == await store.token("h1")
    assert [first, second] == await store.tokens_of("bot")
    assert [second] == await store.tokens(["h2", "h3"])
    assert await store.delete_token("bot", "home")
    assert not await store.delete_token("bot", "home")
    assert not await store.delete_token("ann", "work")
    assert await store.token("h1") is None
    assert [second] == await store.tokens_of("bot")


async def test_a_table_is_rated_once(store: Store) -> None:
    """Only the first ratings of a table count; who comes later is told that it is counted."""
    await meet(store)
    assert await store.rate("t", [rating("bob", 25), rating("ann", 20)])
    assert await store.rate("t", [rating("ann", 99, games=2)])
    found = await store.ratings("vegas", ["ann", "bob", "bot"])
    assert {rating("ann", 20), rating("bob", 25)} == set(found)
    assert await store.rate("u", [rating("ann", 21, games=2)])
    assert [rating("ann", 21, games=2)] == await store.ratings("vegas", ["ann"])
    assert [] == await store.ratings("strike", ["ann"])


@pytest.mark.parametrize("games", [1, 3])
async def test_ratings_follow_those_before_them(store: Store, games: int) -> None:
    """What was computed from other ratings than there are is not kept, for none of a table."""
    await meet(store)
    assert await store.rate("t", [rating("ann", 20)])
    assert not await store.rate("u", [rating("ann", 99, games=games), rating("bob", 99)])
    assert [rating("ann", 20)] == await store.ratings("vegas", ["ann", "bob"])
    assert await store.rate("u", [rating("ann", 21, games=2), rating("bob", 30)])
    assert [rating("ann", 21, games=2)] == await store.ratings_of("ann")
    assert [rating("bob", 30)] == await store.ratings_of("bob")


async def test_the_best_are_those_known_to_be_good(store: Store) -> None:
    """The list goes by mu minus three sigma, and each kind has its own."""
    await meet(store)
    sure, unsure = rating("ann", 25, sigma=1), rating("bob", 30, sigma=5)
    await store.rate("t", [sure, unsure, rating("bot", 50), rating("bob", 9, "strike")])
    assert [("Ann", sure), ("Bob", unsure)] == await store.best("vegas", "account", 9)
    assert [("Ann", sure)] == await store.best("vegas", "account", 1)
    assert [("Botty", rating("bot", 50))] == await store.best("vegas", "bot", 9)


async def test_a_person_has_ratings_by_game(store: Store) -> None:
    """All ratings of a person are listed."""
    await meet(store)
    await store.rate("t", [rating("ann", 1, "vegas"), rating("ann", 2, "strike")])
    assert [rating("ann", 2, "strike"), rating("ann", 1)] == await store.ratings_of("ann")


async def test_a_deleted_person_leaves_nothing_but_logs(store: Store) -> None:
    """Keys, tokens, ratings and lists go with a person; others keep theirs."""
    await meet(store)
    write, listing = Write("t", 1, "k", b"Ann", None), Listing("open", "vegas", True, b"card")
    await store.create("seed", write, Listing("open", "vegas", True, b"card", ("ann", "bob")))
    for person in ("ann", "bob"):
        await store.add_passkey(Passkey(person.encode(), person, b"key", 0))
        await store.add_token(Token(f"hash-{person}", person, "home"))
    await store.rate("t", [rating("ann", 1), rating("bob", 2)])
    await store.delete_person("ann")
    assert await store.person("ann") is None
    assert await store.passkey(b"ann") is None
    assert await store.token("hash-ann") is None
    assert [] == await store.ratings_of("ann")
    assert [] == await store.tables_of("ann", 9)
    assert [b"card"] == await store.tables_of("bob", 9)
    assert [rating("bob", 2)] == await store.ratings_of("bob")
    assert [listing.card] == await store.listed("open", None, 9)
    assert 1 == len(await store.rows("t", 0))


async def test_who_was_forgotten_stays_forgotten(store: Store) -> None:
    """Keys, tokens and ratings that come too late are not kept; those of others are."""
    await meet(store)
    await store.delete_person("ann")
    await store.delete_person("ann")
    await store.change_person(ANN)
    await store.add_passkey(Passkey(b"late", "ann", b"key", 0))
    await store.add_token(Token("late", "ann", "home"))
    assert await store.rate("t", [rating("ann", 1), rating("bob", 2)])
    assert await store.person("ann") is None
    assert await store.passkey(b"late") is None
    assert await store.token("late") is None
    assert [rating("bob", 2)] == await store.ratings("vegas", ["ann", "bob"])


async def test_all_agree_on_one_secret(store: Store) -> None:
    """The first proposal is everybody's secret; another name has another one."""
    proposals = [f"secret-{number}" for number in range(20)]
    agreed = await asyncio.gather(*(store.shared_secret("s", each) for each in proposals))
    assert 1 == len(set(agreed))
    assert agreed[0] in proposals
    assert agreed[0] == await store.shared_secret("s", "late")
    assert "late" == await store.shared_secret("other", "late")
