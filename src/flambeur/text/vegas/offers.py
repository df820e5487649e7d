"""A choice before it is made: what each face would bring if the round ended now."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table
from flambeur.text.offer import Offer
from flambeur.text.vegas.outcomes import Outcomes
from flambeur.text.vegas.people import People
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class Offers:
    """Describes the legal moves of a choice."""

    def __init__(self, words: Words, people: People, sentences: Sentences) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = people.names
        self._sentences = sentences
        self._outcomes = Outcomes(words, people)

    def of(self, table: Table, seat: int, moves: Sequence[Move]) -> list[Offer]:
        """Describe each move for the seat that chooses."""
        return [self._offer(table, seat, move) for move in moves if isinstance(move, Place)]

    def _offer(self, table: Table, seat: int, move: Place) -> Offer:
        placed = placed_by(table, move.face)
        casino = table.casinos[move.face - 1]
        after = list(casino.dice)
        for colour, count in placed:
            after[colour] += count
        parts = self._outcomes.of(casino.dice, after, casino.bills, seat)
        what = self._what(table, seat, move.face, placed)
        text = self._words("vegas-offer", what=what, outcome=" · ".join(parts))
        return Offer(str(move.face), move, text, move.face, placed)

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
