"""What a player remembers of Royale: cards and promises that everybody saw, and fines."""

from collections import Counter
from itertools import combinations
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from flambeur.core.parts import Event
from flambeur.games.vegas.events import CasinoPaid
from flambeur.games.vegas.memory import Row, VegasMemory, recall
from flambeur.games.vegas.royale.bank import without
from flambeur.games.vegas.royale.events import Fined, Rewarded
from flambeur.games.vegas.royale.reward import CHIP, SMALLEST_CARD


class RoyaleMemory(VegasMemory, frozen=True):
    """What each seat holds, as far as it was seen.

    Change stands before the cards of a seat: nobody says whether it is a card or a promise.
    """

    events: ClassVar[tuple[type[Event], ...]] = (CasinoPaid, Rewarded, Fined)
    promises: tuple[Row, ...]
    """Virtual cards, by seat."""

    def after(self, event: CasinoPaid | Rewarded | Fined) -> Self:
        """Add what was paid out, or take off what a fine cost."""
        match event:
            case CasinoPaid():
                return super().after(event)
            case Rewarded(seat=seat, cards=cards, promised=True):
                return self._hold(seat, self.bills[seat], (*self.promises[seat], *cards.look()))
            case Rewarded(seat=seat, cards=cards):
                return self._hold(seat, (*self.bills[seat], *cards.look()), self.promises[seat])
            case Fined():
                return self._pay(event)

    def turn_over(self, table: Any) -> Any:
        """Turn over promises, too; where a seat has fewer cards than were seen, change is one."""
        turned, promises = table.copy(), list(table.promises)
        for seat, player in enumerate(turned.players):
            bills, notes = self.bills[seat], self.promises[seat]
            change = max(0, len(bills) - player.bills.size())
            player.bills = recall(player.bills, bills[change:])
            promises[seat] = recall(promises[seat], (*notes, *bills[:change]))
        turned.promises = tuple(promises)
        return turned

    def _hold(self, seat: int, bills: Row, promises: Row) -> Self:
        return replace(
            self,
            bills=(*self.bills[:seat], bills, *self.bills[seat + 1 :]),
            promises=(*self.promises[:seat], promises, *self.promises[seat + 1 :]),
        )

    def _pay(self, fine: Fined) -> Self:
        """Take off the cards that make the sum, the cheapest first [RC2.6]; promises are torn up.

        Where none do, some of them were not seen, and nothing is known of this seat any more.
        """
        seat, bills, promises = fine.seat, self.bills[fine.seat], self.promises[fine.seat]
        total = fine.amount + fine.change - CHIP * fine.chips
        sets = combinations(sorted((*bills, *promises)), fine.cards)
        paid = next((cards for cards in sets if sum(cards) == total), None)
        if paid is None:
            bills, promises = (), ()
        else:
            torn = tuple((Counter(paid) & Counter(promises)).elements())
            bills, promises = without(bills, without(paid, torn)), without(promises, torn)
        if fine.change >= SMALLEST_CARD:
            return self._hold(seat, (fine.change, *bills), promises)
        # There is no smaller card: such change is promised, where it is not lost.
        return self._hold(seat, bills, (*promises, fine.change) if fine.change else promises)
