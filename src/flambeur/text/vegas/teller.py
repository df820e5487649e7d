"""A game of classic Vegas in words and drawings: everything a terminal shows of it."""

from collections.abc import Sequence

from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.events import ColoursRolled, DiceRolled
from flambeur.games.vegas.table import Table
from flambeur.text.offer import Offer
from flambeur.text.vegas.base import BaseTeller
from flambeur.text.vegas.drawing import Drawing
from flambeur.text.vegas.offers import Offers
from flambeur.text.vegas.payouts import Payouts
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class VegasTeller(BaseTeller):
    """Tells a classic game."""

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Take the language, the names, and the table for its options."""
        people = People(words, seats, table)
        payouts = Payouts(words, people)
        sentences = Sentences(words, people, table, payouts)
        plain = Plain(words, people, sentences, payouts)
        super().__init__(words, people, sentences, plain, Drawing(words, people, plain))
        self._offers = Offers(words, people, sentences)

    def roll(self, view: View[Table]) -> str:
        """Tell the roll that is on the table."""
        match view.state.stack[-1]:
            case Choose(seat=seat, own=own, neutral=neutral):
                return self.tell([DiceRolled(seat, own, neutral)])[0]
            case ChooseColours(colours=colours, faces=faces):
                return self.tell([ColoursRolled(colours, faces)])[0]
        raise TypeError("no roll is on the table")

    def question(self, view: View[Table]) -> str:
        """Tell the roll and ask for a face."""
        return f"{self.roll(view)} {self._words('vegas-choose')}"

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.seat, view.turn.moves)

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
