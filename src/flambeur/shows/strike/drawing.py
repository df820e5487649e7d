"""The table of Strike drawn with characters, for terminals that can."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flambeur.games.strike.table import Table
from flambeur.shows.clean import wrap
from flambeur.shows.ink import Ink
from flambeur.shows.marks import STYLES, marks
from flambeur.shows.offer import Offer
from flambeur.shows.strike.bowl import COLUMNS, DIE, bowl
from flambeur.shows.strike.plain import Plain
from flambeur.words.speaker import Speaker

ON_TURN = "▶"
GAP = 2
BESIDE = 34
"""Columns that players need to stand beside the arena."""


class Drawing:
    """Draws the table; a player is never told by colour alone."""

    def __init__(self, speaker: Speaker, plain: Plain) -> None:
        """Take the words, the names, and who says what stands in the drawing."""
        self._speaker, self._words, self._plain = speaker, speaker.words, plain
        names = self._names = speaker.names
        self._marks, self._styles = marks(names), STYLES[: len(names)]
        self._ink = Ink(names, self._styles)

    def table(self, table: Table, width: int, on_turn: int | None) -> RenderableType:
        """Draw the arena, and the players beside it where there is room."""
        if not table.is_physical:
            return Group(self._row(table), self._players(table, width, on_turn))
        columns = min(COLUMNS, width)
        arena = Text("\n").join(_coloured(line) for line in bowl(table.arena, columns))
        room = width - columns - GAP
        if room < BESIDE:
            return Group(arena, self._players(table, width, on_turn))
        grid = Grid.grid(padding=(0, GAP))
        grid.add_row(arena, self._players(table, room, on_turn))
        return grid

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what to choose from."""
        keys = max(len(offer.key) for offer in offers)
        grid = Grid.grid(padding=(0, 1))
        for offer in offers:
            key = Text(offer.key.rjust(keys), "bold reverse")
            text = self._speaker.offer(offer.what, offer.brings)
            grid.add_row(key, self._ink.coloured(wrap(text, width - keys - GAP)))
        return grid

    def _row(self, table: Table) -> Text:
        """Draw dice that have no places side by side."""
        line = Text(f"{self._words('strike-arena')}  ")
        for lying in sorted(table.arena, key=lambda lying: lying.face):
            line.append(DIE.format(lying.face), "bold").append(" ")
        return line if table.arena else line.append(self._words("strike-empty"), "dim")

    def _players(self, table: Table, width: int, on_turn: int | None) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        rows = [self._player(table, seat, on_turn) for seat in range(table.seats)]
        used = max(sum(cell.cell_len + 1 for cell in row) for row in rows)
        for seat, row in enumerate(rows):
            note = self._plain.note(table, seat)
            grid.add_row(*row, Text(wrap(note, width - used), "" if table.alive[seat] else "dim"))
        return grid

    def _player(self, table: Table, seat: int, on_turn: int | None) -> list[Text]:
        style = self._styles[seat] if table.alive[seat] else "dim"
        return [
            Text(ON_TURN if seat == on_turn else " ", "bold"),
            Text(self._marks[seat], f"bold {style}"),
            Text(self._names[seat], f"bold {style}" if seat == on_turn else style),
        ]


def _coloured(line: str) -> Text:
    text = Text(line)
    text.highlight_regex(r"\[\d\]", "bold")
    text.highlight_regex("░+", "dim")
    return text
