"""B2 Fifty Fifty: throw two dice, then bet on higher or lower for ever better rewards."""

from flambeur.games.vegas.royale.events import BetSettled, CounterMoved, ExtraRolled
from flambeur.games.vegas.royale.kit import (
    Ask,
    Choice,
    Data,
    Move,
    Rolled,
    RoyaleTable,
    Throw,
    TileData,
)
from flambeur.games.vegas.royale.values import FIFTY_FIFTY


class Stop(Data, Move, frozen=True):
    """Take the reward under the counter."""


class Bet(Data, Move, frozen=True):
    """Bet that the next total is higher, or lower."""

    higher: bool


class ThrowOn(Throw, frozen=True):
    """The player throws, the first time or on a bet [RB2.2, RB2.4]."""

    higher: bool | None = None

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Climb, or fall; an equal total loses [RB2.5]."""
        (faces,) = outcome.dice
        tile, total = table.tile(self.casino, FiftyFifty), sum(faces)
        table.say(ExtraRolled(self.seat, tile.id, faces))
        if self.higher is not None:
            won = total > tile.total if self.higher else total < tile.total
            table.say(BetSettled(self.seat, self.higher, won))
            if not won:
                tile.finish(table)
                return
        tile = table.change(tile, index=tile.index + 1, total=total)
        table.say(CounterMoved(tile.id, tile.index))
        if tile.index == len(FIFTY_FIFTY) - 1:
            tile.collect(table, self.seat)
        else:
            table.push(StopOrBet(self.seat, self.casino))


class StopOrBet(Ask, frozen=True):
    """The player takes the reward or bets again [RB2.3]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer both bets, hopeless ones too [RB2.7]."""
        return Choice(self.seat, (Stop(), Bet(higher=True), Bet(higher=False)))

    def play(self, table: RoyaleTable, move: Stop | Bet) -> None:
        """Stop or throw."""
        if isinstance(move, Bet):
            table.push(ThrowOn(self.seat, self.casino, move.higher))
        else:
            table.tile(self.casino, FiftyFifty).collect(table, self.seat)


class FiftyFifty(TileData, frozen=True):
    """A counter on a track of rewards, and the total to beat."""

    id = "B2"
    index: int = 0
    total: int = 0

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Throw for the first time."""
        table.push(ThrowOn(seat, self.casino))

    def collect(self, table: RoyaleTable, seat: int) -> None:
        """Pay the reward under the counter [RB2.6]."""
        table.reward(seat, FIFTY_FIFTY[self.index], self.id)
        self.finish(table)

    def finish(self, table: RoyaleTable) -> None:
        """Put the counter back to the start [RB2.7]."""
        table.change(self, index=0, total=0)
        table.say(CounterMoved(self.id, 0))
