"""A2 Jackpot: throw both black dice; seven or a double wins what the counter shows."""

from flambeur.games.vegas.royale.events import CounterMoved, ExtraRolled
from flambeur.games.vegas.royale.kit import Reward, Rolled, RoyaleTable, Throw, TileData
from flambeur.games.vegas.royale.values import JACKPOT

LUCKY_TOTAL = 7


class ThrowForJackpot(Throw, frozen=True):
    """The player throws; no choice is involved [RA2.2, RA2.3]."""

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Pay and start again, or let the jackpot grow."""
        (faces,) = outcome.dice
        tile = table.tile(self.casino, Jackpot)
        table.say(ExtraRolled(self.seat, tile.id, faces))
        won = sum(faces) == LUCKY_TOTAL or len(set(faces)) == 1
        if won:
            table.reward(self.seat, Reward(cash=JACKPOT[tile.index]), tile.id)
        index = 0 if won else min(tile.index + 1, len(JACKPOT) - 1)
        if index != tile.index:
            table.change(tile, index=index)
            table.say(CounterMoved(tile.id, index))


class Jackpot(TileData, frozen=True):
    """A counter on a track of amounts."""

    id = "A2"
    index: int = 0

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Throw."""
        table.push(ThrowForJackpot(seat, self.casino))
