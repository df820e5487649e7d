"""Champion play in Easy Come: solved for two, and by a model of the others for three and four."""

from flambeur.bots.bot import moves_of
from flambeur.bots.easycome import solved
from flambeur.bots.easycome.outlook import outlooks
from flambeur.bots.easycome.positions import Position
from flambeur.bots.easycome.seat import best_move, best_turn
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.games.easycome.table import Table

TWO = 2


class ChampionEasyCome:
    """Plays every turn as well as can be, given what its endings are worth."""

    def choose(self, view: View[Table]) -> Move:
        """Choose the move that leads to a win most often."""
        moves_of(view)
        table = view.state
        if table.seats == TWO:
            position = position_of(table)
            return best_move(view, solved.payoffs(position), solved.plan(position))
        return best_turn(view, outlooks(table))


def position_of(table: Table) -> Position:
    """Read the position of two players from the table."""
    mine, theirs = (
        sum(1 << number for number, owner in enumerate(table.owners) if owner == seat)
        for seat in (table.active, 1 - table.active)
    )
    return Position(table.challenge or 0, mine, theirs)
