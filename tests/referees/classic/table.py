"""What lies on the table of classic Vegas, and how it is dealt and paid [V3, V6]."""

from collections import Counter
from itertools import zip_longest
from typing import Final

from tests.referees.majority import ranked
from tests.referees.words import Facts

BILLS: Final = {
    "2012": {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5},
    "2018": {10: 5, 20: 7, 30: 7, 40: 5, 50: 6, 60: 5, 70: 5, 80: 4, 90: 4},
}
"""How many bills there are of each value, in thousands [V1.2, V1.3]."""
THRESHOLD: Final = 50_000
FACES: Final = range(1, 7)
NEUTRAL: Final = -1
"""The fictitious player whose dice the neutral ones are [V9.8]."""


def bills_of(edition: str) -> list[int]:
    """List all bills of an edition [V1.4]."""
    return [value * 1000 for value, count in BILLS[edition].items() for _ in range(count)]


class Table:
    """Bills and dice by colour: the seats, or the five colours of a solo game."""

    def __init__(self, colours: int, *, hidden: bool) -> None:
        """Begin with nothing on it."""
        self.pile: list[int] = []
        self.won: list[list[int]] = [[] for _ in range(colours)]
        self.hand = [0] * colours
        self.neutral = [0] * colours
        self.bills: dict[int, list[int]] = {face: [] for face in FACES}
        self.dice: dict[int, Counter[int]] = {face: Counter() for face in FACES}
        self.hidden = hidden
        """Whether won bills lie face down [V11.2, V11.3]."""

    def fund(self) -> None:
        """Turn over bills for one casino after the other until it has enough [V3.2, V3.3]."""
        for face in FACES:
            while sum(self.bills[face]) < THRESHOLD:
                self.bills[face].append(self.pile.pop(0))

    def put(self, face: int, colour: int, count: int = 1) -> None:
        """Put dice on a casino."""
        self.dice[face][colour] += count

    def pay_out(self) -> None:
        """Settle the casinos from 1 to 6 [V6.1]."""
        for face in FACES:
            self._pay(face)

    def _pay(self, face: int) -> None:
        """Pay one casino; what no player keeps goes under the pile, dearest first [V6.10, V9.9]."""
        bills = sorted(self.bills[face], reverse=True)
        owners = ranked(self.dice[face])[: len(bills)]
        for bill, owner in zip_longest(bills, owners, fillvalue=NEUTRAL):
            (self.pile if owner == NEUTRAL else self.won[owner]).append(bill)
        self.bills[face], self.dice[face] = [], Counter()

    def facts(self) -> Facts:
        """Tell everything that lies there."""
        colours = range(len(self.hand))
        return {
            "pile": self.pile,
            "bills": [self.bills[face] for face in FACES],
            "dice": [[self.dice[face][c] for c in (*colours, NEUTRAL)] for face in FACES],
            "hands": self.hand,
            "neutral dice in hand": self.neutral,
            "won": self.won,
            "who sees won bills": [(c,) if self.hidden else None for c in colours],
        }
