"""Names in their colours, and sentences below each other."""

import re
from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flambeur.shows.clean import wrap


class Ink:
    """Writes for a terminal that can show colours."""

    def __init__(self, names: Sequence[str], styles: Sequence[str]) -> None:
        """Take the names and the style of each."""
        # The longest last, so that a name within another one does not win.
        self._names = sorted(zip(names, styles, strict=True), key=lambda pair: len(pair[0]))

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other, each with a dot before it."""
        grid = Grid.grid(padding=(0, 1))
        for line in lines:
            grid.add_row(Text("·", "dim"), self.coloured(wrap(line, width - len("· "))))
        return grid

    def coloured(self, line: str) -> Text:
        """Give every name in a line its colour."""
        text = Text(line)
        for name, style in self._names:
            if name:
                text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style)
        return text
