"""The table in short plain lines, for pipes and screen readers."""

from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.table import Casino, Player, Table
from flambeur.shows.vegas.heading import heading
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.people import People
from flambeur.shows.vegas.sentences import handful
from flambeur.words.speaker import Speaker


class Plain:
    """Writes the table down."""

    def __init__(self, speaker: Speaker, people: People, payouts: Payouts) -> None:
        """Take the words and the names."""
        self._say, self._words = speaker.say, speaker.words
        self._names = people.names
        self._payouts = payouts

    def lines(self, table: Table) -> list[str]:
        """Describe a table, redacted or not: the round, the casinos, the players."""
        lines = [self._say(heading(table))]
        for number in range(1, len(table.casinos) + 1):
            lines += self._casino_lines(table, number)
        lines += [
            self._player(table, colour, player) for colour, player in enumerate(table.players)
        ]
        return [*lines, *self.balance(table)]

    def balance(self, table: Table) -> list[str]:
        """Tell how the solo player stands against all rivals, if the round ended now."""
        if not table.is_solo:
            return []
        money = [player.money for player in table.players]
        for casino in table.casinos:
            for colour, bill in settle(casino.dice, casino.bills).wins:
                money[colour] += bill
        own, rivals = self._words.money(money[0]), self._words.money(sum(money[1:]))
        return [self._words("vegas-balance", name=self._names[0], own=own, rivals=rivals)]

    def _casino_lines(self, table: Table, number: int) -> list[str]:
        return [self._casino(number, table.casinos[number - 1])]

    def _casino(self, number: int, casino: Casino) -> str:
        bills, weights = self._say(self._payouts.money(casino.bills)), casino.weights()
        if not any(weights):
            return self._words("vegas-table-casino-empty", casino=number, bills=bills)
        tied = settle(weights, casino.bills).tied
        dice = self._say(self._payouts.standing(weights, tied, casino.big))
        return self._words("vegas-table-casino", casino=number, bills=bills, dice=dice)

    def _player(self, table: Table, colour: int, player: Player) -> str:
        holds = self._words.commas(self._holds(table, colour, player))
        return self._words("vegas-table-player", name=self._names[colour], holds=holds)

    def _holds(self, table: Table, colour: int, player: Player) -> list[str]:
        """List what a player has."""
        parts = [
            self._say(handful(player.dice, player.neutral)),
            self._words("vegas-bills", count=player.bills.size()),
        ]
        if player.bills.value is not None:
            parts.append(self._words.money(player.money))
        return parts
