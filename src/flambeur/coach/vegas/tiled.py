"""What a table with tiles is worth, through throws and choices at tiles that are under way."""

from flambeur.bots.vegas.royale.ahead import after
from flambeur.bots.vegas.royale.bluff import at_tile
from flambeur.bots.vegas.royale.tiles import learned
from flambeur.bots.vegas.royale.worth import TableWorth
from flambeur.coach.judge import Worth, final, mean
from flambeur.core.state import turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.table import RoyaleTable

DEPTH = 2
"""So many throws of black dice and own choices at tiles are looked through."""


class Tiled:
    """Values tables of Royale through the real rules."""

    def __init__(self) -> None:
        """Make room to think."""
        self._worth = TableWorth(learned())

    def of(self, table: RoyaleTable) -> Worth:
        """Value a table as it lies."""
        return Worth(*self._worth.of(table))

    def ahead(self, table: RoyaleTable, seat: int, depth: int = DEPTH) -> Worth:
        """Value a table; a throw that is due is averaged, an own choice is taken at its best."""
        match turn(table):
            case Over() as over:
                return final(over, pays=True)
            case Chance(distribution=dice) if depth and isinstance(table.stack[-1], Throw):
                outcomes = [(float(p), after(table, outcome)) for outcome, p in dice.outcomes()]
                return mean([(p, self.ahead(then, seat, depth - 1)) for p, then in outcomes])
            case Choice(seat=other, moves=moves) if (
                depth and other == seat and at_tile(table, moves)
            ):
                values = [self.ahead(after(table, move), seat, depth - 1) for move in moves]
                return max(values, key=lambda value: value.win[seat])
        return self.of(table)
