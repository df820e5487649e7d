"""A game of Easy Come in words and drawings: everything a terminal shows of it."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.easycome.events import DiceRolled, TurnStarted
from flambeur.games.easycome.moves import Claim
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import TWO, Choose
from flambeur.text.easycome.drawing import Drawing
from flambeur.text.easycome.offers import Offers, about_to_win
from flambeur.text.easycome.people import people
from flambeur.text.easycome.phrases import Phrases
from flambeur.text.easycome.plain import Plain
from flambeur.text.easycome.sentences import Sentences
from flambeur.text.easycome.standing import Standing, dice_of
from flambeur.text.ink import Ink
from flambeur.text.offer import Offer
from flambeur.text.shown import ShownTeller
from flambeur.text.words import Words


class EasyComeTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = True
    _sentences: Sentences
    _plain: Plain

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Take the language, the names, and the table for its options."""
        self._words = words
        who = people(seats)
        self.names = who.names
        self._ink = Ink(who.names, who.styles)
        self._phrases = Phrases(words)
        standing = Standing(words, self._phrases)
        self._sentences = Sentences(words, who.names, self._phrases, table.need)
        self._plain = Plain(words, who.names, self._phrases, standing)
        self._drawing = Drawing(words, who, self._phrases, standing, self._plain)
        self._offers = Offers(words, who.names, self._phrases)

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, but not whose turn it is now, which stands above the table."""
        heard = list(events)
        while heard and isinstance(heard[-1], TurnStarted) and heard[-1].challenge is None:
            heard.pop()
        return self.tell(heard)

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Leave what happened in one piece: there are no rounds here."""
        return [list(events)]

    def is_roll(self, event: Event) -> bool:
        """Tell whether this is a roll that someone is about to choose from."""
        return isinstance(event, DiceRolled)

    def roll(self, view: View[Table]) -> str:
        """Tell the roll that is on the table, if there is one."""
        dice = dice_of(view.state)
        if dice is None:
            return ""
        return self._sentences.rolled(view.state.active, dice.kept, dice.rolled)

    def question(self, view: View[Table]) -> str:
        """Ask for a prize or for dice to keep, and warn when it is the last chance to rob."""
        table = view.state
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        parts = [self.roll(view)] if self.is_aside(view) else []
        parts += [
            self._words("easycome-last-chance", name=self.names[seat])
            for seat in about_to_win(table)
        ]
        return " ".join([*parts, self._asked(table, view.turn)])

    def is_aside(self, view: View[Table]) -> bool:
        """Tell whether the table is as it was: it changes between turns only."""
        match view.state.stack[-1]:
            case Choose(number=number):
                return number > 1
        return False

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.moves)

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat which prizes it owns."""
        prizes = view.state.prizes_of(seat)
        if not prizes:
            return self._words("easycome-own-nothing")
        return self._words("easycome-own", prizes=self._phrases.prizes(prizes))

    def explain(self, view: View[Table], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        table = view.state
        lines = [self._words("easycome-help-turn"), self._words("easycome-help-prizes")]
        if table.seats == TWO:
            lines.append(self._words("easycome-help-two"))
        else:
            lines.append(self._words("easycome-help-hold", count=table.need))
        lines.append(self._words("easycome-help-keys"))
        return [*lines, self._words("easycome-help-drawing")] if drawn else lines

    def heading(self, view: View[Table]) -> str:
        """Tell how far the game is, for the line above a drawing."""
        return self._plain.heading(view.state)

    def _asked(self, table: Table, choice: Choice) -> str:
        dice = dice_of(table)
        if not any(isinstance(move, Claim) for move in choice.moves):
            return self._words("easycome-choose-keep")
        if dice is not None and len(dice.rolled) == 1:
            return self._words("easycome-choose-last")
        return self._words("easycome-choose")
