"""An edition of Vegas: what is in the box, and how a round and a turn go."""

from collections.abc import Callable, Iterable
from typing import Any

from flambeur.core.frame import Frame
from flambeur.core.parts import Named


# Not a struct or dataclass on purpose: a state is saved with the edition's name, not its content.
class Edition(Named):
    """Data and two policies; never changed once made."""

    def __init__(  # noqa: PLR0913 - a box holds many things
        self,
        name: str,
        bills: Iterable[tuple[int, int]],
        *,
        rounds: int,
        dice: int,
        steps: Callable[[Any], tuple[Frame, ...]],
        turn: Callable[[int], Frame],
        big: int = 0,
        imaginary: int = 1,
        casinos: int = 6,
        tiles: int = 0,
    ) -> None:
        """Take the contents of the box and the policies."""
        self.name = name
        self.bills = tuple(bills)
        """Value and number of the bills."""
        self.pile = tuple(value for value, count in self.bills for _ in range(count))
        """All bills, sorted."""
        self.rounds = rounds
        self.dice = dice
        """Dice of each colour; big ones are counted apart."""
        self.big = big
        self.imaginary = imaginary
        """Colours that nobody plays: neutral, and grey where there is one."""
        self.casinos = casinos
        self.tiles = tiles
        """Tiles that may lie beside the casinos at once."""
        self.steps = steps
        """Lists the steps of a round, from the deal to the payout."""
        self.turn = turn
        """Makes the frame with which a seat's turn begins."""
