"""A game of classic Vegas in words and drawings: everything a terminal shows of it."""

from flambeur.core.view import View
from flambeur.games.vegas.table import Table
from flambeur.shows.vegas.base import BaseTeller
from flambeur.shows.vegas.drawing import Drawing
from flambeur.shows.vegas.lines import VegasLines
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.people import People, colours_of
from flambeur.shows.vegas.plain import Plain
from flambeur.words.speaker import Speaker


class VegasTeller(BaseTeller):
    """Tells a classic game."""

    def __init__(self, speaker: Speaker, table: Table) -> None:
        """Take the language with the names, and the table for its options."""
        people = People(speaker, table)
        plain = Plain(speaker, people, Payouts(colours_of(table), len(table.players)))
        super().__init__(speaker, VegasLines(table), people, plain, Drawing(speaker, people, plain))

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat what it owns."""
        player = view.state.players[seat]
        bills = self._words("vegas-bills", count=player.bills.size())
        return self._words("vegas-own-money", money=self._words.money(player.money), bills=bills)

    def explain(self, view: View[Table], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        table = view.state
        turn = "vegas-help-solo" if table.is_solo else "vegas-help-turn"
        lines = [self._words(turn), self._words("vegas-help-payout")]
        if any(hand.neutral for hand in table.hands):
            lines.append(self._words("vegas-help-neutral"))
        return [*lines, self._words("vegas-help-drawing")] if drawn else lines
