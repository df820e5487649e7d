"""People with their keys, tokens and ratings, said in named statements."""

from collections.abc import Sequence

from flambeur.server.store.contract import Cleared, HeldPasskey, Passkey, Person, Rating, Token
from flambeur.server.store.database import Call, Database, Group
from flambeur.server.store.errors import Duplicate

COUNTED = ("person", "game", "games")
"""What tells which rating follows which."""


class SqlPeople:
    """The half of a store that keeps people."""

    _database: Database

    async def add_person(self, person: Person) -> None:
        """Keep a new person."""
        values = (person.id, person.name, person.kind, person.epoch)
        if not await self._database.fetch("add_person", *values):
            raise Duplicate(f"there is a person {person.id} already")

    async def person(self, id: str) -> Person | None:  # noqa: A002 - the word of the contract
        """Find a person."""
        found = await self._database.fetch("person", id)
        return Person(*found[0]) if found else None

    async def people(self, ids: Sequence[str]) -> list[Person]:
        """Find those of these people who have a row."""
        return [Person(*row) for row in await self._database.fetch("people", list(ids))]

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, kind or epoch."""
        values = (person.id, person.name, person.kind, person.epoch)
        await self._database.fetch("change_person", *values)

    async def delete_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person; keys, tokens and ratings go with them by foreign keys."""
        group = Group(("delete_person", (id,)), _lists_of(id))
        await self._database.guarded([group])

    async def bury_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person, and keep the id from ever being valid again."""
        # A guest has lists of tables, but no row: so the second group does not wait for the first.
        groups = [
            Group(("delete_person", (id,))),
            Group(("bury_person", (id,)), _lists_of(id)),
        ]
        await self._database.guarded(groups)

    async def clear_graves(self, seconds: float) -> None:
        """Forget the ids of people who were buried long ago."""
        await self._database.fetch("clear_graves", seconds)

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey of a known person, or its new count."""
        values = (passkey.id, passkey.person, passkey.public_key, passkey.sign_count)
        await self._database.fetch("add_passkey", *values)

    async def passkey(self, id: bytes) -> Passkey | None:  # noqa: A002 - the word of the contract
        """Find a passkey."""
        found = await self._database.fetch("passkey", id)
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, person: str) -> list[HeldPasskey]:
        """List a person's passkeys, the oldest first."""
        return [HeldPasskey(*row) for row in await self._database.fetch("passkeys_of", person)]

    async def name_passkey(self, person: str, id: bytes, name: str) -> bool:  # noqa: A002 - the same
        """Give a person's passkey a name."""
        return bool(await self._database.fetch("name_passkey", person, id, name))

    async def delete_passkey(self, person: str, id: bytes) -> bool:  # noqa: A002 - the same
        """Forget a person's passkey, but never the last one."""
        # With the person locked, two who delete at once cannot both leave the other's key.
        groups = [Group(("lock_people", ([person],))), Group(("delete_passkey", (person, id)))]
        return (await self._database.guarded(groups))[1]

    async def add_token(self, token: Token) -> None:
        """Keep the hash of a token of a known person."""
        await self._database.fetch("add_token", token.hash, token.person, token.name)

    async def token(self, hash: str) -> Token | None:  # noqa: A002 - the word of the contract
        """Find a token by its hash."""
        found = await self._database.fetch("token", hash)
        return Token(*found[0]) if found else None

    async def tokens(self, hashes: Sequence[str]) -> list[Token]:
        """Find those tokens that are still good."""
        return [Token(*row) for row in await self._database.fetch("tokens", list(hashes))]

    async def tokens_of(self, person: str) -> list[Token]:
        """List a person's tokens, the oldest first."""
        return [Token(*row) for row in await self._database.fetch("tokens_of", person)]

    async def delete_token(self, person: str, name: str) -> bool:
        """Forget a token."""
        return bool(await self._database.fetch("delete_token", person, name))

    async def cleared(self, days: int, limit: int) -> list[Cleared]:
        """List whom hosts sent away in the last days, the most often first."""
        return [Cleared(*row) for row in await self._database.fetch("cleared", days, limit)]

    async def times_cleared(self, person: str) -> int:
        """Tell how often hosts sent somebody away."""
        found: list[tuple[int]] = await self._database.fetch("times_cleared", person)
        return found[0][0]

    async def ratings(self, game: str, people: Sequence[str]) -> list[Rating]:
        """Read what ratings these people have in a game."""
        found = await self._database.fetch("ratings", game, list(people))
        return [Rating(*row) for row in found]

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keep new ratings of known people once for each table, if the ones before still stand."""
        people, games, counts = ([getattr(rating, of) for rating in ratings] for of in COUNTED)
        # With the people locked, what is compared cannot change before it is replaced.
        groups = [
            Group(("lock_people", (people,))),
            Group(("count", (table, people, games, counts)), tuple(map(_keep, ratings))),
            Group(("is_counted", (table,))),
        ]
        return (await self._database.guarded(groups))[-1]

    async def best(self, game: str, kind: str, limit: int) -> list[tuple[str, Rating]]:
        """List the best rated people of a kind with their names."""
        found = await self._database.fetch("best", game, kind, limit)
        return [(name, Rating(*rating)) for name, *rating in found]

    async def ratings_of(self, person: str) -> list[Rating]:
        """List all ratings of a person, by game."""
        return [Rating(*row) for row in await self._database.fetch("ratings_of", person)]

    async def shared_secret(self, name: str, proposal: str) -> str:
        """Agree on a secret among all workers."""
        found: list[tuple[str]] = await self._database.fetch("shared_secret", name, proposal)
        return found[0][0]

    async def change_secret(self, name: str, before: str, after: str) -> bool:
        """Change a secret if it is what it was believed to be."""
        return bool(await self._database.fetch("change_secret", name, before, after))

    async def use(self, name: str, seconds: float) -> bool:
        """Note that something was used, and forget what was used long ago."""
        group = Group(("use", (name, seconds)), (("forget_used", ()),))
        return await self._database.guarded([group]) == [True]


def _lists_of(person: str) -> tuple[Call, ...]:
    """Say how somebody is taken out of all lists, which guests are in, too."""
    return (
        ("delete_seatings", (person,)),
        ("delete_clearings", (person,)),
        ("forget_calls", (person,)),
        ("delete_attended", (person,)),
        ("delete_cards", (person,)),
        ("delete_boards", (person,)),
        ("delete_day_answers", (person,)),
        ("delete_day_person", (person,)),
    )


def _keep(rating: Rating) -> Call:
    return "keep_rating", (rating.person, rating.game, rating.mu, rating.sigma, rating.games)
