"""H2 My Choice: one of two black dice says what happens [RH2]."""

from tests.referees.royale.adjust import adjust
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Move, Steps, ask, roll

EACH = 10_000
GOLD = 60_000


class MyChoice(Tile):
    """A golden space: owner and kind of its die."""

    id = "H2"
    gold: tuple[int, bool] | None = None

    def activate(self, seat: int) -> Steps[None]:
        """Throw, choose a face, and do what it says [RH2.2 to RH2.8]."""
        (dice,) = yield from roll(2)
        _, face = yield from ask(seat, [("choose_face", face) for face in dice])
        match face:
            case 4:
                yield from self._activate_other(seat)
            case 5:
                yield from adjust(self.table, seat)
            case 6:
                yield from self._gild(seat)
            case _:
                self.table.money.reward(seat, face * EACH)

    def _activate_other(self, seat: int) -> Steps[None]:
        """Activate another tile, unless its casino is closed [RH2.5, RH2.6]."""
        blocked = self.table.closed if self.table.options["closed_blocks_activation"] else None
        moves: list[Move] = [
            ("activate", casino)
            for casino in self.table.tiles
            if casino not in {self.casino, blocked}
        ]
        if moves:
            _, casino = yield from ask(seat, moves)
            yield from self.table.activate(casino, seat)

    def _gild(self, seat: int) -> Steps[None]:
        """Put a die on the golden space; one that is there goes home [RH2.8]."""
        hand = self.table.hands[seat]
        if not hand.pieces:
            return
        _, big = yield from ask(seat, [("gild", big) for big in hand.kinds])
        hand.take_die(big=big)
        if self.gold is not None:
            owner, kind = self.gold
            self.table.hands[owner].add_die(big=kind)
        self.gold = (seat, big)

    def during_payout(self) -> Steps[None]:
        """Pay the golden die [RH2.9]."""
        yield from ()
        if self.gold is not None:
            self.table.money.reward(self.gold[0], GOLD)

    def facts(self) -> Facts:
        """Tell whose die is on the golden space."""
        return {"gold": self.gold}
