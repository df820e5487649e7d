"""D2 Power Play: who leads here may set a die to any face instead of rolling [RD2]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask


class PowerPlay(Tile):
    """A token."""

    id = "D2"
    holder: int | None = None

    def activate(self, seat: int) -> Steps[None]:
        """Give the token to a seat that outweighs everybody else [RD2.2]."""
        yield from ()
        if self._leads(seat):
            self.holder = seat

    def dice_moved(self) -> None:
        """Take the token back from a holder who does not lead any more [RD2.4]."""
        if self.holder is not None and not self._leads(self.holder):
            self.holder = None

    def _leads(self, seat: int) -> bool:
        """Tell whether a seat outweighs every other owner, real or not [RD2.6]."""
        weights = self.table.weights(self.casino)
        own = weights.pop(seat, 0)
        return own > max(weights.values(), default=0)

    def offer(self, seat: int) -> Steps[bool]:
        """Offer a die on any open casino instead of the roll; tell if it was taken [RD2.3]."""
        hand = self.table.hands[seat]
        uses: list[Move] = [("play_power", c, k) for c in self.table.open() for k in hand.kinds]
        move, *die = yield from ask(seat, [("roll_dice",), *uses])
        if move == "roll_dice":
            return False
        yield from self._use(seat, die[0], big=die[1])
        return True

    def _use(self, seat: int, casino: int, *, big: bool) -> Steps[None]:
        """Place the die and carry out the tile there; only that die was rolled [RH1.2]."""
        self.table.rolled = {(casino, big)}
        self.table.hands[seat].take_die(big=big)
        self.table.put_die(casino, seat, big=big)
        if self.table.options["power_play_reuse"] == "once":
            self.holder = None
            # A token that is used up is not won back by the very die it was used for. The clauses
            # do not say when it goes back: before what the die sets off, as in the engine.
            if casino == self.casino:
                return
        yield from self.table.activate(casino, seat)

    def facts(self) -> Facts:
        """Tell who has the token."""
        return {"holder": self.holder}
