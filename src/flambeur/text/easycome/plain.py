"""The table of Easy Come in short plain lines, for pipes and screen readers."""

from collections.abc import Sequence

from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize
from flambeur.games.easycome.table import Table
from flambeur.text.easycome.phrases import Phrases
from flambeur.text.easycome.standing import Standing, dice_of
from flambeur.text.words import Words


class Plain:
    """Writes the table down."""

    def __init__(
        self, words: Words, names: Sequence[str], phrases: Phrases, standing: Standing
    ) -> None:
        """Take the words and the names."""
        self._words = words
        self._names = names
        self._phrases = phrases
        self._standing = standing

    def lines(self, table: Table) -> list[str]:
        """Describe a table: the turn, the prizes, the players, the dice."""
        players = [self.player(table, seat) for seat in range(table.seats)]
        prizes = [self._prize(table, prize) for prize in PRIZES]
        return [self.heading(table), *prizes, *players, *self.dice(table)]

    def heading(self, table: Table) -> str:
        """Tell how far the game is."""
        parts = [self._words("easycome-turn", number=table.turn_no)] if table.turn_no else []
        parts.append(self._words("easycome-centre", count=table.owners.count(None)))
        if table.challenge:
            parts.append(self._words("easycome-challenge", number=table.challenge))
        return " · ".join(parts)

    def dice(self, table: Table) -> list[str]:
        """Tell what the dice on the table show."""
        dice = dice_of(table)
        if dice is None:
            return []
        rolled = self._phrases.dice(dice.rolled)
        if not dice.kept:
            return [self._words("easycome-table-dice", rolled=rolled)]
        kept = self._phrases.dice(dice.kept)
        return [self._words("easycome-table-dice-aside", rolled=rolled, kept=kept)]

    def player(self, table: Table, seat: int) -> str:
        """Tell what a player owns, and how long three prizes have to be kept."""
        name, prizes = self._names[seat], table.prizes_of(seat)
        if not prizes:
            return self._words("easycome-table-bare", name=name)
        listed = self._phrases.prizes(prizes)
        if table.holds[seat] is None:
            return self._words("easycome-table-player", name=name, prizes=listed)
        survive = self._phrases.survive(table, seat)
        return self._words("easycome-table-holder", name=name, prizes=listed, survive=survive)

    def owner(self, table: Table, prize: Prize) -> str:
        """Tell where a prize lies."""
        seat = table.owners[NUMBERS[prize]]
        return self._words("easycome-in-centre") if seat is None else self._names[seat]

    def _prize(self, table: Table, prize: Prize) -> str:
        where = self.owner(table, prize)
        near = self._standing.of(table, prize)
        return self._words(
            "easycome-table-prize",
            prize=self._phrases.prize(prize),
            asks=self._phrases.condition(prize),
            where=self._words("easycome-table-near", where=where, near=near) if near else where,
        )
