"""Where chance comes from, seen from the table."""

from typing import Protocol

import msgspec

from flambeur.core.chance import Distribution
from flambeur.core.parts import Move


class Commitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table publishes before the first roll, so that the dice can be checked."""

    table: str
    hash: str
    nonces: tuple[str, ...]


class Source(Protocol):
    """Settles chance, one outcome after the other."""

    @property
    def commitment(self) -> Commitment | None:
        """What was promised beforehand, if anything."""

    def settle(self, distribution: Distribution, number: int) -> Move:
        """Bring about outcome `number` of this game, counted from 0."""

    def reveal(self) -> str | None:
        """Hand out the seed once the game is over, if there is one to check."""
