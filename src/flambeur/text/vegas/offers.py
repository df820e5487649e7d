"""A choice before it is made: what each face would bring if the round ended now."""

from collections.abc import Collection, Sequence

import msgspec

from flambeur.core.parts import Move
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import Payout, settle
from flambeur.games.vegas.table import Table
from flambeur.text.vegas.people import People
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class Offer(msgspec.Struct, frozen=True):
    """One thing a player can do: the key to press, the move, and what it would bring."""

    key: str
    move: Move
    placed: tuple[tuple[int, int], ...]
    """The dice that would be placed: number by colour."""
    text: str


class Offers:
    """Describes the legal moves of a choice."""

    def __init__(self, words: Words, people: People, sentences: Sentences) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._sentences = sentences

    def of(self, table: Table, seat: int, moves: Sequence[Move]) -> list[Offer]:
        """Describe each move for the seat that chooses."""
        return [self._offer(table, seat, move) for move in moves if isinstance(move, Place)]

    def _offer(self, table: Table, seat: int, move: Place) -> Offer:
        placed = placed_by(table, move.face)
        casino = table.casinos[move.face - 1]
        after = list(casino.dice)
        for colour, count in placed:
            after[colour] += count
        old, new = settle(casino.dice, casino.bills), settle(after, casino.bills)
        equals = equals_of(new, after, seat)
        shifts = self._shifts(dict(old.wins), dict(new.wins), {seat, table.neutral, *equals})
        parts = [self._outcome(new, equals, after[seat], seat), *shifts]
        what = self._what(table, seat, move.face, placed)
        text = self._words("vegas-offer", what=what, outcome=" · ".join(parts))
        return Offer(str(move.face), move, placed, text)

    def _what(self, table: Table, seat: int, face: int, placed: tuple[tuple[int, int], ...]) -> str:
        counts = dict(placed)
        own = counts.pop(seat, 0)
        if table.is_solo:
            names = self._words.every([self._names[colour] for colour, _ in placed])
            return self._words("vegas-offer-solo", names=names, casino=face)
        dice = self._sentences.dice(own, sum(counts.values()))
        there = table.casinos[face - 1].dice[seat]
        if own and there:
            return self._words("vegas-offer-more", dice=dice, casino=face, total=own + there)
        return self._words("vegas-offer-place", dice=dice, casino=face)

    def _outcome(self, new: Payout, equals: Sequence[int], held: int, seat: int) -> str:
        if not held:
            return self._words("vegas-offer-absent")
        if equals:
            names = self._words.every([self._names[colour] for colour in equals])
            return self._words("vegas-offer-tie", count=len(equals), names=names)
        if seat in new.unpaid:
            place = len(new.wins) + new.unpaid.index(seat) + 1
            return self._words("vegas-offer-unpaid", place=place)
        place = [colour for colour, _ in new.wins].index(seat)
        bill = self._words.money(new.wins[place][1])
        if place == 0:
            return self._words("vegas-offer-lead", bill=bill)
        return self._words("vegas-offer-follow", place=place + 1, bill=bill)

    def _shifts(
        self, before: dict[int, int], after: dict[int, int], told: Collection[int]
    ) -> list[str]:
        """Tell whose bill would change, apart from those who are told of already."""
        return [
            self._shift(self._names[colour], before.get(colour, 0), after.get(colour, 0))
            for colour in sorted({*before, *after})
            if colour not in told and before.get(colour) != after.get(colour)
        ]

    def _shift(self, name: str, before: int, after: int) -> str:
        if not after:
            return self._words("vegas-shift-out", name=name)
        bill = self._words.money(after)
        if after > before:
            return self._words("vegas-shift-up", name=name, bill=bill)
        return self._words("vegas-shift-down", name=name, bill=bill)


def equals_of(payout: Payout, dice: Sequence[int], seat: int) -> list[int]:
    """List the others who cancel with this seat."""
    if seat not in payout.tied:
        return []
    return [c for c in payout.tied if c != seat and dice[c] == dice[seat]]


def placed_by(table: Table, face: int) -> tuple[tuple[int, int], ...]:
    """List the dice that choosing this face would place: number by colour."""
    match table.stack[-1]:
        case Choose(seat=seat, own=own, neutral=neutral):
            dice = ((seat, own.count(face)), (table.neutral, neutral.count(face)))
            return tuple((colour, count) for colour, count in dice if count)
        case ChooseColours(colours=colours, faces=faces):
            shown = zip(colours, faces, strict=True)
            return tuple((colour, 1) for colour, die in shown if die == face)
    raise TypeError("nobody is choosing a face")
