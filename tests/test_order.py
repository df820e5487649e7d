"""Tests can be run in any order, and in the same one again."""

import subprocess
import sys
from pathlib import Path

PLACE = Path(__file__).parent / "protocol"


def collected(*options: str) -> list[str]:
    """Tell the names of some tests in the order in which they would run."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "--override-ini=addopts="]
    done = subprocess.run(
        [*command, "-p", "no:cacheprovider", str(PLACE), *options],
        check=True,
        capture_output=True,
        text=True,
        timeout=240,
    )
    return [line for line in done.stdout.splitlines() if "test_" in line]


def test_a_seed_makes_another_order() -> None:
    usual, first, second = collected(), collected("--shuffle", "1"), collected("--shuffle", "2")
    assert sorted(usual) == sorted(first) == sorted(second)
    assert 3 == len({tuple(usual), tuple(first), tuple(second)})
    assert first == collected("--shuffle", "1")
