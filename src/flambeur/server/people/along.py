"""Taking a seat along: a link that makes another browser the same person, once and soon.

Nothing is kept of a link before it is used. It carries who it is for, signed, and is void as soon
as a cookie of that session is: after a farewell, after signing out, once a guest has an account.
"""

import time
from collections.abc import Callable

from flambeur.protocol.refusals import NotAllowed
from flambeur.server.base64url import base64url_to_bytes, bytes_to_base64url
from flambeur.server.people.challenges import Challenges
from flambeur.server.people.session import Sessions, claim_of, read_claim
from flambeur.server.store.contract import PeopleStore, Person

LIFE = 600
"""Seconds in which a link must be used."""
VOID = "this link was used already, or is too old"


class Along:
    """Makes links for those who are known here, and takes them from any browser at any worker."""

    def __init__(
        self, store: PeopleStore, sessions: Sessions, clock: Callable[[], float] = time.time
    ) -> None:
        """Take the store, which remembers what was used, and who signs."""
        self._sessions = sessions
        self._challenges = Challenges(store, sessions.keys, clock, LIFE)

    def make(self, person: Person) -> str:
        """Make the secret of a link."""
        claim = claim_of(person)
        return f"{claim}.{bytes_to_base64url(self._challenges.issue('along', claim))}"

    async def take(self, secret: str) -> Person:
        """Use a secret up, and tell whom it was for."""
        claim, _, written = secret.rpartition(".")
        try:
            challenge = base64url_to_bytes(written)
        except ValueError as error:
            raise NotAllowed(VOID) from error
        if not self._challenges.is_valid(challenge, "along", claim):
            raise NotAllowed(VOID)
        (person,) = await self._sessions.holders([read_claim(claim)])
        if person is None or not await self._challenges.use_up(challenge):
            raise NotAllowed(VOID)
        return person
