"""A turn: roll, then claim a prize, or set dice aside and roll the rest [E9 to E23]."""

from flambeur.core.chance import Rolled
from flambeur.core.frame import Frame
from flambeur.core.parts import Data
from flambeur.core.turn import Chance, Choice
from flambeur.games.easycome.dice import DICE, roll_of
from flambeur.games.easycome.events import DiceKept, DiceRolled, TurnEnded, TurnStarted
from flambeur.games.easycome.moves import CLAIMS, Claim, Keep, keeps
from flambeur.games.easycome.prizes import Prize, Values, satisfied
from flambeur.games.easycome.table import THREE, Table

TWO = 2


def begin_turn(table: Table, seat: int, challenge: int | None = None) -> None:
    """Hand the dice to a seat [E9]."""
    table.begin_turn(seat, challenge)
    table.say(TurnStarted(seat, challenge))
    table.push(Roll(1))


class Roll(Data, Frame, frozen=True):
    """The seat on turn rolls the dice that are not aside; a turn has one to four rolls [E12]."""

    number: int
    kept: Values = ()

    def turn(self, table: Table) -> Chance:
        """Await the roll."""
        return roll_of(DICE - len(self.kept))

    def roller(self, table: Table) -> int:
        """The seat on turn rolls."""
        return table.active

    def play(self, table: Table, outcome: Rolled) -> None:
        """Ask for a decision, or set a last die aside that wins nothing [E10, E13, E27]."""
        (rolled,) = outcome.dice
        offer = claimable(table, self.kept, rolled)
        table.say(DiceRolled(table.active, self.number, rolled, self.kept, offer))
        if len(rolled) == 1 and not offer:
            set_aside(table, self.number, self.kept, rolled, rolled)
        else:
            table.push(Choose(self.number, self.kept, rolled))


class Choose(Data, Frame, frozen=True):
    """The seat on turn claims a prize or sets dice aside [E10]."""

    number: int
    kept: Values
    rolled: Values

    def turn(self, table: Table) -> Choice:
        """Offer the claimable prizes, then all that can be set aside."""
        offer = claimable(table, self.kept, self.rolled)
        claims = tuple([CLAIMS[prize] for prize in offer])
        return Choice(table.active, claims + keeps(self.rolled))

    def play(self, table: Table, move: Claim | Keep) -> None:
        """End the turn with a prize, or decline all that was on offer [E11, E14]."""
        match move:
            case Claim(prize=prize):
                table.award(prize)
                end_turn(table, prize)
            case Keep(dice=dice):
                set_aside(table, self.number, self.kept, self.rolled, dice)


def claimable(table: Table, kept: Values, rolled: Values) -> tuple[Prize, ...]:
    """List what the seat on turn may win with all four dice [E4, E10]."""
    dice = tuple(sorted(kept + rolled))
    return tuple([prize for prize in satisfied(dice) if table.may_claim(prize)])


def set_aside(table: Table, number: int, kept: Values, rolled: Values, dice: Values) -> None:
    """Set dice aside and roll the rest; with all four aside the turn is over [E12, E13, E15]."""
    table.say(DiceKept(table.active, dice))
    if dice == rolled:
        end_turn(table, None)
    else:
        table.push(Roll(number + 1, tuple(sorted(kept + dice))))


def end_turn(table: Table, prize: Prize | None) -> None:
    """Count the holds of the others, begin one's own, and pass the dice on [E17, EA20]."""
    seat = table.active
    table.say(TurnEnded(seat, prize))
    table.advance_holds()
    if table.winner is not None:
        return
    if prize is not None and table.owners.count(seat) == THREE:
        table.begin_hold(seat)
    pass_on(table)


def pass_on(table: Table) -> None:
    """Start the next turn: the left neighbour's, or a challenge against a holder [E9, E20]."""
    for holder, count in enumerate(table.holds if table.seats == TWO else ()):
        if count is not None:
            begin_turn(table, 1 - holder, count + 1)
            return
    begin_turn(table, (table.active + 1) % table.seats)


FRAMES = (Roll, Choose)
