"""The table drawn with boxes and dice, for terminals that can."""

import re
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Casino, Table
from flambeur.text.clean import wrap
from flambeur.text.vegas.offers import Offer
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.words import Words

DICE = "⚀⚁⚂⚃⚄⚅"
IN_HAND, NEUTRAL_IN_HAND = "■", "□"
ON_TURN, STARTER = "▶", "◆"
WIDEST = 120
GAP = "   "
BREAKS = ((80, 3), (50, 2), (0, 1))
"""From this width on, so many casinos stand side by side."""
FRAME = 4
"""Columns that a panel needs for its border and padding."""


class Drawing:
    """Draws the table; a colour is never told by its colour alone."""

    def __init__(self, words: Words, people: People, plain: Plain) -> None:
        """Take the words, the names, and who says the lines around the drawing."""
        self._words = words
        self._people = people
        self._plain = plain

    def table(self, table: Table, width: int, on_turn: int | None) -> RenderableType:
        """Draw a table, redacted or not, for a terminal of this width."""
        balance = [Text(line) for line in self._plain.balance(table)]
        players = self._players(table, on_turn)
        return Group(self._casinos(table, width), *_side_by_side(players, width), *balance)

    def heading(self, table: Table) -> str:
        """Tell the round, with the sign that marks who started it."""
        return self._plain.heading(table, f" {STARTER}")

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw the dice to choose from, each beside what it would bring."""
        grid = Grid.grid(padding=(0, 1))
        dice = [self._dice(offer) for offer in offers]
        room = width - len("1  ") - max(shown.cell_len for shown in dice)
        for offer, shown in zip(offers, dice, strict=True):
            text = self.coloured(wrap(offer.text, room))
            grid.add_row(Text(offer.key, style="bold reverse"), shown, text)
        return grid

    def _dice(self, offer: Offer) -> Text:
        die = DICE[int(offer.key) - 1]
        styles = self._people.styles
        return Text(" ").join(Text(die * count, styles[colour]) for colour, count in offer.placed)

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other, each with a dot before it."""
        grid = Grid.grid(padding=(0, 1))
        for line in lines:
            grid.add_row(Text("·", "dim"), self.coloured(wrap(line, width - len("· "))))
        return grid

    def coloured(self, line: str) -> Text:
        """Give every name in a line the colour of its dice."""
        text = Text(line)
        names = sorted(zip(self._people.names, self._people.styles, strict=True), key=_length)
        for name, style in names:
            if name:
                text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style)
        return text

    def _casinos(self, table: Table, width: int) -> Grid:
        columns = next(columns for least, columns in BREAKS if width >= least)
        each = min(width, WIDEST) // columns
        grid = Grid.grid()
        for _ in range(columns):
            grid.add_column(width=each)
        for first in range(0, len(table.casinos), columns):
            row = range(first, first + columns)
            lines = [self._stacks(i + 1, table.casinos[i], each - FRAME) for i in row]
            height = max(map(len, lines))
            grid.add_row(*(_panel(i + 1, each, height, lines[i - first]) for i in row))
        return grid

    def _stacks(self, number: int, casino: Casino, room: int) -> list[Text]:
        """Write each bill beside the dice that would take it now, then those who cancel."""
        payout = settle(casino.dice, casino.bills)
        ranked = [*[colour for colour, _ in payout.wins], *payout.unpaid]
        bills = sorted(casino.bills, reverse=True)
        amounts = [self._words.money(bill) for bill in bills]
        margin = max(map(len, amounts), default=1)
        lines = []
        for amount, colour in zip_longest(amounts, ranked):
            line = Text((amount or "–").rjust(margin), "bold" if amount else "dim").append(" ")
            lines.append(line if colour is None else line + self._stack(number, casino, colour))
        return lines + self._ties(number, casino, payout.tied, margin, room)

    def _ties(
        self, number: int, casino: Casino, tied: Sequence[int], margin: int, room: int
    ) -> list[Text]:
        """Write those who cancel, linked with `=`, side by side where there is room."""
        lines: list[Text] = []
        for count in sorted({casino.dice[colour] for colour in tied}, reverse=True):
            equals = [colour for colour in tied if casino.dice[colour] == count]
            lines.append(Text(" " * (margin - 1) + "="))
            for place, colour in enumerate(equals):
                link = Text(" ") + self._stack(number, casino, colour)
                joined = lines[-1] + Text(" =" if place else "") + link
                if joined.cell_len > room and place:
                    lines.append(Text(" " * (margin - 1) + "=") + link)
                else:
                    lines[-1] = joined
            for line in lines[-len(equals) :]:
                line.stylize("dim")
        return lines

    def _stack(self, number: int, casino: Casino, colour: int) -> Text:
        mark, style = self._people.marks[colour], self._people.styles[colour]
        text = Text(mark, f"bold {style}").append(" ")
        return text.append(DICE[number - 1] * casino.dice[colour], style)

    def _players(self, table: Table, on_turn: int | None) -> list[Text]:
        rows = [self._player(table, colour, on_turn) for colour in range(len(table.players))]
        widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
        lines = []
        for row in rows:
            for cell, width in zip(row, widths, strict=True):
                cell.pad_right(width - cell.cell_len)
            lines.append(Text(" ").join(row))
        return lines

    def _player(self, table: Table, colour: int, on_turn: int | None) -> list[Text]:
        player, style = table.players[colour], self._people.styles[colour]
        starts = colour == table.leader and not table.is_solo and table.round > 0
        hand = Text(IN_HAND * player.dice, style).append(NEUTRAL_IN_HAND * player.neutral)
        seen = player.bills.value is not None
        return [
            Text(ON_TURN if colour == on_turn else " ", "bold"),
            Text(self._people.marks[colour], f"bold {style}"),
            Text(self._people.names[colour], f"bold {style}" if colour == on_turn else style),
            Text(STARTER if starts else " "),
            hand,
            Text(self._words("vegas-bills", count=player.bills.size())),
            Text(self._words.money(player.money) if seen else "", "bold"),
        ]


def _side_by_side(lines: list[Text], width: int) -> list[Text]:
    """Put two players on each line where there is room."""
    if 2 * lines[0].cell_len + len(GAP) > width:
        return lines
    pairs = [lines[first : first + 2] for first in range(0, len(lines), 2)]
    return [Text(GAP).join(pair) for pair in pairs]


def _panel(number: int, width: int, height: int, lines: list[Text]) -> Panel:
    padded = lines + [Text()] * (height - len(lines))
    title = f"{number} {DICE[number - 1]}"
    return Panel(Text("\n").join(padded), title=title, title_align="left", width=width)


def _length(named: tuple[str, str]) -> int:
    return len(named[0])
