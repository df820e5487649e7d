"""Drawing the tiles of a round [R9]."""

from flambeur.core.chance import Dice, Rolled, Shuffle, Shuffled
from flambeur.core.frame import Frame, Step
from flambeur.core.parts import Data
from flambeur.core.turn import Chance
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.events import TilesLaid
from flambeur.games.vegas.royale.table import RoyaleTable

SIDES = "12"
LETTERS = tuple(tile[0] for tile in BOARDS if tile[1] == "1" and tile[0] + "2" in BOARDS)
"""The boards to draw from; one with a single side is laid only when players name it."""


class LayTiles(Data, Step, frozen=True):
    """The tiles that the players agreed on are laid."""

    def run(self, table: RoyaleTable) -> None:
        """Lay them from casino 1 up."""
        lay(table, table.options.tiles or ())


class DrawBoards(Data, Frame, frozen=True):
    """The boards are mixed [R9.2]."""

    def turn(self, table: RoyaleTable) -> Chance:
        """Await their order."""
        return Chance(Shuffle(tuple(range(len(LETTERS)))))

    def play(self, table: RoyaleTable, outcome: Shuffled) -> None:
        """Turn each to one of its sides next."""
        table.push(TurnSides(outcome.cards))


class TurnSides(Data, Frame, frozen=True):
    """Every board falls on one of its two sides [R9.2]."""

    order: tuple[int, ...]

    def turn(self, table: RoyaleTable) -> Chance:
        """Await a side for each."""
        letters = tuple(LETTERS[place].lower() for place in self.order)
        return Chance(Dice((1,) * len(letters), len(SIDES), letters))

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Lay the first ones that the players' wish for variety allows."""
        boards = [LETTERS[place] for place in self.order]
        sides = [SIDES[side - 1] for (side,) in outcome.dice]
        wanted = [best_side(table, *pair) for pair in zip(boards, sides, strict=True)]
        wanted.sort(key=lambda tile: rank(table, tile))
        lay(table, tuple(wanted[: table.options.tiles_per_round]))


def best_side(table: RoyaleTable, board: str, side: str) -> str:
    """Take the side a board fell on, unless the other one has been seen less [R9.4]."""
    here, other = board + side, board + SIDES[1 - SIDES.index(side)]
    return other if rank(table, other) < rank(table, here) else here


def rank(table: RoyaleTable, tile: str) -> int:
    """Tell how soon a tile is laid: fresh ones, then unused sides, then the rest [R9.4]."""
    match table.options.tile_reuse:
        case "no_repeat_side":
            return 2 * (tile in table.used)
        case "no_repeat_tile":
            return (tile[0] in {used[0] for used in table.used}) + (tile in table.used)
        case _:
            return 0


def lay(table: RoyaleTable, tiles: tuple[str, ...]) -> None:
    """Lay tiles from casino 1 up, each set up afresh [R9.1, R9.6]."""
    table.lay([BOARDS[name](casino) for casino, name in enumerate(tiles, 1)])
    table.say(TilesLaid(tiles))
    for tile in table.tiles:
        tile.setup(table)


FRAMES = (LayTiles, DrawBoards, TurnSides)
