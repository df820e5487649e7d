"""A finished game on disk, and the command as a person starts it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from flambeur import Match, find
from flambeur.core.turn import Choice
from flambeur.families import make_bot
from flambeur.games.vegas import VegasOptions
from flambeur.sources import LocalSource

Run = Callable[..., "subprocess.CompletedProcess[str]"]
NAMES = ("Ana", "Ben", "Carla")


@pytest.fixture(autouse=True)
def _plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test depends on the language or the terminal of the machine."""
    for name in ("FLAMBEUR_LANG", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture(scope="session")
def whole_game() -> bytes:
    """Play a game among bots and return its record."""
    source = LocalSource(b"\xab" * 32, b"\x01" * 32)
    match = Match(find("vegas"), NAMES, VegasOptions(), source)
    bots = [make_bot("uniform", "vegas/2018", seed) for seed in range(3)]
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        match.submit(awaited.seat, bots[awaited.seat].choose(match.view(awaited.seat)))
    return match.record.dump()


@pytest.fixture
def record(whole_game: bytes, tmp_path: Path) -> Path:
    """Put that game into a file."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(whole_game)
    return path


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Start the command in a process of its own."""

    def start(*arguments: str | Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "flambeur", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            cwd=tmp_path,
            env=dict(os.environ),
            check=False,
        )

    return start
