"""The yardstick: what it showed beside something is known as soon as that is over."""

import pytest

pytest.importorskip("resource", reason="needs a Unix")

from bench.yardstick import Yardstick


def test_however_short() -> None:
    """It has looked at least once, however short the time was."""
    with Yardstick() as yardstick:
        assert yardstick.us == 0
    assert yardstick.us > 0
