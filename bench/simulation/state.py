"""What a database holds after a number of commits; the same commits make the same state."""

from collections.abc import Callable, Sequence

import msgspec

from flambeur.server.store.contract import Person, Rating, Row, Stored, Write


class Kept(msgspec.Struct):
    """One table as it is kept."""

    seed: str
    deadline: float | None
    sweep_at: float | None
    rows: list[Row]

    def wait(self, until: float | None) -> None:
        """Set the deadline anew; it is looked at no later than was said before."""
        self.deadline = until
        moments = [at for at in (self.sweep_at, until) if at is not None]
        self.sweep_at = min(moments, default=None)

    def rest(self, seq: int) -> None:
        """Have no deadline any more, unless the log has gone on."""
        if len(self.rows) == seq:
            self.deadline = self.sweep_at = None

    def is_due(self, now: float) -> bool:
        """Tell whether the deadline has passed."""
        return self.deadline is not None and self.deadline <= now


class State:
    """Tables, people and ratings."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.tables: dict[str, Kept] = {}
        self.people: dict[str, Person] = {}
        self.ratings: dict[tuple[str, str], Rating] = {}
        self.rated: set[str] = set()

    def load(self, table: str, now: float) -> Stored | None:
        """Read a whole table."""
        kept = self.tables.get(table)
        if kept is None:
            return None
        left = None if kept.deadline is None else kept.deadline - now
        return Stored(kept.seed, left, list(kept.rows))

    def games(self, game: str, person: str) -> int:
        """Tell how many games of a person are counted."""
        known = self.ratings.get((game, person))
        return 0 if known is None else known.games

    def sweep(self, now: float, is_locked: Callable[[str], bool]) -> list[str]:
        """List tables that are to be looked at, but pass over what is locked."""
        moments = ((kept.sweep_at, name) for name, kept in self.tables.items())
        due = sorted((at, name) for at, name in moments if at is not None and at <= now)
        return [name for _, name in due if not is_locked(name)]


Commit = Callable[[State], None]
"""One transaction, which can be carried out again on another server."""


def creation(seed: str, write: Write, now: float) -> Commit:
    """Make a table with its first step."""

    def commit(state: State) -> None:
        until = _until(write, now)
        state.tables[write.table] = Kept(seed, until, until, [Row(1, write.key, write.body)])

    return commit


def addition(writes: Sequence[Write], now: float) -> Commit:
    """Put steps at their places; one that stood there before is gone."""

    def commit(state: State) -> None:
        for write in writes:
            kept = state.tables[write.table]
            kept.rows[write.seq - 1 :] = [Row(write.seq, write.key, write.body)]
            kept.wait(_until(write, now))

    return commit


def claim(tables: Sequence[str], now: float, hold: float) -> Commit:
    """Let tables be looked at again later: those whose deadline moved on, at that one."""

    def commit(state: State) -> None:
        for kept in map(state.tables.__getitem__, tables):
            kept.sweep_at = now + hold if kept.is_due(now) else kept.deadline

    return commit


def _until(write: Write, now: float) -> float | None:
    return None if write.wait is None else now + write.wait
