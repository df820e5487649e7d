"""A day that is open, in each kind of store."""

import pytest

from flambeur.server.days.answering import Days
from flambeur.server.store.contract import Store
from tests.server.days.days import Clock, open_today


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still."""
    return Clock()


@pytest.fixture
async def days(store: Store, clock: Clock) -> Days:
    """The days of a server, today open."""
    await open_today(store)
    return Days(store, clock)
