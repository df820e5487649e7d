"""Neutral dice: a fictitious player whom everybody's hands move [V9]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.parts import Data
from flambeur.core.turn import Chance
from flambeur.games.vegas.events import LooseDicePlaced
from flambeur.games.vegas.table import Table
from flambeur.games.vegas.turn import roll_of


def hand_out(table: Table) -> None:
    """Give everybody their dice back, and the neutral ones in equal shares [V3.5, V9.1 to V9.3]."""
    solo = table.options.solo
    each, table.loose = (
        shares(table.edition.neutral, table.seats) if table.options.neutral_variant else (0, 0)
    )
    for colour, player in enumerate(table.players):
        own = solo.own_dice if solo and colour == 0 else None
        player.dice = table.edition.dice if own is None else own
        player.neutral = each


def shares(dice: int, seats: int) -> tuple[int, int]:
    """Divide the neutral dice evenly: how many each gets, how many are left over [V9.2]."""
    return divmod(dice, seats)


class RollLoose(Data, Frame, frozen=True):
    """The leader rolls the left-over neutral dice; each goes to its own face [V9.4]."""

    def turn(self, table: Table) -> Chance:
        """Await the roll."""
        return roll_of((table.loose,), table.edition.casinos)

    def play(self, table: Table, outcome: Rolled) -> None:
        """Place every die; this is no decision and not the leader's turn."""
        (faces,) = outcome.dice
        for face in faces:
            table.put(face, table.neutral, 1)
        table.loose = 0
        table.say(LooseDicePlaced(faces))
