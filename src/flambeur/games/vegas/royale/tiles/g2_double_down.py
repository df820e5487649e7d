"""G2 Double Down: move dice from the casino to the tile; in the payout it pays like a casino."""

from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.kit import (
    Ask,
    Choice,
    Data,
    Move,
    Payout,
    RoyaleTable,
    Stack,
    TileData,
    dice_in,
    settle,
    stacked,
)
from flambeur.games.vegas.royale.values import DOUBLE_DOWN


class MoveDice(Data, Move, frozen=True):
    """Move so many dice to the tile; there is no way back."""

    dice: int
    big: int


class ChooseDice(Ask, frozen=True):
    """The player may move any number of own dice, also none [RG2.2]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer every number of the dice that lie in the casino; none may leave a closed one."""
        at, may = table.casinos[self.casino - 1], self.casino in table.open_casinos()
        dice, big = may * at.dice[self.seat], may * at.big.count(self.seat)
        numbers = [(n, b) for n in range(dice + 1) for b in range(big + 1)]
        return Choice(self.seat, tuple(MoveDice(*number) for number in numbers))

    def play(self, table: RoyaleTable, move: MoveDice) -> None:
        """Move them."""
        if not move.dice and not move.big:
            return
        tile = table.tile(self.casino, DoubleDown)
        table.take(self.casino, self.seat, move.dice, move.big)
        table.change(tile, dice=stacked(tile.dice, self.seat, move.dice, move.big))
        table.say(DieMoved(self.seat, move.dice, move.big, self.casino, tile.id))


class DoubleDown(TileData, frozen=True):
    """An area for dice, ranked like a casino of its own [RG2.3]."""

    id = "G2"
    dice: Stack = ()

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Ask how many dice to move."""
        table.push(ChooseDice(seat, self.casino))

    def on_payout(self, table: RoyaleTable, result: Payout) -> None:
        """Pay the first and the second; a place nobody holds is not paid."""
        groups = map(self.dice_of, range(table.seats))
        weights = [small + 2 * big for small, big in groups]
        places = settle(weights, [reward.cash for reward in DOUBLE_DOWN]).wins
        for (seat, _), reward in zip(places, DOUBLE_DOWN, strict=False):
            table.reward(seat, reward, self.id)

    def dice_of(self, colour: int) -> tuple[int, int]:
        """Count a seat's dice on the tile."""
        return dice_in(self.dice, colour)
