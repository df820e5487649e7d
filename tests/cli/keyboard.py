"""Someone who types: reads the keys that are on offer and presses one of them."""

import os
import re
import sys
from pathlib import Path

import pexpect

from flambeur.words.catalogues import Words

Awaited = (
    re.Pattern[str] | re.Pattern[bytes] | str | bytes | type[pexpect.EOF] | type[pexpect.TIMEOUT]
)


def prompt(words: Words) -> str:
    """Make a pattern for the prompt with several choices; the keys are its group."""
    before, after = words("play-prompt", keys="@").split("@")
    return f"{re.escape(before)}([0-9p– ]+){re.escape(after)} "


def keys_in(shown: str) -> list[str]:
    """List the keys of a prompt; a range is written out."""
    keys: list[str] = []
    for part in shown.split():
        first, _, last = part.partition("–")
        keys += map(str, range(int(first), int(last) + 1)) if last else [first]
    return keys


def start(
    folder: Path, *arguments: str, game: str = "vegas", columns: int = 100
) -> "pexpect.spawn[str]":
    """Start a game in a terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "flambeur", "play", game, *arguments],
        cwd=str(folder),
        encoding="utf-8",
        dimensions=(40, columns),
        timeout=60,
        echo=False,
        # As the fixtures leave it, but always as wide: what libraries add stays out.
        env={**os.environ, "COLUMNS": str(columns)},
    )


def play_on(terminal: "pexpect.spawn[str]", words: Words) -> str:
    """Type choices until the game is over; return everything that was shown."""
    waits: list[Awaited] = [
        prompt(words),
        re.escape(words("play-prompt-one", key="@")).replace("@", "[0-9]"),
        re.escape(words("play-go-on")),
        pexpect.EOF,
    ]
    shown = []
    turns = 0
    while (place := terminal.expect(waits)) < len(waits) - 1:
        shown.append(str(terminal.before))
        turns += 1
        found = terminal.match
        typed = keys_in(found.group(1)) if place == 0 and isinstance(found, re.Match) else [""]
        terminal.sendline(typed[turns % len(typed)])
    shown.append(str(terminal.before))
    terminal.close()
    assert 0 == terminal.exitstatus
    return re.sub(r"\x1b\[[0-9;]*m", "", "".join(shown))
