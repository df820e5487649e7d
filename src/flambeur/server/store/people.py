"""People with their keys, tokens and ratings, said in named statements."""

from collections.abc import Sequence

from flambeur.server.store.contract import Passkey, Person, Rating, Token
from flambeur.server.store.database import Call, Database, Group
from flambeur.server.store.errors import Duplicate


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

    async def change_person(self, person: Person) -> None:
        """Keep a person's new name, kind or epoch."""
        values = (person.id, person.name, person.kind, person.epoch)
        await self._database.fetch("change_person", *values)

    async def delete_person(self, id: str) -> None:  # noqa: A002 - the word of the contract
        """Forget a person; keys, tokens and ratings go with them by foreign keys."""
        group = Group(("delete_person", (id,)), (("delete_seatings", (id,)),))
        await self._database.guarded([group])

    async def add_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey of a known person, or its new count."""
        values = (passkey.id, passkey.person, passkey.public_key, passkey.sign_count)
        await self._database.fetch("add_passkey", *values)

    async def passkey(self, id: bytes) -> Passkey | None:  # noqa: A002 - the word of the contract
        """Find a passkey."""
        found = await self._database.fetch("passkey", id)
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """List a person's passkeys, the oldest first."""
        return [Passkey(*row) for row in await self._database.fetch("passkeys_of", person)]

    async def add_token(self, token: Token) -> None:
        """Keep the hash of a token of a known person."""
        await self._database.fetch("add_token", token.hash, token.person, token.name)

    async def token(self, hash: str) -> Token | None:  # noqa: A002 - the word of the contract
        """Find a token by its hash."""
        found = await self._database.fetch("token", hash)
        return Token(*found[0]) if found else None

    async def tokens_of(self, person: str) -> list[Token]:
        """List a person's tokens, the oldest first."""
        return [Token(*row) for row in await self._database.fetch("tokens_of", person)]

    async def delete_token(self, person: str, name: str) -> bool:
        """Forget a token."""
        return bool(await self._database.fetch("delete_token", person, name))

    async def ratings(self, game: str, people: Sequence[str]) -> list[Rating]:
        """Read what ratings these people have in a game."""
        found = await self._database.fetch("ratings", game, list(people))
        return [Rating(*row) for row in found]

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Keep new ratings of known people once for each table."""
        # The same order everywhere: two tables with the same people must not wait in a circle.
        ordered = sorted(ratings, key=lambda rating: (rating.game, rating.person))
        group = Group(("rated", (table,)), tuple(_keep(rating) for rating in ordered))
        return await self._database.guarded([group]) == [True]

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


def _keep(rating: Rating) -> Call:
    return "keep_rating", (rating.person, rating.game, rating.mu, rating.sigma, rating.games)
