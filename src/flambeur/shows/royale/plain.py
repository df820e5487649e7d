"""The table of Royale in short plain lines."""

from flambeur.games.vegas.table import Player, Table
from flambeur.shows.royale import phrases
from flambeur.shows.royale.purse import purse
from flambeur.shows.royale.tiles import SHOWS
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.people import People
from flambeur.shows.vegas.plain import Plain
from flambeur.words.speaker import Speaker

INDENT = "  "


class RoyalePlain(Plain):
    """Writes the table down, with tiles and chips."""

    def __init__(self, speaker: Speaker, people: People, payouts: Payouts) -> None:
        """Take the words and the names."""
        super().__init__(speaker, people, payouts)
        self._speaker, self._names = speaker, people.names

    def _casino_lines(self, table: Table, number: int) -> list[str]:
        """Write a casino, and its tile below it."""
        lines = super()._casino_lines(table, number)
        if table.is_closed(number):
            lines[0] += f" {self._words('royale-table-closed')}"
        tile = table.casinos[number - 1].tile
        if tile is not None:
            name, state = (
                self._say(phrases.tile(tile.id)),
                SHOWS[tile.id].state(tile, self._speaker, self._names),
            )
            if state:
                lines.append(INDENT + self._words("royale-table-tile", tile=name, state=state))
            else:
                lines.append(INDENT + self._words("royale-table-tile-only", tile=name))
        return lines

    def _holds(self, table: Table, colour: int, player: Player) -> list[str]:
        count, money = purse(table, colour)
        parts = [
            self._say(phrases.dice(player.dice, player.big)),
            self._say(phrases.chips(player.chips)),
            self._words("vegas-bills", count=count),
        ]
        return parts if money is None else [*parts, self._words.money(money)]
