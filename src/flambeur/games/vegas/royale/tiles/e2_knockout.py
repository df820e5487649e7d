"""E2 Knockout?: every opponent must put a die from the hand into the bar."""

from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.kit import (
    Ask,
    Choice,
    Data,
    Move,
    RoyaleTable,
    Stack,
    TileData,
    dice_in,
    stacked,
)
from flambeur.games.vegas.royale.values import KNOCKOUT_PLACES


class PutInBar(Data, Move, frozen=True):
    """Put a die into the bar."""

    big: bool


class ChooseForBar(Ask, frozen=True):
    """An opponent chooses which die goes into the bar [RE2.2, RE2.3]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer the kinds in hand."""
        return Choice(self.seat, tuple(map(PutInBar, table.kinds_in_hand(self.seat))))

    def play(self, table: RoyaleTable, move: PutInBar) -> None:
        """Move the die."""
        dice, big = int(not move.big), int(move.big)
        tile = table.tile(self.casino, Knockout)
        table.from_hand(self.seat, dice, big)
        table.change(tile, bar=stacked(tile.bar, self.seat, dice, big))
        table.say(DieMoved(self.seat, dice, big, "hand", tile.id))


class Knockout(TileData, frozen=True):
    """A bar; dice in it count nowhere and are not in hand [RE2.5, RE2.6]."""

    id = "E2"
    bar: Stack = ()

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Free the player's own dice, then ask the opponents clockwise [RE2.4]."""
        dice, big = self.dice_of(seat)
        if dice or big:
            table.change(self, bar=stacked(self.bar, seat, -dice, -big))
            table.to_hand(seat, dice, big)
            table.say(DieMoved(seat, dice, big, self.id, "hand"))
        others = [(seat + step) % table.seats for step in range(1, table.seats)]
        room = [other for other in others if sum(self.dice_of(other)) < KNOCKOUT_PLACES]
        asked = [other for other in room if table.kinds_in_hand(other)]
        table.follow(*(ChooseForBar(other, self.casino) for other in asked))

    def dice_of(self, colour: int) -> tuple[int, int]:
        """Count a seat's dice in the bar."""
        return dice_in(self.bar, colour)
