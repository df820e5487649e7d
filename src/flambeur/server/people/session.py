"""Who somebody is: a guest by default, known by a signed cookie; a bot author by a token."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Self

import msgspec

from flambeur.protocol.refusals import NotSignedIn
from flambeur.server.people.keys import NAME, Keys
from flambeur.server.store.contract import PeopleStore, Person

AGE = 400 * 24 * 3600
"""Seconds a cookie lasts; browsers keep none longer."""
TOKEN = "flb_"  # noqa: S105 - how a token begins, not a token


class Credential(msgspec.Struct, frozen=True):
    """By what somebody is known: a session of this epoch, or a token."""

    person: str
    kind: str
    epoch: int = 0
    token: str | None = None
    """The hash of the token."""


class Visitor(msgspec.Struct, frozen=True):
    """The one who asks, by what they are known, and a cookie to set if they need one."""

    person: Person
    credential: Credential
    cookie: str | None = None
    is_new: bool = False
    """A guest who was never here before, as far as their cookie can tell."""


def new_person_id() -> str:
    """Draw a public id."""
    return secrets.token_hex(8)


def hash_token(token: str) -> str:
    """Hash a token for keeping; it has 256 random bits, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def claim_of(person: Person) -> str:
    """Write down who somebody is, to be signed."""
    return f"{person.id}.{person.kind}.{person.epoch}"


def read_claim(claim: str) -> Credential:
    """Read what was signed."""
    person, kind, epoch = claim.split(".")
    return Credential(person, kind, int(epoch))


class Sessions:
    """Signs and reads cookies; guests need no row in the database."""

    cookie = "flambeur"

    def __init__(self, store: PeopleStore, keys: Keys, *, secure: bool) -> None:
        """Take the keys that all workers share."""
        self._store, self.keys, self._secure = store, keys, secure

    @classmethod
    async def open(cls, store: PeopleStore, *, secure: bool) -> Self:
        """Agree with the other workers on keys."""
        return cls(store, await Keys.open(store), secure=secure)

    async def visitor(self, authorization: str | None, cookie: str | None) -> Visitor:
        """Find out who asks: by token, by cookie, or a new guest."""
        if authorization is not None:
            return await self._by_token(authorization)
        known = await self._by_cookie(cookie) if cookie else None
        return known or self._new_guest()

    def _new_guest(self) -> Visitor:
        guest = Person(new_person_id(), "", "guest")
        return Visitor(guest, Credential(guest.id, guest.kind), self.cookie_for(guest), is_new=True)

    def cookie_for(self, person: Person) -> str:
        """Write the header that makes a browser known as this person."""
        return self._header(self.sign(person), AGE)

    def no_cookie(self) -> str:
        """Write the header that makes a browser forget who it was."""
        return self._header("", 0)

    def _header(self, value: str, age: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"

    def sign(self, person: Person) -> str:
        """Sign who somebody is."""
        claim = claim_of(person)
        return f"{claim}.{self.keys.sign(NAME, claim.encode()).hex()}"

    async def holders(self, held: Sequence[Credential]) -> list[Person | None]:
        """Tell for each credential who holds it; nobody, if it is void by now."""
        people = {p.id: p for p in await self._store.people([each.person for each in held])}
        hashes = [each.token for each in held if each.token]
        known = {t.hash: t.person for t in await self._store.tokens(hashes)} if hashes else {}
        return [
            None if each.token and known.get(each.token) != each.person else _holder(each, people)
            for each in held
        ]

    async def _by_cookie(self, cookie: str) -> Visitor | None:
        credential = self._read(cookie)
        person = None if credential is None else (await self.holders([credential]))[0]
        if credential is None or person is None:
            return None
        # A cookie of the key before the present one is written anew.
        old = cookie != self.sign(person)
        return Visitor(person, credential, self.cookie_for(person) if old else None)

    def _read(self, cookie: str) -> Credential | None:
        claim, _, signature = cookie.rpartition(".")
        try:
            is_ours = self.keys.is_signed(NAME, claim.encode(), bytes.fromhex(signature))
        except ValueError:
            return None
        if not is_ours:
            return None
        return read_claim(claim)

    async def _by_token(self, authorization: str) -> Visitor:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN):
            raise NotSignedIn("a token is needed")
        found = await self._store.token(hash_token(token))
        person = await self._store.person(found.person) if found else None
        if found is None or person is None:
            raise NotSignedIn("this token is not known")
        return Visitor(person, Credential(person.id, person.kind, token=found.hash))


def _holder(held: Credential, people: dict[str, Person]) -> Person | None:
    known = people.get(held.person)
    if held.kind == "guest":
        # A guest who became an account must come as the account, and one who was forgotten is
        # nobody: else no sign-out and no farewell would be complete.
        return Person(held.person, "", "guest") if known is None else None
    if known is None or known.kind != held.kind:
        return None
    return known if held.token or known.epoch == held.epoch else None
