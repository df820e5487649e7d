"""What a table of Royale is worth to everybody: the network on dice, and what tiles bring."""

from typing import Any

from flambeur.bots.vegas.royale.tiles import Weights, coming
from flambeur.bots.vegas.weights import network
from flambeur.fast.chances import chances, doubt
from flambeur.fast.features import look
from flambeur.fast.lay import THOUSAND
from flambeur.fast.netplay import room
from flambeur.fast.network import SCALE, expect, forward
from flambeur.fast.payout import pay_of
from flambeur.fast.read import read
from flambeur.fast.rules import worth
from flambeur.fast.table import CASINOS, row_of
from flambeur.games.vegas.royale.table import RoyaleTable

Worths = tuple[tuple[float, ...], tuple[float, ...]]
"""By seat: chances to win, and the money expected after the payout."""


class TableWorth:
    """Values tables between two turns, or while a tile is at work."""

    def __init__(self, weights: Weights) -> None:
        """Take what is known of tiles."""
        self._weights = weights
        self._net, self._work = network("royale"), room()

    def of(self, table: RoyaleTable) -> Worths:
        """Value a table that waits for something."""
        t, work, seats = row_of([read(table)])[0], self._work, range(table.seats)
        expect(t, self._net, work.seen, work.inner, work.coming)
        for casino in range(CASINOS):
            if table.is_closed(casino + 1):
                self._close(t, casino)
        for seat, more in enumerate(coming(table, self._weights)):
            work.coming[seat] += more
        chances(t, work.coming, doubt(t), work.chance)
        money = tuple(float(THOUSAND * (worth(t, seat) + work.coming[seat])) for seat in seats)
        return tuple(float(work.chance[seat]) for seat in seats), money

    def _close(self, t: Any, casino: int) -> None:
        """Let a casino pay as it stands: no die enters or leaves it."""
        work = self._work
        for seat in range(t.seats):
            look(t, casino, seat, work.seen)
            expected = SCALE * forward(work.seen, self._net, work.inner)
            work.coming[seat] += pay_of(t, casino, seat) - expected
