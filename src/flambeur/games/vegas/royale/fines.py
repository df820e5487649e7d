"""The fine of Bad Luck: whether chips are added, what is paid and what comes back [RC2]."""

from flambeur.core.frame import Step
from flambeur.core.parts import Data, Move
from flambeur.core.turn import Choice
from flambeur.games.vegas.royale.bank import chips_to_add, fine
from flambeur.games.vegas.royale.events import Fined
from flambeur.games.vegas.royale.kit import Ask
from flambeur.games.vegas.royale.reward import SMALLEST_CARD
from flambeur.games.vegas.royale.table import RoyaleTable


class PayFine(Data, Move, frozen=True):
    """Pay the fine with so many chips, and cards for the rest."""

    chips: int


class ChooseChips(Ask, frozen=True):
    """The payer adds chips, so that no change is lost, or keeps them [RC2.8]."""

    chips: int
    """As many as it takes; whichever way is chosen, the payment tells it too."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer none and as many as it takes."""
        return Choice(self.seat, (PayFine(0), PayFine(self.chips)))

    def play(self, table: RoyaleTable, move: PayFine) -> None:
        """Pay."""
        pay_fine(table, self.seat, move.chips)


class CollectFine(Data, Step, frozen=True):
    """A noted player pays; where chips would save change, it is asked about them first."""

    seat: int
    casino: int

    def run(self, table: RoyaleTable) -> None:
        """Ask or pay; in the last round chips buy no pass any more, so they are added [RC2.8]."""
        chips = chips_that_save(table, self.seat)
        if chips and table.round < table.rounds:
            table.push(ChooseChips(self.seat, self.casino, chips))
        else:
            pay_fine(table, self.seat, chips)


def chips_that_save(table: RoyaleTable, seat: int) -> int:
    """Tell how many chips a seat may add to lose no change [RC2.8]."""
    if table.options.fine_chips == "last":
        return 0
    exact = table.options.fine_change == "exact"
    return chips_to_add(_owned(table, seat), table.players[seat].chips, exact=exact)


def pay_fine(table: RoyaleTable, seat: int, added: int = 0) -> None:
    """Take cards before chips; change comes in cards, or not at all [RC2.4 to RC2.8]."""
    exact = table.options.fine_change == "exact"
    paid = fine(_owned(table, seat), table.players[seat].chips, exact=exact, added=added)
    table.give_up(seat, paid.cards)
    table.lose_chips(seat, paid.chips)
    change = paid.change
    if change >= SMALLEST_CARD:
        table.pay_out(seat, change)
    elif change:
        table.promise(seat, change)
    table.say(Fined(seat, paid.cost, paid.chips, len(paid.cards), change))


def _owned(table: RoyaleTable, seat: int) -> tuple[int, ...]:
    """List the cards of a seat, promised ones too."""
    return (*table.players[seat].bills.look(), *table.promises[seat].look())


PARTS = (PayFine, ChooseChips, CollectFine)
