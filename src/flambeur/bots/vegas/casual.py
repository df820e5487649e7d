"""Casual play in Vegas: what a placement would change if the round ended now."""

from flambeur.bots.bot import moves_of
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Table

DIE_COST = 10_000
"""What a die in hand is worth; measured best among 35 settings at four seats."""


class CasualVegas:
    """Looks one placement ahead: own gain, less what the others gain on average, less the dice."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the move that is worth most; the lowest face among equals."""
        return max(moves_of(view), key=lambda move: _worth(view.state, move))


def _worth(table: Table, move: Move) -> int:
    assert isinstance(move, Place)  # noqa: S101 - there are no other moves
    frame = table.stack[-1]
    casino = table.casinos[move.face - 1]
    after = casino.dice.copy()
    match frame:
        case Choose(seat=seat, own=own, neutral=neutral):
            after[seat] += own.count(move.face)
            after[table.neutral] += neutral.count(move.face)
            others, used = table.seats - 1, own.count(move.face)
        case ChooseColours(colours=colours, faces=faces):
            seat, others, used = 0, 1, 0
            for colour, face in zip(colours, faces, strict=True):
                after[colour] += face == move.face
        case _:
            raise ValueError("nobody is choosing a face")
    before_pay, after_pay = _pay(table, casino.dice, casino.bills), _pay(table, after, casino.bills)
    gains = [new - old for new, old in zip(after_pay, before_pay, strict=True)]
    own_gain = gains.pop(seat)
    return others * (own_gain - DIE_COST * used) - sum(gains)


def _pay(table: Table, dice: list[int], bills: tuple[int, ...]) -> list[int]:
    """Tell what each colour would be paid; what neutral dice take is nobody's."""
    pay = [0] * len(table.players)
    for colour, bill in settle(dice, bills).wins:
        if colour != table.neutral:
            pay[colour] = bill
    return pay
