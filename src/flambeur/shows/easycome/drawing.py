"""The table of Easy Come drawn with boxes, for terminals that can."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize, Values
from flambeur.games.easycome.table import THREE, Table
from flambeur.shows.clean import wrap
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.people import People
from flambeur.shows.easycome.plain import Plain
from flambeur.shows.easycome.standing import dice_of, is_at_hand, nearness
from flambeur.shows.ink import Ink
from flambeur.shows.offer import Offer
from flambeur.words.speaker import Speaker

ON_TURN, CROWN, AT_HAND = "▶", "♛", "★"
OWNED, MISSING = "■", "□"
DIE = "[{}]"
"""These dice show 0 to 5, for which there are no signs; so the number stands in a box."""
WIDEST = 110
FRAME = 4
"""Columns that a panel needs for its border and padding."""
SIGN, GAP, DOT = 2, 2, " · "
SPARE = 14
"""Columns that most notes about how near a prize is get by with."""


class Drawing:
    """Draws the table; a player is never told by colour alone."""

    def __init__(self, speaker: Speaker, people: People, plain: Plain) -> None:
        """Take the words, the names, and who says what stands in the drawing."""
        self._speaker, self._say, self._words = speaker, speaker.say, speaker.words
        self._people = people
        self._ink = Ink(people.names, people.styles)
        self._plain = plain

    def table(self, table: Table, width: int, on_turn: int | None) -> RenderableType:
        """Draw a table for a terminal of this width."""
        wide = min(width, WIDEST)
        prizes = Text("\n").join(self._prizes(table, wide - FRAME))
        players = self._players(table, width, on_turn)
        return Group(Panel(prizes, width=wide), players, *self._dice(table))

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what to choose from."""
        keys = max(len(offer.key) for offer in offers)
        grid = Grid.grid(padding=(0, 1))
        for offer in offers:
            key = Text(offer.key.rjust(keys), "bold reverse")
            text = self._speaker.offer(offer.what, offer.brings)
            grid.add_row(key, self._ink.coloured(wrap(text, width - keys - GAP)))
        return grid

    def _prizes(self, table: Table, room: int) -> list[Text]:
        """Write a line for each prize where there is room, and else two."""
        names = max(len(self._say(phrases.prize(prize))) for prize in PRIZES)
        asked = max(len(self._say(phrases.condition(prize))) for prize in PRIZES)
        owners = max(self._owner(table, prize).cell_len for prize in PRIZES)
        margin = SIGN + names + asked + owners + 3 * GAP
        lines: list[Text] = []
        for prize in PRIZES:
            if margin + SPARE <= room:
                lines += self._roomy(table, prize, (names, asked, margin), room)
            else:
                lines += self._narrow(table, prize, names, room)
        return lines

    def _roomy(
        self, table: Table, prize: Prize, columns: tuple[int, int, int], room: int
    ) -> list[Text]:
        """Write the name of a prize, what it asks, its owner, and how near it is."""
        names, asked, margin = columns
        line = self._name(table, prize, names)
        line.append(self._say(phrases.condition(prize)).ljust(asked + GAP), "dim")
        line.append(self._owner(table, prize))
        near = self._near(table, prize)
        if margin + near.cell_len <= room:
            line.pad_right(margin - line.cell_len)
            return [line.append(near)]
        return [line, Text(" " * (SIGN + names + GAP)).append(near)]

    def _narrow(self, table: Table, prize: Prize, names: int, room: int) -> list[Text]:
        """Write a prize and its owner, and below them what it asks and how near it is."""
        line = self._name(table, prize, names).append(self._owner(table, prize))
        line.truncate(room, overflow="ellipsis")
        asked, near = self._say(phrases.condition(prize)), self._near(table, prize)
        below = Text().append(asked, "dim")
        if near and len(asked) + len(DOT) + near.cell_len <= room - SIGN:
            below = below.append(DOT).append(near)
            near = Text()
        return [line, *(Text(" " * SIGN).append(text) for text in (below, near) if text)]

    def _name(self, table: Table, prize: Prize, names: int) -> Text:
        taken = is_at_hand(table, prize)
        line = Text().append((AT_HAND if taken else "").ljust(SIGN), "bold")
        name = self._say(phrases.prize(prize)).ljust(names + GAP)
        return line.append(name, "bold reverse" if taken else "bold")

    def _owner(self, table: Table, prize: Prize) -> Text:
        seat = table.owners[NUMBERS[prize]]
        if seat is None:
            return Text(self._plain.owner(table, prize), "dim")
        mark, style = self._people.marks[seat], self._people.styles[seat]
        return Text(f"{mark} {self._people.names[seat]}", style)

    def _near(self, table: Table, prize: Prize) -> Text:
        near = nearness(table, prize)
        style = "bold" if is_at_hand(table, prize) else "italic"
        return Text() if near is None else Text(self._say(near), style)

    def _players(self, table: Table, width: int, on_turn: int | None) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        rows = [self._player(table, seat, on_turn) for seat in range(table.seats)]
        used = max(sum(cell.cell_len + 1 for cell in row[:-1]) for row in rows)
        for row in rows:
            note = Text(wrap(row[-1].plain, width - used), row[-1].style)
            grid.add_row(*row[:-1], note)
        return grid

    def _player(self, table: Table, seat: int, on_turn: int | None) -> list[Text]:
        style, count = self._people.styles[seat], table.owners.count(seat)
        name = self._people.names[seat]
        return [
            Text(ON_TURN if seat == on_turn else " ", "bold"),
            Text(self._people.marks[seat], f"bold {style}"),
            Text(name, f"bold {style}" if seat == on_turn else style),
            Text(OWNED * count + MISSING * (THREE - count), style),
            self._note(table, seat, count),
        ]

    def _note(self, table: Table, seat: int, count: int) -> Text:
        """Write how many prizes a player has, with a crown for one who only has to keep them."""
        if table.holds[seat] is None:
            return Text(self._words("easycome-prizes", count=count))
        return Text(f"{CROWN} {self._say(phrases.survive(table, seat))}", "bold")

    def _dice(self, table: Table) -> list[Text]:
        dice = dice_of(table)
        if dice is None:
            return []
        style = self._people.styles[table.active]
        line = Text(f"{self._words('easycome-rolled')} ").append(_boxes(dice.rolled), style)
        if dice.kept:
            line.append(f"   {self._words('easycome-aside')} ")
            line.append(_boxes(dice.kept), f"bold {style}")
        return [line]


def _boxes(dice: Values) -> str:
    return " ".join(DIE.format(value) for value in dice)
