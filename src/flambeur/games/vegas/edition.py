"""An edition of Vegas: everything that may differ, as one value."""

from collections.abc import Iterable

from flambeur.core.parts import Named


# Not a struct or dataclass on purpose: a state is saved with the edition's name, not its content.
class Edition(Named):
    """What is in the box; never changed once made."""

    __slots__ = ("bills", "casinos", "dice", "name", "neutral", "pile", "rounds")

    def __init__(
        self,
        name: str,
        bills: Iterable[tuple[int, int]],
        *,
        rounds: int = 4,
        casinos: int = 6,
        dice: int = 8,
        neutral: int = 8,
    ) -> None:
        """Take the value and number of the bills, and how many of everything else."""
        self.name = name
        self.bills = tuple(bills)
        self.rounds = rounds
        self.casinos = casinos
        self.dice = dice
        self.neutral = neutral
        self.pile = tuple(value for value, count in self.bills for _ in range(count))
        """All bills, sorted."""
