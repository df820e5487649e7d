"""Strong play in Royale with tiles: own decisions are looked through, then the table is valued."""

from random import Random

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.royale.ahead import after
from flambeur.bots.vegas.royale.bluff import at_tile, bluff, is_bluff
from flambeur.bots.vegas.royale.worth import TableWorth
from flambeur.bots.vegas.sampled import likely
from flambeur.core.parts import Move
from flambeur.core.state import turn
from flambeur.core.turn import Choice, Over
from flambeur.core.view import View
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.sources import SeededSource


class SearchRoyale:
    """Tries every move on the real table, and values what lies there then."""

    def __init__(self, worth: TableWorth, depth: int, start: int | str | None = None) -> None:
        """Take how tables are valued, how many decisions are looked through, and a seed."""
        self._worth, self._depth, self._seed = worth, depth, start
        self._random = Random(start)

    def choose(self, view: View[RoyaleTable]) -> Move:
        """Choose the move after which the game is won most often."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        if is_bluff(moves):
            return bluff(view, moves, self._random)
        assert view.seat is not None  # noqa: S101 - spectators are never asked
        roll = SeededSource(f"{self._seed} {view.version}").roll
        table: RoyaleTable = likely(view, roll)
        values = looked_at(table, view.seat, moves, self._worth, self._depth)
        return max(moves, key=values.__getitem__)


def looked_at(
    table: RoyaleTable, seat: int, moves: tuple[Move, ...], worth: TableWorth, depth: int
) -> dict[Move, float]:
    """Tell a seat's chance to win after each of its moves."""
    return {move: _ahead(after(table, move), seat, worth, depth) for move in moves}


def _ahead(table: RoyaleTable, seat: int, worth: TableWorth, depth: int) -> float:
    """Tell a seat's chance to win; what it decides next is taken at its best."""
    match turn(table):
        case Over(ranks=ranks):
            return (ranks[seat] == 1) / ranks.count(1)
        case Choice(seat=other, moves=moves) if depth and other == seat and at_tile(table, moves):
            return max(_ahead(after(table, move), seat, worth, depth - 1) for move in moves)
    return worth.of(table)[0][seat]
