"""G1 Black Box: the winner's neighbour splits the tokens, the winner picks a pile [RG1]."""

from collections import Counter

from tests.referees.royale.bank import subsets
from tests.referees.royale.tile import Tile
from tests.referees.words import Move, Steps, ask

TOKENS = (60_000, 20_000, 20_000, 0, 0, 0)


class BlackBox(Tile):
    """Six tokens; activation does nothing [RG1.1]."""

    id = "G1"

    def during_payout(self) -> Steps[None]:
        """Split, pick and pay, unless nobody real is first [RG1.2 to RG1.6]."""
        winner = self.table.first(self.casino)
        if winner is None:
            return
        _, *piles = yield from ask(self.table.left_of(winner), splits(), secret=True)
        _, number = yield from ask(winner, [("pick_pile", 1), ("pick_pile", 2)])
        self.table.money.reward(winner, sum(piles[number - 1]))


def splits() -> list[Move]:
    """List every way to make two piles, none of them empty [RG1.2]."""
    firsts = subsets(TOKENS, len(TOKENS) - 1)
    return [("split", _falling(Counter(first)), _falling(_rest(first))) for first in firsts]


def _rest(first: tuple[int, ...]) -> Counter[int]:
    return Counter(TOKENS) - Counter(first)


def _falling(tokens: Counter[int]) -> tuple[int, ...]:
    return tuple(sorted(tokens.elements(), reverse=True))
