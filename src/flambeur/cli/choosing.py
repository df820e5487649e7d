"""Which position comes next: what is due, then what was never seen."""

from collections.abc import Mapping, Sequence
from random import Random

from flambeur.practice.bank import Bank
from flambeur.practice.deck import Card, due
from flambeur.practice.puzzle import Puzzle, Theme


class Positions:
    """The positions of some banks about a theme, or all; new ones come in an order of their own."""

    def __init__(self, banks: Sequence[Bank], theme: Theme | None, random: Random) -> None:
        """Take the banks, what they are to be about, and what shuffles them."""
        found = [puzzle for bank in banks for puzzle in bank.about(theme)]
        random.shuffle(found)
        self._puzzles = {puzzle.name: puzzle for puzzle in found}

    def next(self, cards: Mapping[str, Card], now: float) -> Puzzle | None:
        """Find what has been due longest, or else something new; nothing if all have time."""
        known = [card for name, card in cards.items() if name in self._puzzles]
        waiting = due(known, now)
        if waiting:
            return self._puzzles[waiting[0].puzzle]
        fresh = (puzzle for name, puzzle in self._puzzles.items() if name not in cards)
        return next(fresh, None)
