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
        """Set the deadline anew."""
        self.deadline = self.sweep_at = until


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

    def due(self, limit: int, now: float) -> list[str]:
        """List tables whose deadline has passed."""
        moments = ((kept.sweep_at, name) for name, kept in self.tables.items())
        return [
            name for at, name in sorted((at, n) for at, n in moments if at is not None) if at <= now
        ][:limit]


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


def claim(tables: Sequence[str], until: float) -> Commit:
    """Let tables be due again later."""

    def commit(state: State) -> None:
        for table in tables:
            state.tables[table].sweep_at = until

    return commit


def _until(write: Write, now: float) -> float | None:
    return None if write.wait is None else now + write.wait
