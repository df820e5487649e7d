"""What a player of Dare can do, and what the table waits for, in the order of play."""

from flambeur.core.chance import Dice, Rolled, Shuffle, Shuffled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data, Move
from flambeur.core.turn import Chance, Choice
from flambeur.games._template.table import DieRolled, GameEnded, RoundStarted, Table

ROUNDS = 3
MOST_ROLLS = 5
CARDS = (0, 0, 1, 1, 2, 3, 5, 8)


class Again(Data, Move, frozen=True):
    """Roll once more and risk the pot."""


class Bank(Data, Move, frozen=True):
    """Keep the pot and end the turn."""


class Deal(Data, Frame, frozen=True):
    """Before the first round every seat gets one card, hidden from the others."""

    def turn(self, table: Table) -> Chance:
        """Await a shuffle whose order nobody sees."""
        return Chance(Shuffle(CARDS), audience=())

    def play(self, table: Table, outcome: Shuffled) -> None:
        """Deal from the top; the rest stays hidden from everybody."""
        table.deal(outcome.cards)


class StartRound(Data, Step, frozen=True):
    """A round is one turn for each seat, then its end."""

    def run(self, table: Table) -> None:
        """Line up the turns."""
        table.round += 1
        table.say(RoundStarted(table.round))
        turns = [Roll(seat) for seat in range(len(table.players))]
        table.follow(*turns, EndRound())


class Roll(Data, Frame, frozen=True):
    """A seat rolls one die; the first roll of a turn has nothing to lose."""

    seat: int
    pot: int = 0
    rolls: int = 0

    def turn(self, table: Table) -> Chance:
        """Await one die."""
        return Chance(Dice((1,)))

    def play(self, table: Table, outcome: Rolled) -> None:
        """End the turn on a 1 and after the last roll; else ask the seat."""
        ((face,),) = outcome.dice
        pot = 0 if face == 1 else self.pot + face
        table.say(DieRolled(self.seat, face, pot))
        if face == 1:
            return
        if self.rolls + 1 == MOST_ROLLS:
            table.bank(self.seat, pot)
        else:
            table.push(Choose(self.seat, pot, self.rolls + 1))


class Choose(Data, Frame, frozen=True):
    """The seat decides: once more, or enough."""

    seat: int
    pot: int
    rolls: int

    def turn(self, table: Table) -> Choice:
        """Offer both."""
        return Choice(self.seat, (Again(), Bank()))

    def play(self, table: Table, move: Again | Bank) -> None:
        """Roll again, or bank the pot; the next seat's turn is already on the stack."""
        match move:
            case Again():
                table.push(Roll(self.seat, self.pot, self.rolls))
            case Bank():
                table.bank(self.seat, self.pot)


class EndRound(Data, Step, frozen=True):
    """The next round, or the end of the game."""

    def run(self, table: Table) -> None:
        """Go on, or turn the cards over and count."""
        if table.round < ROUNDS:
            table.push(StartRound())
            return
        table.reveal()
        over = table.over()
        cards = tuple(card for player in table.players for card in player.hand.look())
        table.say(GameEnded(cards, over.scores, over.ranks))


MOVES = (Again, Bank)
FRAMES = (Deal, StartRound, Roll, Choose, EndRound)
