"""What a player remembers of Vegas: the bills that everybody saw somebody take."""

from typing import Any, ClassVar, Self

from msgspec.structs import replace

from flambeur.core.memory import Memory
from flambeur.core.parts import Event
from flambeur.core.secret import Secret
from flambeur.games.vegas.events import CasinoPaid

Row = tuple[int, ...]


class VegasMemory(Memory, frozen=True):
    """The bills of each seat as they were paid out; now they lie face down [V11.8]."""

    events: ClassVar[tuple[type[Event], ...]] = (CasinoPaid,)
    bills: tuple[Row, ...]
    """By seat, in the order they were taken."""

    def after(self, event: CasinoPaid) -> Self:
        """Add what a casino paid."""
        bills = list(self.bills)
        for win in event.wins:
            bills[win.colour] += (win.bill.look(),)
        return replace(self, bills=tuple(bills))

    def turn_over(self, table: Any) -> Any:
        """Turn over the hands of a redacted table that were seen from their first bill on."""
        table = table.copy()
        for player, bills in zip(table.players, self.bills, strict=True):
            player.bills = recall(player.bills, bills)
        return table


def recall(hidden: Secret[Row], seen: Row) -> Secret[Row]:
    """Put what was seen in place of what is hidden, if that is all of it."""
    return hidden.replace(seen) if hidden.value is None and hidden.size() == len(seen) else hidden
