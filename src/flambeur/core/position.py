"""Where a game stands: its state and how far its log is, without its past."""

from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType

from flambeur.core.errors import Finished, IllegalMove, NotYourTurn, Stale
from flambeur.core.game import Game
from flambeur.core.memory import Memories, Memory, remember
from flambeur.core.notation import write_position
from flambeur.core.parts import Event, Move
from flambeur.core.record import Entry
from flambeur.core.secret import redact
from flambeur.core.source import Settler, Spot
from flambeur.core.state import State, legal, place_of, play, turn
from flambeur.core.turn import Chance, Choice, Turn
from flambeur.core.view import View, view_of

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """The one place where entries are checked and played."""

    __slots__ = ("_turn", "game", "memories", "settled", "state", "version", "visits")

    def __init__(
        self,
        game: Game[S],
        state: S,
        version: int = 0,
        settled: int = 0,
        visits: dict[str, int] | None = None,
        memories: Memories | None = None,
    ) -> None:
        """Take a state; of what led to it the entries, where chance spoke, and what was seen."""
        self.game, self.state = game, state
        self.version, self.settled = version, settled
        self.visits = {} if visits is None else visits
        """How often chance spoke at each place so far."""
        self.memories = game.memories(state) if memories is None else memories
        """What each seat remembers."""
        self._turn: Turn | None = None

    @property
    def turn(self) -> Turn:
        """What the table waits for; it is asked often and changes with an entry only."""
        if self._turn is None:
            self._turn = turn(self.state)
        return self._turn

    def copy(self) -> "Position[S]":
        """Make a position that can be played on without changing this one."""
        state, visits = self.state.copy(), self.visits.copy()
        return Position(self.game, state, self.version, self.settled, visits, self.memories)

    def view(self, seat: int | None, events: tuple[Event, ...] = ()) -> View[S]:
        """Show it to a seat, with what it remembers; the events are redacted already."""
        memory = self.memory(seat)
        return view_of(self.game.id, self.state, seat, self.version, events, memory)

    def memory(self, seat: int | None) -> Memory | UnsetType:
        """Tell what a seat remembers; spectators come and go, and remember nothing."""
        return UNSET if seat is None or not self.memories else self.memories[seat]

    def awaits(self, seat: int, move: Move, version: int | None = None) -> Entry:
        """Make the entry for a move, or refuse it; nothing changes."""
        if version is not None and version != self.version:
            raise Stale(version, self.version)
        awaited = self.turn
        if not isinstance(awaited, Choice):
            raise Finished("the game is over")
        if awaited.seat != seat:
            raise NotYourTurn(seat, awaited.seat)
        if not legal(awaited, move):
            reason = self.game.refusal(self.state, seat, move)
            raise IllegalMove(
                move, seat, write_position(self.game, redact(self.state, seat)), reason
            )
        return Entry(seat, move, awaited.audience)

    def draw(self, source: Settler) -> Entry | None:
        """Let chance bring the next outcome, if chance is what the table waits for."""
        awaited = self.turn
        if not isinstance(awaited, Chance):
            return None
        spot = self.spot()
        outcome = source.settle(awaited.distribution, spot)
        if not legal(awaited, outcome):
            raise IllegalMove(outcome)
        return Entry(None, outcome, awaited.audience, spot.place, awaited.distribution)

    def spot(self) -> Spot:
        """Name where chance speaks next."""
        where = place_of(self.state)
        return Spot(f"{where}/{self.visits.get(where, 0)}", self.settled)

    def enter(self, entry: Entry) -> list[Event]:
        """Play an entry that was checked, and tell what happened."""
        assert entry.move is not None  # noqa: S101 - the log holds every move
        self._turn = None
        if entry.seat is None:
            where = entry.place.rpartition("/")[0] if entry.place else place_of(self.state)
            self.visits[where] = self.visits.get(where, 0) + 1
            self.settled += 1
        self.version += 1
        said = play(self.state, entry.move)
        self.memories = remember(self.memories, said)
        return said
