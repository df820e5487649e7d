"""Hostile input: everything is refused with a code, and nothing crashes or stalls."""

import pytest

from bench.strike import fuzz


@pytest.mark.clause("S24", "S32")
def test_hostile_input() -> None:
    """Thousands of broken moves, as values and on the wire; `bench.strike fuzz` sends more."""
    counts = fuzz(3_000, seed=1)
    assert 3_000 == sum(counts.values())
    assert {"bad_param", "unknown_die", "overlap", "off_floor"} <= counts.keys()
