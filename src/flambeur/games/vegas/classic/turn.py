"""A player's turn: roll all dice left, choose one face, place all its dice [V4, V5]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.parts import Data
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas.dice import faces_of, roll_of
from flambeur.games.vegas.events import DicePlaced, DiceRolled
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.round import NextTurn
from flambeur.games.vegas.table import Table


class Roll(Data, Frame, frozen=True):
    """A player rolls everything left: own dice, then neutral ones [V5.1, V9.5]."""

    seat: int

    def turn(self, table: Table) -> Chance:
        """Await the roll."""
        player = table.players[self.seat]
        dice = (player.dice, player.neutral) if player.neutral else (player.dice,)
        return roll_of(dice, table)

    def play(self, table: Table, outcome: Rolled) -> None:
        """Ask for a face."""
        dice = outcome.dice
        own, neutral = dice if len(dice) > 1 else (dice[0], ())
        table.stack.append(Choose(self.seat, own, neutral))
        table.said.append(DiceRolled(self.seat, own, neutral))


class Choose(Data, Frame, frozen=True):
    """The player chooses one of the faces rolled [V5.2]."""

    seat: int
    own: tuple[int, ...]
    neutral: tuple[int, ...]

    def turn(self, table: Table) -> Choice:
        """Offer each face once [V5.4, V9.6]."""
        return Choice(self.seat, faces_of(self.own + self.neutral))

    def play(self, table: Table, move: Place) -> None:
        """Place all dice of that face, and only those [V5.3, V5.6]."""
        face, seat = move.face, self.seat
        own, neutral = self.own.count(face), self.neutral.count(face)
        table.from_hand(seat, own, neutral=neutral)
        table.put(face, seat, own)
        if neutral:
            table.put(face, table.neutral, neutral)
        dice = ((seat, own), (table.neutral, neutral)) if neutral else ((seat, own),)
        table.said.append(DicePlaced(seat, face, dice))
        table.stack.append(NextTurn(seat + 1))
