"""How well people play: Plackett-Luce ratings of finished games, bots rated apart.

Accounts are rated among the accounts of a table, and bots among its bots: those with a token
and the levels of the server. Guests are not rated. Who resigned is last. A seat that a person
took from a bot, or that the host handed over, is not rated, for either. A table where all may ask
for hints is not rated, nor is one where somebody learns the game, plays on from a moment of
another one, where one device is handed round, or where dice are those of a day.
"""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from flambeur.protocol.card import Place
from flambeur.server.play.table import Table
from flambeur.server.store.contract import PeopleStore, Person, Rating
from flambeur.server.store.errors import Duplicate

KINDS = ("account", "bot")
"""Each is rated by itself."""
LEVEL = "bot:"
"""How the id of a server's bot begins; its level follows."""
FEWEST = 2
MODEL = PlackettLuce()


class Entrant(msgspec.Struct, frozen=True):
    """Somebody whose result counts."""

    person: str
    kind: str
    rank: int


class Ratings:
    """Rates the players of a finished table, once."""

    def __init__(self, store: PeopleStore) -> None:
        """Take the store."""
        self._store = store
        self._lock = asyncio.Lock()

    async def rate(self, table: Table) -> None:
        """Take the result of a table into account."""
        outcome = table.card.outcome
        if outcome is None or outcome.ending != "finished":
            return
        card = table.card
        helped = card.hints or card.lesson or card.played_on or card.shared
        if helped or card.board is not None:
            return
        # One after another: here nobody has to look twice because of a neighbour.
        async with self._lock:
            # Again if another worker counted a game of the same people meanwhile.
            while not await self._count(table, outcome.ranks):
                continue

    async def _count(self, table: Table, ranks: Sequence[int]) -> bool:
        """Rate on top of what is known now; tell whether that still stood at the end."""
        entrants = await self._entrants(table.card.places, ranks)
        rated: list[Rating] = []
        for kind in KINDS:
            pool = [entrant for entrant in entrants if entrant.kind == kind]
            rated += await self._rate_pool(table.game.name, pool)
        return not rated or await self._store.rate(table.id, rated)

    async def _entrants(
        self, places: Sequence[Place | None], ranks: Sequence[int]
    ) -> list[Entrant]:
        entrants = []
        for place, rank in zip(places, ranks, strict=True):
            if place is None or place.took is not None or place.handed is not None:
                continue
            person = await self._person(place)
            if person is not None and person.kind in KINDS:
                last = len(places) + 1
                entrants.append(Entrant(person.id, person.kind, last if place.resigned else rank))
        return entrants

    async def _person(self, place: Place) -> Person | None:
        if place.bot is not None:
            return await self._level(place.bot)
        return None if place.person is None else await self._store.person(place.person)

    async def _level(self, level: str) -> Person:
        person = Person(LEVEL + level, level, "bot")
        if await self._store.person(person.id) is None:
            with suppress(Duplicate):  # another worker was quicker
                await self._store.add_person(person)
        return person

    async def _rate_pool(self, game: str, pool: list[Entrant]) -> list[Rating]:
        people = sorted({entrant.person for entrant in pool})
        if len(people) < FEWEST:
            return []
        known = {rating.person: rating for rating in await self._store.ratings(game, people)}
        before = [known.get(person) or new_rating(person, game) for person in people]
        return rate_again(before, pool)


def new_rating(person: str, game: str) -> Rating:
    """Make the rating of somebody who has not played yet."""
    return Rating(person, game, MODEL.mu, MODEL.sigma, 0)


def rate_again(before: Sequence[Rating], pool: Sequence[Entrant]) -> list[Rating]:
    """Rate people by one more game."""
    known = {rating.person: rating for rating in before}
    teams = [
        [MODEL.rating(known[entrant.person].mu, known[entrant.person].sigma)] for entrant in pool
    ]
    seats: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    after = MODEL.rate(teams, ranks=[float(entrant.rank) for entrant in pool])
    for entrant, (skill,) in zip(pool, after, strict=True):
        seats[entrant.person].append((skill.mu, skill.sigma))
    return [_mean(known[person], skills) for person, skills in seats.items()]


def _mean(rating: Rating, skills: list[tuple[float, float]]) -> Rating:
    """Let the seats of one level, which may be several, count as one game."""
    mu, sigma = (fmean(values) for values in zip(*skills, strict=True))
    return Rating(rating.person, rating.game, mu, sigma, rating.games + 1)
