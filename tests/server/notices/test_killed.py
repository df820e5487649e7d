"""Nobody misses a message because a server died after the move."""

from bench.notices.drill import drill


async def test_killed_before_and_while_telling() -> None:
    """Who was called when the server died is told by the next one; what comes again folds."""
    moments = iter((0.0, 5.0, 0.0))
    found = await drill(3, lambda: next(moments))
    assert (3, 0, 0) == (found.calls, found.missed, found.strange)
