"""The table drawn with boxes and dice, for terminals that can."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Casino, Table
from flambeur.shows.clean import wrap
from flambeur.shows.ink import Ink
from flambeur.shows.offer import Offer
from flambeur.shows.vegas.people import People
from flambeur.shows.vegas.plain import Plain
from flambeur.words.speaker import Speaker

DICE = "⚀⚁⚂⚃⚄⚅"
IN_HAND, NEUTRAL_IN_HAND = "■", "□"
BIG, BLACK = "[{}]", "({})"
"""A big die counts 2 and stands in brackets; so do black ones, in round ones."""
ON_TURN, STARTER = "▶", "◆"
WIDEST = 120
GAP = "   "
BREAKS = ((80, 3), (50, 2), (0, 1))
"""From this width on, so many casinos stand side by side."""
FRAME = 4
"""Columns that a panel needs for its border and padding."""
MANY = 8
"""More offers than this stand in several columns, if they are short."""


class Drawing:
    """Draws the table; a colour is never told by its colour alone."""

    def __init__(self, speaker: Speaker, people: People, plain: Plain) -> None:
        """Take the words, the names, and who says the lines around the drawing."""
        self._speaker, self._words = speaker, speaker.words
        self._people = people
        self._ink = Ink(people.names, people.styles)
        self._plain = plain

    def table(self, table: Table, width: int, on_turn: int | None) -> RenderableType:
        """Draw a table, redacted or not, for a terminal of this width."""
        balance = [Text(line) for line in self._plain.balance(table)]
        players = self._players(table, on_turn)
        return Group(self._casinos(table, width), *_side_by_side(players, width), *balance)

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what to choose from, with its dice if it has any; many short lines in columns."""
        dice = [self._dice(offer) for offer in offers]
        texts = [self._speaker.offer(offer.what, offer.brings) for offer in offers]
        keys = max(len(offer.key) for offer in offers)
        shown = max(text.cell_len for text in dice)
        longest = max(map(len, texts)) + keys + len("    ")
        columns = max(1, min(3, width // longest)) if len(offers) > MANY and not shown else 1
        room = width // columns - keys - len("  ") - shown
        height = -(-len(offers) // columns)
        grid = Grid.grid(padding=(0, 1))
        for row in range(height):
            cells: list[Text] = []
            for place in range(row, len(offers), height):
                offer = offers[place]
                key = Text(offer.key.rjust(keys), style="bold reverse")
                text = self._ink.coloured(wrap(texts[place], room)).append(" " * (columns > 1))
                cells += [key, *([dice[place]] if shown else []), text]
            grid.add_row(*cells)
        return grid

    def _dice(self, offer: Offer) -> Text:
        if not offer.face:
            return Text()
        die, styles = DICE[offer.face - 1], self._people.styles
        big = BIG.format(die) * offer.big
        return Text(" ").join(
            Text(die * count + big, styles[colour]) for colour, count in offer.placed
        )

    def _casinos(self, table: Table, width: int) -> Grid:
        columns = next(columns for least, columns in BREAKS if width >= least)
        each = min(width, WIDEST) // columns
        grid = Grid.grid()
        for _ in range(columns):
            grid.add_column(width=each)
        for first in range(0, len(table.casinos), columns):
            row = range(first, first + columns)
            lines = [self._stacks(i + 1, table.casinos[i], each - FRAME) for i in row]
            notes = [self._notes(table, i + 1, each - FRAME) for i in row]
            height = max(len(a) + len(b) for a, b in zip(lines, notes, strict=True))
            panels = []
            for number, own, more in zip(row, lines, notes, strict=True):
                filled = own + [Text()] * (height - len(own) - len(more)) + more
                panels.append(self._panel(table, number + 1, filled, each))
            grid.add_row(*panels)
        return grid

    def _panel(self, table: Table, number: int, lines: list[Text], width: int) -> Panel:
        """Draw one casino."""
        title = f"{number} {DICE[number - 1]}"
        return Panel(Text("\n").join(lines), title=title, title_align="left", width=width)

    def _notes(self, table: Table, number: int, room: int) -> list[Text]:
        """Write what else there is to know about a casino, below its dice."""
        return []

    def _stacks(self, number: int, casino: Casino, room: int) -> list[Text]:
        """Write each bill beside the dice that would take it now, then those who cancel."""
        payout = settle(casino.weights(), casino.bills)
        ranked = [*[colour for colour, _ in payout.wins], *payout.unpaid]
        bills = sorted(casino.bills, reverse=True)
        amounts = [self._words.money(bill) for bill in bills]
        margin = max(map(len, amounts), default=1)
        lines = []
        for amount, colour in zip_longest(amounts, ranked):
            line = Text((amount or "–").rjust(margin), "bold" if amount else "dim").append(" ")
            left = room - line.cell_len
            stack = Text() if colour is None else self._stack(number, casino, colour, left)
            lines.append(line + stack)
        return lines + self._ties(number, casino, payout.tied, margin, room)

    def _ties(
        self, number: int, casino: Casino, tied: Sequence[int], margin: int, room: int
    ) -> list[Text]:
        """Write those who cancel, linked with `=`, side by side where there is room."""
        lines: list[Text] = []
        weights = casino.weights()
        for count in sorted({weights[colour] for colour in tied}, reverse=True):
            equals = [colour for colour in tied if weights[colour] == count]
            lines.append(Text(" " * (margin - 1) + "="))
            for place, colour in enumerate(equals):
                link = Text(" ") + self._stack(number, casino, colour, room - margin - 1)
                joined = lines[-1] + Text(" =" if place else "") + link
                if joined.cell_len > room and place:
                    lines.append(Text(" " * (margin - 1) + "=") + link)
                else:
                    lines[-1] = joined
            for line in lines[-len(equals) :]:
                line.stylize("dim")
        return lines

    def _stack(self, number: int, casino: Casino, colour: int, room: int) -> Text:
        """Write the dice of a colour, and what they count where that is not their number."""
        mark, style = self._people.marks[colour], self._people.styles[colour]
        die, small = DICE[number - 1], casino.dice[colour]
        others = BIG.format(die) * (colour in casino.big)
        others += BLACK.format(die) * casino.extra.count(colour)
        weight = f" {casino.weights()[colour]}" if others else ""
        long = len(mark) + 1 + small + len(others) + len(weight) > room
        dice = f"{die}×{small}" if long else die * small
        return Text(mark, f"bold {style}").append(" ").append(dice + others, style).append(weight)

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
        hand = Text(IN_HAND * player.dice + BIG.format(IN_HAND) * player.big, style)
        hand.append(NEUTRAL_IN_HAND * player.neutral)
        return [
            Text(ON_TURN if colour == on_turn else " ", "bold"),
            Text(self._people.marks[colour], f"bold {style}"),
            Text(self._people.names[colour], f"bold {style}" if colour == on_turn else style),
            Text(STARTER if starts else " "),
            hand,
            *self._purse(table, colour),
        ]

    def _purse(self, table: Table, colour: int) -> list[Text]:
        """Write down what a player has won."""
        bills = table.players[colour].bills
        money = "" if bills.value is None else self._words.money(sum(bills.value))
        return [Text(self._words("vegas-bills", count=bills.size())), Text(money, "bold")]


def _side_by_side(lines: list[Text], width: int) -> list[Text]:
    """Put two players on each line where there is room."""
    if 2 * lines[0].cell_len + len(GAP) > width:
        return lines
    pairs = [lines[first : first + 2] for first in range(0, len(lines), 2)]
    return [Text(GAP).join(pair) for pair in pairs]
