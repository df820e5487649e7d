"""Compiled and interpreted kernels are one: the same numbers, to the last bit."""

import subprocess
import sys
from pathlib import Path

from flambeur.fast.jit import COMPILED
from tests.fast.digest import digest

ROOT = Path(__file__).parents[2]


def test_same_bits() -> None:
    """The same seeds give the same games, thoughts and generators; both are the engine's game."""
    command = [sys.executable, "-m", "tests.fast.digest"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert COMPILED
    assert f"False True {digest()}\n" == done.stdout
