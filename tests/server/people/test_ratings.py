"""Finished games change ratings, each once."""

import asyncio
from itertools import permutations
from typing import Any

import msgspec
import pytest

from flambeur.families import find
from flambeur.protocol.card import Ending, Outcome, Pace, Place
from flambeur.server.people.ratings import MODEL, Entrant, Ratings, new_rating, rate_again
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.play.taking import replace
from flambeur.server.store.contract import Person, Rating, Store

GAME = "vegas/2018"
PEOPLE = ("ann", "bob", "cleo", "dan", "eve")


def finished(
    places: list[Place], ranks: list[int], name: str = "t", ending: Ending = "finished"
) -> Table:
    """Make a table whose game is over."""
    game = find(GAME)
    options = msgspec.to_builtins(game.options())
    opened = Opened(name, game.id, options, len(places), "ann", Pace(), False, False, "hash")
    table = Table("seed", opened)
    outcome = Outcome(ending, tuple(ranks), tuple(ranks))
    table.card = replace(table.card, places=tuple(places), phase="over", outcome=outcome)
    return table


def person(name: str, *, resigned: bool = False) -> Place:
    """Seat a person."""
    return Place(name.title(), name, resigned=resigned)


def bot(level: str) -> Place:
    """Seat a bot of the server."""
    return Place("Lumo", bot=level)


async def meet(store: Store, *names: str, kind: str = "account") -> None:
    """Keep people."""
    for name in names:
        await store.add_person(Person(name, name.title(), kind))


async def skills(store: Store, *names: str) -> list[float]:
    """Read how good people are."""
    found = {rating.person: rating.mu for rating in await store.ratings(GAME, names)}
    return [found[name] for name in names]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_who_wins_is_rated_higher(store: Store, count: int) -> None:
    """Ratings follow the ranks, not the seats, whatever the number of seats."""
    names = PEOPLE[:count]
    await meet(store, *names)
    places = [person(name) for name in names]
    await Ratings(store).rate(finished(places, list(range(count, 0, -1))))
    mus = await skills(store, *names)
    assert sorted(mus) == mus
    assert mus[0] < MODEL.mu < mus[-1]
    assert {1} == {rating.games for rating in await store.ratings(GAME, names)}


async def test_equal_ranks_stay_equal(store: Store) -> None:
    """Who shares a place has the same rating afterwards."""
    await meet(store, "ann", "bob", "cleo")
    places = [person(name) for name in ("ann", "bob", "cleo")]
    await Ratings(store).rate(finished(places, [1, 2, 2]))
    ann, bob, cleo = await skills(store, "ann", "bob", "cleo")
    assert bob == cleo < ann


async def test_who_resigned_is_last(store: Store) -> None:
    """A bot that wins for somebody who left does not win for them."""
    await meet(store, "ann", "bob", "cleo")
    places = [person("ann", resigned=True), person("bob"), person("cleo")]
    await Ratings(store).rate(finished(places, [1, 2, 3]))
    ann, bob, cleo = await skills(store, "ann", "bob", "cleo")
    assert ann < cleo < bob


async def test_a_place_that_was_taken_is_not_rated(store: Store) -> None:
    """Half a game says nothing about who came, nor about the one who was there before."""
    await meet(store, "ann", "bob", "cleo")
    await meet(store, "robo", kind="bot")
    taken = [replace(person("cleo"), handed="Dan"), replace(person("robo"), took="Lumo")]
    places = [person("ann"), person("bob"), *taken, bot("careful")]
    await Ratings(store).rate(finished(places, [4, 3, 1, 2, 5]))
    assert ["Bob", "Ann"] == [name for name, _ in await store.best(GAME, "account", 9)]
    assert [] == await store.best(GAME, "bot", 9)


async def test_a_table_counts_once(store: Store) -> None:
    """The same table twice changes nothing; another one does."""
    await meet(store, "ann", "bob")
    ratings, places = Ratings(store), [person("ann"), person("bob")]
    await ratings.rate(finished(places, [1, 2]))
    once = await store.ratings_of("ann")
    await ratings.rate(finished(places, [1, 2]))
    assert once == await store.ratings_of("ann")
    await ratings.rate(finished(places, [1, 2], "u"))
    (twice,) = await store.ratings_of("ann")
    assert (2, True) == (twice.games, twice.mu > once[0].mu)


async def test_guests_are_not_rated(store: Store) -> None:
    """A guest is no opponent: without another account nothing is rated."""
    await meet(store, "ann", "bob")
    ratings = Ratings(store)
    await ratings.rate(finished([person("ann"), person("guest")], [1, 2]))
    assert [] == await store.ratings_of("ann")
    await ratings.rate(finished([person("ann"), person("guest"), person("bob")], [1, 2, 3], "u"))
    assert [] == await store.ratings_of("guest")
    assert 1 == len(await store.ratings_of("bob"))


async def test_bots_are_rated_apart(store: Store) -> None:
    """Accounts are rated among accounts, and bots among bots, those of the server included."""
    await meet(store, "ann", "bob")
    await meet(store, "robo", kind="bot")
    places = [person("ann"), bot("careful"), person("bob"), person("robo")]
    await Ratings(store).rate(finished(places, [4, 3, 2, 1]))
    assert ["Bob", "Ann"] == [name for name, _ in await store.best(GAME, "account", 9)]
    assert ["Robo", "careful"] == [name for name, _ in await store.best(GAME, "bot", 9)]
    together = await skills(store, "bob", "robo")
    assert together[0] == pytest.approx(together[1])


async def test_many_bots_of_a_level_are_one(store: Store) -> None:
    """A level that sits twice has played one game; alone with itself it has played none."""
    await meet(store, "robo", kind="bot")
    ratings = Ratings(store)
    await ratings.rate(finished([bot("careful"), bot("careful")], [1, 2]))
    assert [] == await store.ratings_of("bot:careful")
    await ratings.rate(finished([bot("careful"), person("robo"), bot("careful")], [1, 2, 3], "u"))
    (careful,), (robo,) = await store.ratings_of("bot:careful"), await store.ratings_of("robo")
    assert (1, 1) == (careful.games, robo.games)
    seats = MODEL.rate([[MODEL.rating()] for _ in range(3)], ranks=[1, 2, 3])
    assert (seats[0][0].mu + seats[2][0].mu) / 2 == pytest.approx(careful.mu)
    assert careful.sigma < MODEL.sigma


@pytest.mark.parametrize("ending", ["abandoned", "expired"])
async def test_a_game_without_an_end_is_not_rated(store: Store, ending: Ending) -> None:
    """Only games that were played to their end count."""
    await meet(store, "ann", "bob")
    await Ratings(store).rate(finished([person("ann"), person("bob")], [], ending=ending))
    assert [] == await store.ratings_of("ann")


async def test_a_game_alone_is_not_rated(store: Store) -> None:
    """There is nobody to be compared with."""
    await meet(store, "ann")
    await Ratings(store).rate(finished([person("ann")], [1]))
    assert [] == await store.ratings_of("ann")


async def test_a_surprise_counts_for_more(store: Store) -> None:
    """To beat somebody who is known to be good is worth more than to beat a beginner."""
    await meet(store, "ann", "bob", "cleo", "dan")
    await store.rate("before", [Rating("bob", GAME, 40.0, 2.0, 1)])
    ratings = Ratings(store)
    await ratings.rate(finished([person("ann"), person("bob")], [1, 2]))
    await ratings.rate(finished([person("cleo"), person("dan")], [1, 2], "u"))
    ann, cleo = await skills(store, "ann", "cleo")
    assert cleo < ann


async def test_tables_with_hints_are_not_rated(store: Store) -> None:
    """Where the coach may be asked, nobody's rating changes."""
    await meet(store, "ann", "bob")
    table = finished([person("ann"), person("bob")], [1, 2])
    table.card = replace(table.card, hints=True)
    await Ratings(store).rate(table)
    assert [] == await store.ratings(GAME, ["ann", "bob"])


async def test_every_game_counts_whichever_worker_counts_it(
    pair: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games of the same people that end at two workers at once are all in, one on the other."""
    names, orders = PEOPLE[:3], list(permutations([1, 2, 3]))
    ranks = {f"t{number}": orders[number % len(orders)] for number in range(40)}
    await meet(pair[0], *names)
    kept: dict[int, str] = {}
    for store in pair:
        monkeypatch.setattr(store, "rate", noting(kept, store.rate))
    workers = [Ratings(store) for store in pair]
    places = [person(name) for name in names]
    await asyncio.gather(
        *(
            workers[number % 2].rate(finished(places, list(order), table))
            for number, (table, order) in enumerate(ranks.items())
        )
    )
    expected = [new_rating(name, GAME) for name in names]
    for games in range(1, 41):
        pool = zip(names, ranks[kept[games]], strict=True)
        expected = rate_again(expected, [Entrant(name, "account", rank) for name, rank in pool])
    assert set(expected) == set(await pair[0].ratings(GAME, names))


def noting(kept: dict[int, str], rate: Any) -> Any:
    """Note which table was counted as which game of its people."""

    async def noted(table: str, ratings: list[Rating]) -> bool:
        done: bool = await rate(table, ratings)
        if done:
            kept[ratings[0].games] = table
        return done

    return noted


async def test_a_game_that_two_workers_count_counts_once(pair: tuple[Store, Store]) -> None:
    """When a sweep finds a game that another worker is counting, nothing happens twice."""
    await meet(pair[0], "ann", "bob")
    places = [person("ann"), person("bob")]
    for number in range(1, 11):
        table = finished(places, [1, 2], f"t{number}")
        await asyncio.gather(*(Ratings(store).rate(table) for store in pair))
        assert [number] * 2 == [each.games for each in await pair[1].ratings(GAME, ["ann", "bob"])]
