"""The solo game: four rival colours, moved by the same hand [V12]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.turn import Chance, Choice
from flambeur.games.vegas.dice import faces_of, roll_of
from flambeur.games.vegas.events import ColoursRolled, DicePlaced, RivalPlaced
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table

COLOURS = 5
OWN = 0
"""The player's colour; the rivals follow, the first of them placed before the start [A25]."""


class RollRivals(Data, Frame, frozen=True):
    """One rival colour, or two, rolls all dice at once before the first turn [V12.3, V12.9]."""

    colours: tuple[int, ...]

    def turn(self, table: Table) -> Chance:
        """Await the roll."""
        dice = tuple(table.players[colour].dice for colour in self.colours)
        return roll_of(dice, table, streams_of(self.colours))

    def play(self, table: Table, outcome: Rolled) -> None:
        """Put every die on the casino of its face."""
        for colour, faces in zip(self.colours, outcome.dice, strict=True):
            for face in faces:
                table.put(face, colour, 1)
            table.from_hand(colour, len(faces))
            table.say(RivalPlaced(colour, faces))


class SoloTurn(Data, Step, frozen=True):
    """Turns go on until all dice of all colours are placed [V12.6]."""

    def run(self, table: Table) -> None:
        """Roll again while there are dice."""
        if any(player.dice for player in table.players):
            table.push(RollColours())


class RollColours(Data, Frame, frozen=True):
    """The player rolls one die of each colour that has dice left [V12.4]."""

    def turn(self, table: Table) -> Chance:
        """Await the roll: each die is told by its colour."""
        colours = colours_left(table)
        return roll_of((1,) * len(colours), table, streams_of(colours))

    def roller(self, table: Table) -> int:
        """The player rolls for all colours."""
        return OWN

    def play(self, table: Table, outcome: Rolled) -> None:
        """Ask for a face."""
        colours = colours_left(table)
        faces = tuple(face for (face,) in outcome.dice)
        table.push(ChooseColours(colours, faces))
        table.say(ColoursRolled(colours, faces))


def colours_left(table: Table) -> tuple[int, ...]:
    """List the colours that still have dice in hand."""
    return tuple(colour for colour, player in enumerate(table.players) if player.dice)


def streams_of(colours: tuple[int, ...]) -> tuple[str, ...]:
    """Name the rows by colour, so that a die does not depend on which others are left."""
    return tuple(f"colour-{colour}" for colour in colours)


class ChooseColours(Data, Frame, frozen=True):
    """The player chooses one face and places all dice that show it, own and foreign [V12.5]."""

    colours: tuple[int, ...]
    faces: tuple[int, ...]

    def turn(self, table: Table) -> Choice:
        """Offer each face once."""
        return Choice(OWN, faces_of(self.faces))

    def play(self, table: Table, move: Place) -> None:
        """Place the dice; the others go back to their colours."""
        placed = tuple(
            (colour, 1)
            for colour, face in zip(self.colours, self.faces, strict=True)
            if face == move.face
        )
        for colour, count in placed:
            table.from_hand(colour, count)
            table.put(move.face, colour, count)
        table.say(DicePlaced(OWN, move.face, placed))
        table.push(SoloTurn())
