"""A round of Strike and the match around it [S4, S5, S20, S21]."""

from flambeur.core.chance import Pick, Picked
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.turn import Chance
from flambeur.games.strike.events import GameWon, RoundStarted, RoundWon, StarterDrawn
from flambeur.games.strike.options import NUMBERS
from flambeur.games.strike.table import Table
from flambeur.games.strike.turn import NextTurn


class DrawStarter(Data, Frame, frozen=True):
    """The first seat to start is drawn [S5]."""

    def turn(self, table: Table) -> Chance:
        """Await a seat."""
        return Chance(Pick(table.seats))

    def play(self, table: Table, outcome: Picked) -> None:
        """Begin with that seat."""
        table.say(StarterDrawn(outcome.index))
        table.push(StartRound(outcome.index))


class StartRound(Data, Step, frozen=True):
    """Dice are dealt, and one goes to the arena [S3, S4]."""

    starter: int

    def run(self, table: Table) -> None:
        """Deal; the face of the first die is agreed or drawn."""
        table.deal(self.starter)
        face = table.options.start_face
        table.push(DrawFace() if face == "random" else LayFirst(face))


class DrawFace(Data, Frame, frozen=True):
    """Any face but the X, all equally likely [S4]."""

    def turn(self, table: Table) -> Chance:
        """Await a face."""
        return Chance(Pick(len(NUMBERS)))

    def play(self, table: Table, outcome: Picked) -> None:
        """Lay the die."""
        table.push(LayFirst(NUMBERS[outcome.index]))


class LayFirst(Data, Step, frozen=True):
    """The first die lies in the middle; then the turns begin [S4, S5]."""

    face: int

    def run(self, table: Table) -> None:
        """Open the round."""
        die = table.lay_first(self.face)
        table.say(RoundStarted(table.round, table.starter, die, self.face))
        table.follow(NextTurn(table.starter), EndRound())


class EndRound(Data, Step, frozen=True):
    """One seat is left; the next round is started by the next seat [S20, S21]."""

    def run(self, table: Table) -> None:
        """Go on, or name the winners."""
        assert table.winner is not None  # noqa: S101 - the turns end with a winner
        table.say(RoundWon(table.winner))
        if table.round < table.rounds:
            table.push(StartRound((table.starter + 1) % table.seats))
        else:
            over = table.over()
            table.say(GameWon(over.winners, over.scores))


FRAMES = (DrawStarter, StartRound, DrawFace, LayFirst, EndRound)
