"""What a change of dice would mean if the round ended now."""

from collections.abc import Collection, Sequence

from flambeur.games.vegas.payout import Payout, settle
from flambeur.protocol.lines import Line, Money, Phrase, every, line


class Outcomes:
    """Tells what a casino would pay after a change: to one's self, and to the others."""

    def __init__(self, colours: Sequence[Phrase], players: int) -> None:
        """Take what the colours are called, and how many of them are somebody's."""
        self._colours, self._players = colours, players

    def of(
        self, before: Sequence[int], after: Sequence[int], bills: Sequence[int], seat: int
    ) -> list[Phrase]:
        """Tell what a seat would get, then whose bill would change."""
        new = settle(after, bills)
        equals = equals_of(new, after, seat)
        shifts = self.shifts(before, after, bills, {seat, *equals})
        return [self._own(new, equals, after[seat], seat), *shifts]

    def shifts(
        self,
        before: Sequence[int],
        after: Sequence[int],
        bills: Sequence[int],
        told: Collection[int] = (),
    ) -> list[Phrase]:
        """Tell whose bill would change, apart from those who are told of already."""
        old, new = dict(settle(before, bills).wins), dict(settle(after, bills).wins)
        return [
            self._shift(self._colours[colour], old.get(colour, 0), new.get(colour, 0))
            for colour in sorted({*old, *new})
            if colour < self._players and colour not in told and old.get(colour) != new.get(colour)
        ]

    def _own(self, new: Payout, equals: Sequence[int], held: int, seat: int) -> Line:
        if not held:
            return line("vegas-offer-absent")
        if equals:
            names = every([self._colours[colour] for colour in equals])
            return line("vegas-offer-tie", count=len(equals), names=names)
        if seat in new.unpaid:
            place = len(new.wins) + new.unpaid.index(seat) + 1
            return line("vegas-offer-unpaid", place=place)
        place = [colour for colour, _ in new.wins].index(seat)
        bill = Money(new.wins[place][1])
        if place == 0:
            return line("vegas-offer-lead", bill=bill)
        return line("vegas-offer-follow", place=place + 1, bill=bill)

    def _shift(self, name: Phrase, before: int, after: int) -> Line:
        if not after:
            return line("vegas-shift-out", name=name)
        bill = Money(after)
        if after > before:
            return line("vegas-shift-up", name=name, bill=bill)
        return line("vegas-shift-down", name=name, bill=bill)


def equals_of(payout: Payout, dice: Sequence[int], seat: int) -> list[int]:
    """List the others who cancel with this seat."""
    if seat not in payout.tied:
        return []
    return [c for c in payout.tied if c != seat and dice[c] == dice[seat]]
