"""What the table waits for: chance, a player's choice, or nothing any more."""

import msgspec

from flambeur.core.chance import Distribution
from flambeur.core.parts import Move


class Chance(msgspec.Struct, frozen=True, gc=False, tag="chance"):
    """Chance has to bring an outcome of this distribution."""

    distribution: Distribution
    audience: tuple[int, ...] | None = None
    """The seats that may see the outcome: `None` is everybody, `()` is nobody."""


class Choice(msgspec.Struct, frozen=True, gc=False, tag="choice"):
    """This seat has to choose one of these moves."""

    seat: int
    moves: tuple[Move, ...]
    audience: tuple[int, ...] | None = None
    """The seats that may see the move chosen: `None` is everybody."""


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    """The game has ended; rank 1 has won, equal ranks share a place."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Tell the seats that have won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Turn = Chance | Choice | Over
