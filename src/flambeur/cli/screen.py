"""The terminal: lines and drawings out, lines in."""

import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from flambeur.shows.clean import clean, wrap

READABLE = 100
"""Prose is not set wider than this."""
FORGET = "\x1b[3J"
"""Tells a terminal to drop the lines that could be scrolled back to."""
SCROLL = 60
"""So many empty lines push a secret out of sight where a screen cannot be cleared."""


class Screen:
    """Draws when the terminal allows it, and otherwise speaks in plain lines."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """Look at the terminal."""
        self._stream = stream or sys.stdout
        self._console = Console(file=self._stream, highlight=False, markup=False, emoji=False)
        unicode = (getattr(self._stream, "encoding", "") or "").lower().startswith("utf")
        able = self._console.is_terminal and not self._console.is_dumb_terminal
        self.plain = not (able and unicode)

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self._console.width

    @property
    def live(self) -> bool:
        """Whether a person sits in front of a drawing."""
        return not self.plain and _typed()

    def say(self, line: str = "", style: str = "") -> None:
        """Write a line; nothing in it can command the terminal."""
        if self.plain:
            print(clean(line), file=self._stream)
        else:
            wide = min(self.width, READABLE)
            self._console.print(Text(wrap(clean(line), wide)), style=style or None)

    def say_all(self, lines: Iterable[str]) -> None:
        """Write several lines."""
        for line in lines:
            self.say(line)

    def draw(self, drawing: RenderableType) -> None:
        """Show a drawing."""
        self._console.print(drawing)

    def rule(self, title: str, more: str = "") -> None:
        """Begin something new under a title, with more beside or below it."""
        self.say()
        if self.plain:
            self.say(title)
            return
        if not title:
            self.say(more, "bold")
            return
        beside = f" {clean(more)}" if more else ""
        whole = Text(clean(title), "bold reverse").append(beside, "not reverse")
        if whole.cell_len <= self.width - len("── "):
            self._console.rule(whole, align="left", style="dim")
        else:
            self._console.rule(Text(clean(title), "bold reverse"), align="left", style="dim")
            self.say(more)

    def ask(self, prompt: str) -> str:
        """Ask for a line; the end of the input is an `EOFError`."""
        self._stream.write(f"{clean(prompt)} ")
        self._stream.flush()
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not _typed():
            self.say()
        if not line:
            raise EOFError
        return line.strip()

    def wipe(self) -> None:
        """Put what was shown out of sight."""
        if not self.plain:
            self._console.clear()
            self._stream.write(FORGET)
        elif self._console.is_terminal:
            self.say("\n" * SCROLL)


def _typed() -> bool:
    """Tell whether a person types; the input may also be a file, a pipe or closed."""
    return sys.stdin is not None and sys.stdin.isatty()
