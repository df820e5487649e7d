"""Who somebody is: a guest by default, known by a signed cookie; a bot author by a token."""

import hashlib
import hmac
import secrets
from typing import Self

import msgspec

from flambeur.protocol.refusals import NotSignedIn
from flambeur.server.store.contract import PeopleStore, Person

AGE = 400 * 24 * 3600
"""Seconds a cookie lasts; browsers keep none longer."""
TOKEN = "flb_"  # noqa: S105 - how a token begins, not a token
GONE = "person.{}"
"""The news that a person has signed out or is forgotten."""
KEY_BYTES = 32


class Visitor(msgspec.Struct, frozen=True):
    """The one who asks, and the cookie to set if they had none."""

    person: Person
    cookie: str | None = None


def new_person_id() -> str:
    """Draw a public id."""
    return secrets.token_hex(8)


def hash_token(token: str) -> str:
    """Hash a token for keeping; it has 256 random bits, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Signs and reads cookies; guests need no row in the database."""

    cookie = "flambeur"

    def __init__(self, store: PeopleStore, key: bytes, *, secure: bool) -> None:
        """Take the key that all workers share."""
        self._store, self._key, self._secure = store, key, secure

    @classmethod
    async def open(cls, store: PeopleStore, *, secure: bool) -> Self:
        """Agree with the other workers on a key."""
        key = await store.shared_secret("session", secrets.token_hex(KEY_BYTES))
        return cls(store, bytes.fromhex(key), secure=secure)

    async def visitor(self, authorization: str | None, cookie: str | None) -> Visitor:
        """Find out who asks: by token, by cookie, or a new guest."""
        if authorization is not None:
            return Visitor(await self._by_token(authorization))
        person = await self._by_cookie(cookie) if cookie else None
        if person is not None:
            return Visitor(person)
        guest = Person(new_person_id(), "", "guest")
        return Visitor(guest, self.cookie_for(guest))

    def cookie_for(self, person: Person) -> str:
        """Write the header that makes a browser known as this person."""
        return self._header(self.sign(person), AGE)

    def no_cookie(self) -> str:
        """Write the header that makes a browser forget who it was."""
        return self._header("", 0)

    def _header(self, value: str, age: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"

    def key_for(self, purpose: str) -> bytes:
        """Derive another key that all workers share."""
        return hmac.digest(self._key, f"key/{purpose}".encode(), "sha256")

    def sign(self, person: Person) -> str:
        """Sign who somebody is."""
        claim = f"{person.id}.{person.kind}.{person.epoch}"
        return f"{claim}.{self._signature(claim)}"

    def _signature(self, claim: str) -> str:
        return hmac.new(self._key, claim.encode(), "sha256").hexdigest()

    async def _by_cookie(self, cookie: str) -> Person | None:
        claim, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._signature(claim).encode(), signature.encode()):
            return None
        id_, kind, epoch = claim.split(".")
        person = await self._store.person(id_)
        if kind == "guest":
            # A guest who became an account must come as the account: else no sign-out is complete.
            return Person(id_, "", kind) if person is None else None
        return person if person is not None and str(person.epoch) == epoch else None

    async def _by_token(self, authorization: str) -> Person:
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN):
            raise NotSignedIn("a token is needed")
        found = await self._store.token(hash_token(token))
        person = await self._store.person(found.person) if found else None
        if person is None:
            raise NotSignedIn("this token is not known")
        return person
