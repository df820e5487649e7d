"""What every edition shares of a round: the shuffle, the leader, whose turn it is, the end."""

from flambeur.core.chance import Pick, Picked, Rolled, Shuffle, Shuffled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.turn import Chance
from flambeur.games.vegas.dice import roll_of
from flambeur.games.vegas.events import GameEnded, LeaderNamed, LooseDicePlaced, RoundStarted
from flambeur.games.vegas.table import Table


class ShufflePile(Data, Frame, frozen=True):
    """All bills are shuffled into one face-down pile; nobody sees its order [V3.1, V11.5]."""

    def turn(self, table: Table) -> Chance:
        """Await the shuffle of all bills."""
        return Chance(Shuffle(table.edition.pile), audience=())

    def play(self, table: Table, outcome: Shuffled) -> None:
        """Put the pile down."""
        table.pile_up(outcome.cards)


class DrawLeader(Data, Frame, frozen=True):
    """The leader of the first round is drawn [V3.6]."""

    def turn(self, table: Table) -> Chance:
        """Await a seat."""
        return Chance(Pick(table.seats))

    def play(self, table: Table, outcome: Picked) -> None:
        """Hand over the marker."""
        table.next_leader = outcome.index
        table.say(LeaderNamed(outcome.index))


class StartRound(Data, Step, frozen=True):
    """The marker moves on, and the steps of the round are lined up [V4.6, V4.7]."""

    def run(self, table: Table) -> None:
        """Begin the round."""
        table.round += 1
        table.leader = table.next_leader
        table.say(RoundStarted(table.round, table.leader))
        table.follow(*table.edition.steps(table), EndRound())


class RollLoose(Data, Frame, frozen=True):
    """Neutral dice in nobody's hand are rolled; each goes to its own face [V9.4, R6.1]."""

    def turn(self, table: Table) -> Chance:
        """Await the roll."""
        loose = table.loose
        if loose.big:
            return roll_of((loose.dice, loose.big), table, ("neutral", "big"))
        return roll_of((loose.dice,), table, ("neutral",))

    def play(self, table: Table, outcome: Rolled) -> None:
        """Place every die; this is no decision and nobody's turn."""
        faces, *big = outcome.dice
        for face in faces:
            table.put(face, table.neutral, 1)
        for (face,) in big:
            table.put(face, table.neutral, 0, big=1)
        table.spend_loose()
        table.say(LooseDicePlaced(faces, tuple(face for (face,) in big)))


class NextTurn(Data, Step, frozen=True):
    """The next player clockwise who has dice; if nobody has, the turns are over [V4.2 to V4.5]."""

    seat: int

    def run(self, table: Table) -> None:
        """Find the player, starting at this seat; neutral dice count as dice left."""
        players, seats = table.players, table.seats
        for place in range(self.seat, self.seat + seats):
            player = players[place % seats]
            if player.dice or player.big or player.neutral:
                table.stack.append(table.edition.turn(place % seats))
                return


class EndRound(Data, Step, frozen=True):
    """All dice return to their owners; then the next round, or the end [V6.12, V4.1, V10.1]."""

    def run(self, table: Table) -> None:
        """Go on or count the money."""
        table.hand_out()
        if table.round < table.rounds:
            table.push(StartRound())
            return
        table.reveal()
        colours = range(len(table.players))
        money, things = tuple(map(table.worth, colours)), tuple(map(table.things, colours))
        table.say(GameEnded(money, things, table.over().ranks))


FRAMES = (ShufflePile, DrawLeader, StartRound, RollLoose, NextTurn, EndRound)
