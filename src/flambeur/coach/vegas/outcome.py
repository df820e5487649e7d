"""What a table of Royale comes to when everybody plays on greedily, tiles and all."""

from zlib import crc32

from flambeur.coach.judge import Worth, final
from flambeur.core.codec import encode
from flambeur.core.state import turn
from flambeur.core.turn import Over
from flambeur.fast.dice import seed
from flambeur.fast.jit import numbers
from flambeur.fast.lay import THOUSAND
from flambeur.fast.rollout import tally
from flambeur.fast.royale.read import read_royale
from flambeur.fast.royale.rollout import play_on
from flambeur.fast.table import COLOURS, row_of
from flambeur.games.vegas.royale.table import RoyaleTable

NUMBER = 300
"""Rollouts of each table."""
KNOWN = 100
"""So many tables are remembered: what a roll led to is asked for again, as a point of the curve."""


class Outcome:
    """Plays tables out to the payout again and again; asked twice, it says the same."""

    def __init__(self) -> None:
        """Make room."""
        self._sums = tally()
        self._known: dict[bytes, Worth] = {}

    def of(self, table: RoyaleTable) -> Worth:
        """Tell everybody's chance to win, and money after the payout, on average."""
        key = encode(table)
        if key not in self._known:
            if len(self._known) == KNOWN:
                self._known.clear()
            over = turn(table)
            self._known[key] = (
                final(over, pays=True) if isinstance(over, Over) else self._played(table, key)
            )
        return self._known[key]

    def _played(self, table: RoyaleTable, key: bytes) -> Worth:
        t = row_of([read_royale(table)])[0]
        seed(t, crc32(key))
        wins, money = numbers([0.0] * COLOURS), numbers([0.0] * COLOURS)
        play_on(t, self._sums, NUMBER, wins, money)
        seats = range(table.seats)
        return Worth(
            tuple(float(wins[seat]) / NUMBER for seat in seats),
            tuple(THOUSAND * float(money[seat]) / NUMBER for seat in seats),
        )
