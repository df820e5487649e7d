"""Where chance comes from, seen from the table."""

from typing import NamedTuple, Protocol

from flambeur.core.chance import Distribution
from flambeur.core.fair.agreement import Agreement, Kind
from flambeur.core.parts import Move

NO_SALT = "00" * 16
"""Names beside dice that prove nothing are not hidden either."""


class Spot(NamedTuple):
    """Which outcome of a game is meant: by its place, and by its number for dice of scheme 1."""

    place: str
    number: int


class Opening(NamedTuple):
    """What a source says before anything is agreed."""

    dice: Kind
    table: str
    promise: str | None
    salts: tuple[str, ...]
    """For the names, one for each seat."""


class Given(NamedTuple):
    """What goes into the key: for each seat its commitment and its nonce, or nothing."""

    list: tuple[str | None, ...]
    nonces: tuple[str | None, ...]


class Settler(Protocol):
    """Settles chance, one outcome after the other."""

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring about the outcome of one spot of this game."""


class Source(Settler, Protocol):
    """The dice of a whole game, from the promise to the seed."""

    def open(self, seats: int) -> Opening:
        """Promise the dice of a table with so many seats."""

    def begin(self, agreement: Agreement) -> Given:
        """Hear what was agreed and add to the key; all dice follow the last agreement heard."""

    def reveal(self) -> str | None:
        """Hand out the seed once the game is over, if there is one to check."""


class NoReceipt:
    """For sources whose dice nobody can check: nothing is promised, nobody adds anything."""

    def open(self, seats: int) -> Opening:
        """Promise nothing."""
        return Opening("practice", "", None, (NO_SALT,) * seats)

    def begin(self, agreement: Agreement) -> Given:
        """Add nothing."""
        nobody = (None,) * len(agreement.seats)
        return Given(nobody, nobody)

    def reveal(self) -> str | None:
        """There is nothing to check."""
        return None
