"""The store, opened for one job of an operator."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from flambeur.server.store.contract import Store
from flambeur.server.store.migrations import Stage
from flambeur.server.store.open import open_store
from flambeur.server.store.postgres.store import PostgresStore

T = TypeVar("T")


async def borrow(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, and close it."""
    store = open_store(url)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


async def migrate(url: str, stage: str) -> list[str]:
    """Apply the migrations of a stage; an SQLite file gets all of them whenever it is opened."""
    store = open_store(url)
    if isinstance(store, PostgresStore):
        wanted: Stage = "after" if stage == "after" else "before"
        return await store.migrate(wanted)
    await store.open()
    await store.close()
    return []
