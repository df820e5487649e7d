"""The table of Easy Come in short plain lines, for pipes and screen readers."""

from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize
from flambeur.games.easycome.table import Table
from flambeur.protocol.lines import Line
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.heading import heading
from flambeur.shows.easycome.standing import dice_of, nearness
from flambeur.words.speaker import Speaker


class Plain:
    """Writes the table down."""

    def __init__(self, speaker: Speaker) -> None:
        """Take the words and the names."""
        self._say, self._words = speaker.say, speaker.words
        self._names = speaker.names

    def lines(self, table: Table) -> list[str]:
        """Describe a table: the turn, the prizes, the players, the dice."""
        players = [self.player(table, seat) for seat in range(table.seats)]
        prizes = [self._prize(table, prize) for prize in PRIZES]
        return [self._say(heading(table)), *prizes, *players, *self.dice(table)]

    def dice(self, table: Table) -> list[str]:
        """Tell what the dice on the table show."""
        dice = dice_of(table)
        if dice is None:
            return []
        rolled = phrases.dice(dice.rolled)
        if not dice.kept:
            return [self._words("easycome-table-dice", rolled=rolled)]
        kept = phrases.dice(dice.kept)
        return [self._words("easycome-table-dice-aside", rolled=rolled, kept=kept)]

    def player(self, table: Table, seat: int) -> str:
        """Tell what a player owns, and how long three prizes have to be kept."""
        name, prizes = self._names[seat], table.prizes_of(seat)
        if not prizes:
            return self._words("easycome-table-bare", name=name)
        listed = self._say(phrases.prizes(prizes))
        if table.holds[seat] is None:
            return self._words("easycome-table-player", name=name, prizes=listed)
        survive = self._say(phrases.survive(table, seat))
        return self._words("easycome-table-holder", name=name, prizes=listed, survive=survive)

    def owner(self, table: Table, prize: Prize) -> str:
        """Tell where a prize lies."""
        seat = table.owners[NUMBERS[prize]]
        return self._words("easycome-in-centre") if seat is None else self._names[seat]

    def _prize(self, table: Table, prize: Prize) -> str:
        where = self.owner(table, prize)
        near = nearness(table, prize)
        return self._words(
            "easycome-table-prize",
            prize=self._say(phrases.prize(prize)),
            asks=self._say(phrases.condition(prize)),
            where=where if near is None else self._near(where, near),
        )

    def _near(self, where: str, near: Line) -> str:
        return self._words("easycome-table-near", where=where, near=self._say(near))
