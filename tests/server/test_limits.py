"""Limits: everybody has their own count, and everybody begins anew after a while."""

import pytest

from flambeur.protocol.refusals import TooMany
from flambeur.server.limits import Limit


class Clock:
    """Tells the time it was told."""

    def __init__(self) -> None:
        """Begin anywhere."""
        self.now = 1000.0

    def __call__(self) -> float:
        """Tell it."""
        return self.now


def refused(limit: Limit, who: str) -> bool:
    """Ask once."""
    try:
        limit.count(who)
    except TooMany:
        return True
    return False


@pytest.mark.parametrize(("text", "seconds"), [("3/second", 1), ("3/minute", 60), ("3/hour", 3600)])
def test_a_limit_counts_for_a_while(text: str, seconds: int) -> None:
    """Three times is allowed, the fourth only after the while."""
    clock = Clock()
    limit = Limit(text, clock)
    assert [False, False, False, True, True] == [refused(limit, "anna") for _ in range(5)]
    clock.now += seconds - 0.01
    assert refused(limit, "anna")
    clock.now += 0.01
    assert not refused(limit, "anna")


def test_everybody_has_their_own_count() -> None:
    """One who asks too often is in nobody's way."""
    limit = Limit("1/hour", Clock())
    assert [False, True] == [refused(limit, "anna") for _ in range(2)]
    assert not refused(limit, "ben")


def test_a_while_without_requests_is_forgotten() -> None:
    """After a pause nothing is left of what was counted before."""
    clock = Clock()
    limit = Limit("1/minute", clock)
    limit.count("anna")
    clock.now += 600
    assert [False, True] == [refused(limit, "anna") for _ in range(2)]
