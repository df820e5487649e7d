"""Who begins: everybody rolls, the highest total plays first, equals roll again [E2, EA1]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.parts import Data
from flambeur.core.turn import Chance
from flambeur.games.easycome.dice import DICE, roll_of
from flambeur.games.easycome.events import FirstPlayer, OrderRolled
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import begin_turn


class RollOff(Data, Frame, frozen=True):
    """These seats roll one after the other; so far they have these totals."""

    seats: tuple[int, ...]
    totals: tuple[int, ...] = ()

    def turn(self, table: Table) -> Chance:
        """Await the roll of the next seat."""
        return roll_of(DICE)

    def roller(self, table: Table) -> int:
        """The next seat rolls."""
        return self.seats[len(self.totals)]

    def play(self, table: Table, outcome: Rolled) -> None:
        """Note the total."""
        (dice,) = outcome.dice
        table.say(OrderRolled(self.roller(table), dice, sum(dice)))
        roll_off(table, self.seats, (*self.totals, sum(dice)))


def roll_off(table: Table, seats: tuple[int, ...], totals: tuple[int, ...] = ()) -> None:
    """Await the rolls that are missing; once all are there, the highest total begins."""
    if len(totals) < len(seats):
        table.push(RollOff(seats, totals))
        return
    best = tuple(seat for seat, total in zip(seats, totals, strict=True) if total == max(totals))
    if len(best) > 1:
        table.push(RollOff(best))
    else:
        begin_game(table, best[0])


def begin_game(table: Table, seat: int) -> None:
    """Name the first player and start the first turn."""
    table.first = seat
    table.say(FirstPlayer(seat))
    begin_turn(table, seat)
