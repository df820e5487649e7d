"""E1 No Entry!: close another casino; no die may enter or leave it any more."""

from flambeur.games.vegas.royale.events import CasinoClosed, CounterMoved
from flambeur.games.vegas.royale.kit import Ask, Choice, Data, Decline, Move, RoyaleTable, TileData
from flambeur.games.vegas.royale.values import NO_ENTRY


class Close(Data, Move, frozen=True):
    """Put the token on this casino."""

    casino: int


class CloseCasino(Ask, frozen=True):
    """The player closes a casino; once one is closed, it may also stay as it is [RE1.4]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer all others but the tile's own and the closed one."""
        closed = table.tile(self.casino, NoEntry).closed
        others = [c for c in range(1, len(table.casinos) + 1) if c not in (self.casino, closed)]
        keep = () if closed is None else (Decline(),)
        return Choice(self.seat, (*map(Close, others), *keep))

    def play(self, table: RoyaleTable, move: Close | Decline) -> None:
        """Close it, move the counter and pay what it shows [RE1.2, RE1.3]."""
        if isinstance(move, Decline):
            return
        tile = table.tile(self.casino, NoEntry)
        index = (tile.index + 1) % len(NO_ENTRY)
        table.change(tile, closed=move.casino, index=index)
        table.say(CasinoClosed(self.seat, move.casino))
        table.say(CounterMoved(tile.id, index))
        table.reward(self.seat, NO_ENTRY[index], tile.id)


class NoEntry(TileData, frozen=True):
    """A token that closes a casino, and a counter that runs round [RE1.5]."""

    id = "E1"
    index: int = 0
    closed: int | None = None

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Ask which casino to close."""
        table.push(CloseCasino(seat, self.casino))

    def closes(self) -> int | None:
        """Tell which one is closed."""
        return self.closed
