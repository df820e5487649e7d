"""A reduced Classic enumerated whole, against an oracle that shares no code with the game."""

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from flambeur.core.state import after, turn
from flambeur.core.turn import Chance, Over
from flambeur.games.vegas import Table, VegasOptions
from flambeur.games.vegas.classic.round import steps
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.turn import Roll
from flambeur.games.vegas.edition import Edition

BILLS = (30_000, 40_000, 60_000, 90_000)
SMALL = Classic(
    Edition(
        "small",
        [(bill, 1) for bill in BILLS],
        rounds=1,
        casinos=2,
        dice=2,
        steps=steps,
        turn=Roll,
    ),
    version=1,
)
Money = tuple[Fraction, ...]


def engine(state: Table, counts: Counter[tuple[int, str]], depth: int = 0) -> Money:
    """Walk the whole tree: count nodes by depth and kind, return the expected money."""
    awaited = turn(state)
    counts[depth, type(awaited).__name__] += 1
    if isinstance(awaited, Over):
        return tuple(map(Fraction, awaited.scores))
    if isinstance(awaited, Chance):
        branches = list(awaited.distribution.outcomes())
    else:
        branches = [(move, Fraction(1, len(awaited.moves))) for move in awaited.moves]
    parts = [(p, engine(after(state, move), counts, depth + 1)) for move, p in branches]
    return tuple(sum((p * m[i] for p, m in parts), Fraction(0)) for i in range(state.seats))


class Oracle:
    """The same game written as naively as can be: one die after the other, lists of lists."""

    def __init__(self, seats: int, neutral: int) -> None:
        self.seats, self.neutral = seats, neutral
        self.counts: Counter[tuple[int, str]] = Counter()

    def run(self) -> Money:
        """Average over all orders of the pile."""
        self.counts[0, "Chance"] += 1
        totals = [Fraction(0)] * self.seats
        orders = list(permutations(BILLS))
        for order in orders:
            bills: list[list[int]] = []
            pile = list(order)
            for _ in range(2):
                casino: list[int] = []
                while sum(casino) < 50_000 and pile:
                    casino.append(pile.pop(0))
                bills.append(casino)
            hands = [[2, self.neutral] for _ in range(self.seats)]
            dice = [[0] * (self.seats + 1) for _ in range(2)]
            for seat, money in enumerate(self.roll(0, hands, dice, bills, 1)):
                totals[seat] += money / len(orders)
        return tuple(totals)

    def roll(
        self,
        seat: int,
        hands: list[list[int]],
        dice: list[list[int]],
        bills: list[list[int]],
        depth: int,
    ) -> list[Fraction]:
        """Average over all rolls of single, distinguishable dice."""
        for step in range(self.seats):
            player = (seat + step) % self.seats
            if sum(hands[player]):
                break
        else:
            self.counts[depth, "Over"] += 1
            return self.pay(dice, bills)
        self.counts[depth, "Chance"] += 1
        own, neutral = hands[player]
        totals = [Fraction(0)] * self.seats
        rolls = list(product((1, 2), repeat=own + neutral))
        seen: dict[tuple[tuple[int, ...], tuple[int, ...]], list[Fraction]] = {}
        for faces in rolls:
            key = (tuple(sorted(faces[:own])), tuple(sorted(faces[own:])))
            if key not in seen:
                seen[key] = self.choose(player, key, hands, dice, bills, depth + 1)
            for i in range(self.seats):
                totals[i] += seen[key][i] / len(rolls)
        return totals

    def choose(
        self,
        player: int,
        roll: tuple[tuple[int, ...], tuple[int, ...]],
        hands: list[list[int]],
        dice: list[list[int]],
        bills: list[list[int]],
        depth: int,
    ) -> list[Fraction]:
        """Average over the faces that can be chosen."""
        self.counts[depth, "Choice"] += 1
        faces = set(roll[0]) | set(roll[1])
        totals = [Fraction(0)] * self.seats
        for face in faces:
            new_hands = [list(hand) for hand in hands]
            new_dice = [list(casino) for casino in dice]
            for kind, owner in ((0, player), (1, self.seats)):
                for die in roll[kind]:
                    if die == face:
                        new_hands[player][kind] -= 1
                        new_dice[face - 1][owner] += 1
            result = self.roll((player + 1) % self.seats, new_hands, new_dice, bills, depth + 1)
            for i in range(self.seats):
                totals[i] += result[i] / len(faces)
        return totals

    def pay(self, dice: list[list[int]], bills: list[list[int]]) -> list[Fraction]:
        """Let everybody take the dearest bill left, most dice first, ties struck out."""
        money = [Fraction(0)] * self.seats
        for casino in range(2):
            notes = sorted(bills[casino])
            while True:
                alone = [n for n in dice[casino] if n and dice[casino].count(n) == 1]
                if not alone or not notes:
                    break
                winner = dice[casino].index(max(alone))
                note = notes.pop()
                if winner < self.seats:
                    money[winner] += note
                dice[casino][winner] = 0
        return money


@pytest.mark.clause("V15.6")
@pytest.mark.parametrize(
    ("seats", "neutral", "nodes"),
    [(2, False, 2_785), (2, True, 135_193)],
    ids=["plain", "neutral"],
)
def test_whole_tree(seats: int, neutral: bool, nodes: int) -> None:
    """Node counts by depth and exact expected money agree with the oracle, and stay the same."""
    options = VegasOptions(neutral_variant=neutral, first_leader=0)
    counts: Counter[tuple[int, str]] = Counter()
    expected = engine(SMALL.start(seats, options), counts)
    oracle = Oracle(seats, neutral=1 if neutral else 0)
    assert oracle.run() == expected
    assert oracle.counts == counts
    assert nodes == counts.total()
