"""D2 Power Play: while you lead here alone, you may set a die to any face instead of rolling."""

from flambeur.games.vegas.royale.events import TokenTaken
from flambeur.games.vegas.royale.kit import Data, Move, RoyaleTable, TileData
from flambeur.games.vegas.royale.table import LastRoll
from flambeur.games.vegas.royale.turn import place


class PlayPower(Data, Move, frozen=True):
    """Take a die from the hand, set it to a face, and place it there."""

    casino: int
    big: bool


class PowerPlay(TileData, frozen=True):
    """A token for whoever leads here; it stays after use [RD2.5]."""

    id = "D2"
    holder: int | None = None

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Take the token with the strict majority, from the tile or from its holder [RD2.2]."""
        if self.holder != seat and self.leads(table, seat):
            self.give(table, seat)

    def on_dice_moved(self, table: RoyaleTable) -> None:
        """Put the token back the moment its holder no longer leads [RD2.4]."""
        if self.holder is not None and not self.leads(table, self.holder):
            self.give(table, None)

    def turn_options(self, table: RoyaleTable, seat: int) -> tuple[Move, ...]:
        """Offer every open casino for each kind of die in hand [RD2.3]."""
        if self.holder != seat:
            return ()
        kinds = table.kinds_in_hand(seat)
        return tuple(PlayPower(c, big) for big in kinds for c in table.open_casinos())

    def on_option(self, table: RoyaleTable, seat: int, move: Move) -> None:
        """Place the die and carry out the tile there."""
        assert isinstance(move, PlayPower)  # noqa: S101 - nothing else is offered
        dice, big = int(not move.big), int(move.big)
        place(table, seat, LastRoll(move.casino, dice, big))
        if table.options.power_play_reuse == "once":
            table.tile(self.casino, PowerPlay).give(table, None)

    def leads(self, table: RoyaleTable, seat: int) -> bool:
        """Tell whether a seat outweighs every other owner, imaginary ones too [RD2.6]."""
        weights = table.casinos[self.casino - 1].weights()
        return all(weights[seat] > w for colour, w in enumerate(weights) if colour != seat)

    def give(self, table: RoyaleTable, seat: int | None) -> None:
        """Hand the token to a seat, or lay it on the tile."""
        table.change(self, holder=seat)
        table.say(TokenTaken(self.id, seat))
