"""The moment of a decision, and what a change of dice would mean in it."""

import msgspec

from flambeur.core.frame import Frame
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.text.vegas.outcomes import Outcomes


class Scene(msgspec.Struct, frozen=True):
    """Who decides, at which table, and about what."""

    table: RoyaleTable
    seat: int
    frame: Frame


class Outlook:
    """Tells what dice that come or go would change at a casino."""

    def __init__(self, outcomes: Outcomes) -> None:
        """Take the words for it."""
        self._outcomes = outcomes

    def own(self, scene: Scene, casino: int, gain: int) -> list[str]:
        """Tell what more dice would bring the seat that decides, then who else would move."""
        at = scene.table.casinos[casino - 1]
        before = at.weights()
        after = changed(before, scene.seat, gain)
        return self._outcomes.of(before, after, at.bills, scene.seat)

    def shifts(self, scene: Scene, casino: int, *changes: tuple[int, int]) -> list[str]:
        """Tell whose bill would change if colours had so many dice more or fewer."""
        at = scene.table.casinos[casino - 1]
        before = after = at.weights()
        for colour, gain in changes:
            after = changed(after, colour, gain)
        return self._outcomes.shifts(before, after, at.bills)


def changed(weights: tuple[int, ...], colour: int, gain: int) -> tuple[int, ...]:
    """Add to the weight of one colour."""
    return tuple([weight + gain * (owner == colour) for owner, weight in enumerate(weights)])


def weight_of(dice: int, big: int) -> int:
    """Tell what a handful of dice counts."""
    return dice + 2 * big
