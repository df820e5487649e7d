"""What the table waits for: chance, a player's choice, or nothing any more."""

import msgspec

from flambeur.core.chance import Distribution, Roller
from flambeur.core.parts import Move, Part


class Chance(msgspec.Struct, frozen=True, gc=False, tag="chance"):
    """Chance has to bring an outcome of this distribution."""

    distribution: Distribution
    audience: tuple[int, ...] | None = None
    """The seats that may see the outcome: `None` is everybody, `()` is nobody."""


class Form(Part):
    """Moves that are too many to be listed, told by their bounds."""

    __slots__ = ()

    def sample(self, roll: Roller) -> Move:
        """Make one of these moves at random; there always is one."""
        raise NotImplementedError

    def __contains__(self, move: object) -> bool:
        """Tell whether a move is one of these."""
        raise NotImplementedError


class Choice(msgspec.Struct, frozen=True, gc=False, tag="choice", omit_defaults=True):
    """This seat has to choose one of these moves, or one that has one of these forms."""

    seat: int
    moves: tuple[Move, ...]
    audience: tuple[int, ...] | None = None
    """The seats that may see the move chosen: `None` is everybody."""
    forms: tuple[Form, ...] = ()


class Over(msgspec.Struct, frozen=True, gc=False, tag="over"):
    """The game has ended; rank 1 has won, equal ranks share a place."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Tell the seats that have won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


Turn = Chance | Choice | Over
