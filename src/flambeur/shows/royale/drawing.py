"""The table of Royale, drawn: each tile at the foot of its casino."""

from rich.panel import Panel
from rich.text import Text

from flambeur.games.vegas.table import Table
from flambeur.shows.clean import wrap
from flambeur.shows.royale import phrases
from flambeur.shows.royale.purse import purse
from flambeur.shows.royale.tiles import SHOWS
from flambeur.shows.vegas.drawing import DICE, Drawing
from flambeur.shows.vegas.people import People
from flambeur.shows.vegas.plain import Plain
from flambeur.words.speaker import Speaker

TILE_STYLE = "cyan"


class RoyaleDrawing(Drawing):
    """Draws the table with tiles, chips and closed doors."""

    def __init__(self, speaker: Speaker, people: People, plain: Plain) -> None:
        """Take the words and the names."""
        super().__init__(speaker, people, plain)
        self._marks = people.marks

    def _panel(self, table: Table, number: int, lines: list[Text], width: int) -> Panel:
        panel = super()._panel(table, number, lines, width)
        if table.is_closed(number):
            closed = self._words("royale-closed")
            panel.title = Text.assemble(f"{number} {DICE[number - 1]} ", (closed, "bold red"))
            panel.border_style = "red"
        tile = table.casinos[number - 1].tile
        if tile is not None:
            panel.subtitle = Text(self._speaker.say(phrases.tile(tile.id)), f"bold {TILE_STYLE}")
            panel.subtitle_align = "left"
        return panel

    def _notes(self, table: Table, number: int, room: int) -> list[Text]:
        tile = table.casinos[number - 1].tile
        state = "" if tile is None else SHOWS[tile.id].state(tile, self._speaker, self._marks)
        return [Text(line, TILE_STYLE) for line in wrap(state, room).split("\n")] if state else []

    def _purse(self, table: Table, colour: int) -> list[Text]:
        count, money = purse(table, colour)
        return [
            Text(self._speaker.say(phrases.chips(table.players[colour].chips))),
            Text(self._words("vegas-bills", count=count)),
            Text("" if money is None else self._words.money(money), "bold"),
        ]
