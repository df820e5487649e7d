"""The table of Royale in short plain lines."""

from flambeur.games.vegas.table import Player, Table
from flambeur.text.royale.phrases import Phrases
from flambeur.text.royale.purse import purse
from flambeur.text.royale.states import States
from flambeur.text.vegas.payouts import Payouts
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words

INDENT = "  "


class RoyalePlain(Plain):
    """Writes the table down, with tiles and chips."""

    def __init__(
        self, words: Words, people: People, sentences: Sentences, payouts: Payouts
    ) -> None:
        """Take the words and the names."""
        super().__init__(words, people, sentences, payouts)
        self._phrases = Phrases(words)
        self._states = States(words, self._phrases, people.names)

    def _casino_lines(self, table: Table, number: int) -> list[str]:
        """Write a casino, and its tile below it."""
        lines = super()._casino_lines(table, number)
        if table.is_closed(number):
            lines[0] += f" {self._words('royale-table-closed')}"
        tile = table.casinos[number - 1].tile
        if tile is not None:
            name, state = self._phrases.tile(tile.id), self._states.of(tile)
            if state:
                lines.append(INDENT + self._words("royale-table-tile", tile=name, state=state))
            else:
                lines.append(INDENT + self._words("royale-table-tile-only", tile=name))
        return lines

    def _holds(self, table: Table, colour: int, player: Player) -> list[str]:
        count, money = purse(table, colour)
        parts = [
            self._phrases.dice(player.dice, player.big),
            self._phrases.chips(player.chips),
            self._words("vegas-bills", count=count),
        ]
        return parts if money is None else [*parts, self._words.money(money)]
