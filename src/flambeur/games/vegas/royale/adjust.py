"""Set a die to any face, or take one back: shared by Handicap and My Choice [RF2.4, RH2.7]."""

from flambeur.core.frame import Frame
from flambeur.core.parts import Data, Move
from flambeur.core.turn import Choice
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.table import RoyaleTable


class PutDie(Data, Move, frozen=True):
    """Put a die from the hand into this casino; its tile is not activated."""

    casino: int
    big: bool


class ReturnDie(Data, Move, frozen=True):
    """Take an own die out of this casino into the hand."""

    casino: int
    big: bool


class Adjust(Data, Frame, frozen=True):
    """The player puts one die, takes one back, or leaves it."""

    seat: int

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer everything that leaves the closed casino alone."""
        return Choice(self.seat, (*options(table, self.seat), Decline()))

    def play(self, table: RoyaleTable, move: PutDie | ReturnDie | Decline) -> None:
        """Move the die."""
        if isinstance(move, Decline):
            return
        dice, big = int(not move.big), int(move.big)
        if isinstance(move, PutDie):
            table.from_hand(self.seat, dice, big)
            table.put(move.casino, self.seat, dice, big)
            table.say(DieMoved(self.seat, dice, big, "hand", move.casino))
        else:
            table.take(move.casino, self.seat, dice, big)
            table.to_hand(self.seat, dice, big)
            table.say(DieMoved(self.seat, dice, big, move.casino, "hand"))


def options(table: RoyaleTable, seat: int) -> tuple[Move, ...]:
    """List the dice that can be put or taken back."""
    kinds, open_casinos = table.kinds_in_hand(seat), table.open_casinos()
    puts = [PutDie(casino, big) for big in kinds for casino in open_casinos]
    returns = []
    for number in open_casinos:
        casino = table.casinos[number - 1]
        if casino.dice[seat]:
            returns.append(ReturnDie(number, big=False))
        if seat in casino.big:
            returns.append(ReturnDie(number, big=True))
    return (*puts, *returns)


def offer_adjust(table: RoyaleTable, seat: int) -> None:
    """Ask, if there is a die to move."""
    if options(table, seat):
        table.push(Adjust(seat))


PARTS = (PutDie, ReturnDie, Adjust)
