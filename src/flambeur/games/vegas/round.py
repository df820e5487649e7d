"""A round from the deal to the payout, as a list of steps [V4.7]."""

from flambeur.core.chance import Pick, Picked, Shuffle, Shuffled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.secret import Secret
from flambeur.core.turn import Chance
from flambeur.games.vegas.deal import deal
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    GameEnded,
    LeaderNamed,
    RoundStarted,
    Win,
)
from flambeur.games.vegas.neutral import RollLoose, hand_out
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.solo import RollRivals, SoloTurn
from flambeur.games.vegas.table import Table
from flambeur.games.vegas.turn import NextTurn


class ShufflePile(Data, Frame, frozen=True):
    """All bills are shuffled into one face-down pile; nobody sees its order [V3.1, V11.5]."""

    def turn(self, table: Table) -> Chance:
        """Await the shuffle of all bills."""
        return Chance(Shuffle(table.edition.pile), audience=())

    def play(self, table: Table, outcome: Shuffled) -> None:
        """Put the pile down."""
        table.pile = table.pile.replace(outcome.cards)


class DrawLeader(Data, Frame, frozen=True):
    """The leader of the first round is drawn [V3.6]."""

    def turn(self, table: Table) -> Chance:
        """Await a seat."""
        return Chance(Pick(table.seats))

    def play(self, table: Table, outcome: Picked) -> None:
        """Hand over the marker."""
        table.first_leader = outcome.index
        table.say(LeaderNamed(outcome.index))


class StartRound(Data, Step, frozen=True):
    """The marker moves on, the casinos are funded, and play begins."""

    def run(self, table: Table) -> None:
        """Lay out the round and line up its steps."""
        table.round += 1
        table.say(RoundStarted(table.round, table.leader))
        table.follow(Deal(), *opening(table), Payout(), EndRound())


def opening(table: Table) -> tuple[Frame, ...]:
    """List what comes between the deal and the payout."""
    if table.options.solo:
        return RollRivals(), SoloTurn()
    turns = NextTurn(table.leader)
    return (RollLoose(), turns) if table.loose else (turns,)


class Deal(Data, Step, frozen=True):
    """The casinos are funded from the top of the pile [V3.2, V7.1]."""

    def run(self, table: Table) -> None:
        """Turn bills over."""
        bills, left = deal(table.pile.look(), table.edition.casinos)
        for casino, dealt in enumerate(bills):
            table.fund(casino, dealt)
        table.pile = table.pile.replace(left)
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


class EndRound(Data, Step, frozen=True):
    """All dice return to their owners; then the next round, or the end [V6.12, V4.1, V10.1]."""

    def run(self, table: Table) -> None:
        """Go on or count the money."""
        hand_out(table)
        if table.round < table.rounds:
            table.push(StartRound())
            return
        table.reveal()
        over = table.over()
        counts = tuple(player.bills.size() for player in table.players)
        money = tuple(player.money for player in table.players)
        table.say(GameEnded(money, counts, over.ranks))
