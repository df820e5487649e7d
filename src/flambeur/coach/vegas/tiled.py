"""What a table with tiles is worth: the network's word, and what the tiles would pay now."""

from flambeur.bots.vegas.tiles import after, is_bluff, paid_out
from flambeur.bots.vegas.weights import network
from flambeur.coach.judge import Worth, final, mean
from flambeur.core.state import turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.fast.chances import chances, doubt
from flambeur.fast.lay import THOUSAND
from flambeur.fast.netplay import room
from flambeur.fast.network import expect
from flambeur.fast.payout import pay_of
from flambeur.fast.read import read
from flambeur.fast.rules import worth
from flambeur.fast.table import CASINOS, row_of
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollOrUse

DEPTH = 2
"""So many throws of black dice and own choices at tiles are looked through."""


class Tiled:
    """Values tables of Royale through the real rules."""

    def __init__(self) -> None:
        """Make room to think."""
        self._net, self._work = network("royale"), room()

    def of(self, table: RoyaleTable) -> Worth:
        """Value a table as it lies."""
        (t,), work, seats = row_of([read(table)]), self._work, range(table.seats)
        expect(t, self._net, work.seen, work.inner, work.coming)
        paid = paid_out(table)
        for seat in seats:
            now = worth(t, seat) + sum(pay_of(t, casino, seat) for casino in range(CASINOS))
            work.coming[seat] += paid.worth(seat) / THOUSAND - now
        chances(t, work.coming, doubt(t), work.chance)
        money = tuple(float(THOUSAND * (worth(t, s) + work.coming[s])) for s in seats)
        return Worth(tuple(float(work.chance[seat]) for seat in seats), money)

    def ahead(self, table: RoyaleTable, seat: int, depth: int = DEPTH) -> Worth:
        """Value a table; a throw that is due is averaged, an own choice is taken at its best."""
        match turn(table):
            case Over() as over:
                return final(over, pays=True)
            case Chance(distribution=dice) if depth and isinstance(table.stack[-1], Throw):
                outcomes = [(float(p), after(table, outcome)) for outcome, p in dice.outcomes()]
                return mean([(p, self.ahead(then, seat, depth - 1)) for p, then in outcomes])
            case Choice(seat=other, moves=moves) if depth and other == seat and at_tile(table):
                values = [self.ahead(after(table, move), seat, depth - 1) for move in moves]
                return max(values, key=lambda value: value.win[seat])
        return self.of(table)


def at_tile(table: RoyaleTable) -> bool:
    """Tell whether a tile asks something that can be answered without guessing at others."""
    frame, awaited = table.stack[-1], turn(table)
    asked = isinstance(awaited, Choice) and not isinstance(frame, PlaceOrPass | RollOrUse)
    return asked and not is_bluff(getattr(awaited, "moves", ()))
