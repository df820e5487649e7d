"""A classic round, from the deal to the payout [V4.7]."""

from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.secret import Secret
from flambeur.games.vegas.classic.deal import deal
from flambeur.games.vegas.classic.solo import RollRivals, SoloTurn
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.events import BillsDealt, CasinoPaid, Win
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.round import NextTurn, RollLoose
from flambeur.games.vegas.table import Table


def steps(table: ClassicTable) -> tuple[Frame, ...]:
    """List the steps of a round; the marker then goes to the left [V4.6, V9.4, V12.3]."""
    table.next_leader = (table.leader + 1) % table.seats
    if solo := table.options.solo:
        rivals = tuple(range(1, 1 + (solo.preplaced or 0)))
        return Deal(), RollRivals(rivals), SoloTurn(), Payout()
    opening = (RollLoose(),) if table.loose.dice else ()
    return Deal(), *opening, NextTurn(table.leader), Payout()


class Deal(Data, Step, frozen=True):
    """The casinos are funded from the top of the pile [V3.2, V7.1]."""

    def run(self, table: Table) -> None:
        """Turn bills over."""
        bills, left = deal(table.pile.look(), table.edition.casinos)
        for casino, dealt in enumerate(bills):
            table.fund(casino, dealt)
        table.pile_up(left)
        table.say(BillsDealt(Secret(tuple(bills), table.may_see(), fades=True)))


class Payout(Data, Step, frozen=True):
    """The casinos are settled one by one, from 1 to 6 [V6.1]."""

    def run(self, table: Table) -> None:
        """Settle them all."""
        for casino in range(len(table.casinos)):
            pay_casino(table, casino)


def pay_casino(table: Table, casino: int) -> None:
    """Pay out one casino; what nobody keeps goes under the pile, dearest first [V6.10, V9.9]."""
    dice = tuple(table.casinos[casino].dice)
    result = settle(dice, table.casinos[casino].bills)
    wins, returned = [], result.surplus
    for colour, bill in result.wins:
        if colour == table.neutral:
            returned = (bill, *returned)
        else:
            wins.append(Win(colour, table.pay(colour, bill)))
    table.bury(returned)
    table.clear(casino)
    back = Secret(returned, table.may_see(), None, fades=True)
    table.say(CasinoPaid(casino + 1, dice, result.tied, tuple(wins), result.unpaid, back))
