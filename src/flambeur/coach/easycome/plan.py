"""One turn, valued for everybody: the seat on turn plays for its own win."""

from collections.abc import Sequence
from itertools import combinations
from operator import itemgetter

import msgspec

from flambeur.bots.easycome.turns import ASIDES, NO_PRIZE, RESULTS, SLOTS, merged, worths
from flambeur.coach.judge import Shares
from flambeur.core.parts import Move
from flambeur.games.easycome.dice import DICE
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.prizes import NUMBERS, Values
from flambeur.games.easycome.turn import Choose


class Plan(msgspec.Struct, frozen=True):
    """What every seat can expect, by how the turn ends and by the dice in sight or aside."""

    me: int
    """The seat on turn."""
    ends: tuple[Shares, ...]
    slots: list[Shares]

    def aside(self, kept: Values) -> Shares:
        """Value a turn in which these dice lie aside; with all four, it ends as well as can be."""
        return self.slots[SLOTS[kept]]

    def rolled(self, kept: Values, rolled: Values) -> Shares:
        """Value a roll: the best of what can be won with it and of all that can be kept."""
        sets = {dice for size in range(1, len(rolled) + 1) for dice in combinations(rolled, size)}
        return max((self.aside(merged(kept, dice)) for dice in sets), key=itemgetter(self.me))

    def after(self, frame: Choose, move: Move) -> Shares:
        """Value a move."""
        match move:
            case Claim(prize=prize):
                return self.ends[NUMBERS[prize]]
            case Keep(dice=dice) if len(aside := merged(frame.kept, dice)) < DICE:
                return self.aside(aside)
        return self.ends[NO_PRIZE]


def plan(ends: tuple[Shares, ...], me: int) -> Plan:
    """Value all dice, given what each way to end the turn is worth to everybody.

    A prize that cannot be won must be worth less than nothing to the seat on turn.
    """
    own = worths([shares[me] for shares in ends])
    slots = [max((ends[end] for end in found), key=itemgetter(me)) for found in RESULTS]
    for aside in ASIDES:
        rolls = [(node.ways, slots[max(node.options, key=own.__getitem__)]) for node in aside.nodes]
        slots.append(_mean(rolls, aside.rolls))
    return Plan(me, ends, slots)


def _mean(rolls: Sequence[tuple[int, Shares]], total: int) -> Shares:
    columns = zip(*(shares for _, shares in rolls), strict=True)
    ways = [way for way, _ in rolls]
    return tuple(
        sum(way * share for way, share in zip(ways, column, strict=True)) / total
        for column in columns
    )
