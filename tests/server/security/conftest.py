"""A server to attack."""

from collections.abc import AsyncIterator

import pytest

from tests.server.live import Live, serving


@pytest.fixture
async def live() -> AsyncIterator[Live]:
    """A server with limits that nobody reaches."""
    async with serving() as live:
        yield live
