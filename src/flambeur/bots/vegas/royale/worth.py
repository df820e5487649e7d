"""What a table of Royale is worth to everybody: the network on dice, and what tiles bring."""

from flambeur.bots.vegas.royale.tiles import Weights, coming
from flambeur.bots.vegas.weights import network
from flambeur.core.codec import encode
from flambeur.fast.lay import THOUSAND
from flambeur.fast.netplay import room, weigh_money
from flambeur.fast.read import read
from flambeur.fast.table import row_of
from flambeur.games.vegas.royale.table import RoyaleTable

Worths = tuple[tuple[float, ...], tuple[float, ...]]
"""By seat: chances to win, and the money expected after the payout."""
KNOWN = 1000
"""So many tables are remembered: throws and choices often lead to the same ones."""


class TableWorth:
    """Values tables between two turns, or while a tile is at work."""

    def __init__(self, weights: Weights) -> None:
        """Take what is known of tiles."""
        self._weights = weights
        self._net, self._work = network("royale"), room()
        self._known: dict[bytes, Worths] = {}

    def of(self, table: RoyaleTable) -> Worths:
        """Value a table that waits for something."""
        key = encode(table)
        if key not in self._known:
            if len(self._known) == KNOWN:
                self._known.clear()
            self._known[key] = self._value(table)
        return self._known[key]

    def _value(self, table: RoyaleTable) -> Worths:
        t, work, seats = row_of([read(table)])[0], self._work, table.seats
        for seat, more in enumerate(coming(table, self._weights)):
            work.more[seat] = more
        # No die enters or leaves a closed casino.
        closed = {casino for casino in table.closed() if casino is not None}
        weigh_money(t, self._net, work, sum(1 << casino - 1 for casino in closed))
        money = tuple(THOUSAND * float(amount) for amount in work.money[:seats])
        return tuple(map(float, work.chance[:seats])), money
