"""A choice before it is made: what each face would bring if the round ended now."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Casino, Line, Phrase, every, line
from flambeur.shows.offer import Offer
from flambeur.shows.vegas.outcomes import Outcomes
from flambeur.shows.vegas.sentences import handful

Placed = tuple[tuple[int, int], ...]
"""Dice, as their number by colour."""


class Offers:
    """Describes the legal moves of a choice."""

    def __init__(self, colours: Sequence[Phrase], players: int) -> None:
        """Take what the colours are called, and how many of them are somebody's."""
        self._colours = colours
        self._outcomes = Outcomes(colours, players)

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
        return Offer(str(move.face), move, what, tuple(parts), move.face, placed)

    def _what(self, table: Table, seat: int, face: int, placed: Placed) -> Line:
        counts = dict(placed)
        own = counts.pop(seat, 0)
        if table.is_solo:
            names = every([self._colours[colour] for colour, _ in placed])
            return line("vegas-offer-solo", names=names, casino=Casino(face))
        dice = handful(own, sum(counts.values()))
        there = table.casinos[face - 1].dice[seat]
        if own and there:
            return line("vegas-offer-more", dice=dice, casino=Casino(face), total=own + there)
        return line("vegas-offer-place", dice=dice, casino=Casino(face))


def placed_by(table: Table, face: int) -> Placed:
    """List the dice that choosing this face would place: number by colour."""
    match table.stack[-1]:
        case Choose(seat=seat, own=own, neutral=neutral):
            dice = ((seat, own.count(face)), (table.neutral, neutral.count(face)))
            return tuple((colour, count) for colour, count in dice if count)
        case ChooseColours(colours=colours, faces=faces):
            shown = zip(colours, faces, strict=True)
            return tuple((colour, 1) for colour, die in shown if die == face)
    raise TypeError("nobody is choosing a face")
