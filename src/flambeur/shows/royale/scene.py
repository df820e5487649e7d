"""The moment of a decision, and what a change of dice would mean in it."""

from collections.abc import Sequence

import msgspec

from flambeur.core.frame import Frame
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.protocol.lines import Phrase, dots, line
from flambeur.shows.vegas.outcomes import Outcomes

Description = Phrase | list[Phrase]
"""What a move is; and after that what it would bring, if anything."""


class Scene(msgspec.Struct, frozen=True):
    """Who decides, at which table, and about what."""

    table: RoyaleTable
    seat: int
    frame: Frame
    colours: Sequence[Phrase]
    """What the colours are called."""

    @property
    def outcomes(self) -> Outcomes:
        """Have what tells what a casino would pay."""
        return Outcomes(self.colours, len(self.table.players))

    def own(self, casino: int, gain: int) -> list[Phrase]:
        """Tell what more dice would bring the seat that decides, then who else would move."""
        at = self.table.casinos[casino - 1]
        before = at.weights()
        after = changed(before, self.seat, gain)
        return self.outcomes.of(before, after, at.bills, self.seat)

    def shifts(self, casino: int, *changes: tuple[int, int]) -> list[Phrase]:
        """Tell whose bill would change if colours had so many dice more or fewer."""
        at = self.table.casinos[casino - 1]
        before = after = at.weights()
        for colour, gain in changes:
            after = changed(after, colour, gain)
        return self.outcomes.shifts(before, after, at.bills)


def changed(weights: tuple[int, ...], colour: int, gain: int) -> tuple[int, ...]:
    """Add to the weight of one colour."""
    return tuple([weight + gain * (owner == colour) for owner, weight in enumerate(weights)])


def weight_of(dice: int, big: int) -> int:
    """Tell what a handful of dice counts."""
    return dice + 2 * big


def nested(what: Phrase, *brings: Phrase) -> Phrase:
    """Say what something is and would bring, inside another sentence."""
    return line("offer-brings", what=what, outcome=dots(brings)) if brings else what
