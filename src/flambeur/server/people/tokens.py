"""Tokens for programs: each bot has a name, a person of its own and one token.

Guests may have bots, too: a bot can do nothing but play. Who owns a bot is written nowhere; its
id follows from the owner's id and a small number, so a guest needs no row for it.
"""

import hashlib
import secrets

from flambeur.protocol.people import TokenInfo
from flambeur.protocol.refusals import BadRequest, NotAllowed
from flambeur.server.people.keys import KEY_BYTES
from flambeur.server.people.session import TOKEN, hash_token
from flambeur.server.store.contract import PeopleStore, Person, Token
from flambeur.server.store.errors import Duplicate

MOST = 8
"""Bots of one person, and tokens of one account for itself."""
ID_LENGTH = 16


def new_token() -> str:
    """Draw a token."""
    return TOKEN + secrets.token_hex(KEY_BYTES)


def bot_id(owner: str, number: int) -> str:
    """Tell the id of somebody's bot."""
    return hashlib.sha256(f"bot/{owner}/{number}".encode()).hexdigest()[:ID_LENGTH]


async def bots_of(store: PeopleStore, owner: str) -> list[Person]:
    """List somebody's bots."""
    found = [await store.person(bot_id(owner, number)) for number in range(MOST)]
    return [bot for bot in found if bot is not None]


class TokenDesk:
    """Gives tokens out and takes them back; only their hashes are kept."""

    def __init__(self, store: PeopleStore) -> None:
        """Take the store."""
        self._store = store

    async def give(self, owner: Person, name: str, *, bot: bool) -> tuple[Person, str]:
        """Make a token and tell it this once; an older one of the same name is void."""
        if any(held.name == name and held.bot != bot for held in await self.held(owner)):
            raise BadRequest("another token has this name")
        person = await self._bot(owner, name) if bot else await self._self(owner, name)
        token = new_token()
        await self._store.delete_token(person.id, name)
        await self._store.add_token(Token(hash_token(token), person.id, name))
        return person, token

    async def held(self, owner: Person) -> list[TokenInfo]:
        """List somebody's tokens by name."""
        own = await self._store.tokens_of(owner.id)
        bots = await bots_of(self._store, owner.id)
        return [TokenInfo(token.name, owner.id, owner.kind == "bot") for token in own] + [
            TokenInfo(bot.name, bot.id, bot=True) for bot in bots
        ]

    async def take(self, owner: Person, name: str) -> list[str]:
        """Forget a token; a bot is forgotten with it. Tell whose lines are void now."""
        found = [held.person for held in await self.held(owner) if held.name == name]
        for person in found:
            if person == owner.id:
                await self._store.delete_token(owner.id, name)
            else:
                await self._store.delete_person(person)
        return found

    async def _self(self, owner: Person, name: str) -> Person:
        if owner.kind != "account":
            raise NotAllowed("only an account has tokens for itself")
        others = [held for held in await self._store.tokens_of(owner.id) if held.name != name]
        if len(others) >= MOST:
            raise NotAllowed(f"at most {MOST} tokens")
        return owner

    async def _bot(self, owner: Person, name: str) -> Person:
        for bot in await bots_of(self._store, owner.id):
            if bot.name == name:
                return bot
        for number in range(MOST):
            bot = Person(bot_id(owner.id, number), name, "bot")
            try:
                await self._store.add_person(bot)
            except Duplicate:
                continue
            return bot
        raise NotAllowed(f"at most {MOST} bots")
