"""The store that a URL names."""

from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def open_store(url: str) -> Store:
    """Make the store for a URL; it is not opened yet."""
    if url.startswith(POSTGRES):
        # A home does without PostgreSQL, and without what talks to it.
        from flambeur.server.store.postgres.store import PostgresStore  # noqa: PLC0415 - see above

        return PostgresStore(url)
    if url.startswith(SQLITE):
        return SqliteStore(url.removeprefix(SQLITE))
    raise ValueError("a store is postgresql://host/database or sqlite:///path")
