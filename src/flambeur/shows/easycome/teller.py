"""A game of Easy Come in words and drawings: everything a terminal shows of it."""

from collections.abc import Iterable

from flambeur.core.parts import Event
from flambeur.core.view import View
from flambeur.games.easycome.events import DiceRolled, TurnStarted
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import TWO
from flambeur.shows.easycome import phrases
from flambeur.shows.easycome.drawing import Drawing
from flambeur.shows.easycome.lines import EasyComeLines, is_later
from flambeur.shows.easycome.people import people
from flambeur.shows.easycome.plain import Plain
from flambeur.shows.ink import Ink
from flambeur.shows.shown import ShownTeller
from flambeur.words.speaker import Speaker


class EasyComeTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = True

    def __init__(self, speaker: Speaker, table: Table) -> None:
        """Take the language with the names, and the table for its options."""
        self._speaker, self._words, self._lines = speaker, speaker.words, EasyComeLines(table)
        who = people(speaker.names)
        self.names = who.names
        self._ink = Ink(who.names, who.styles)
        plain = Plain(speaker)
        self._plain, self._drawing = plain, Drawing(speaker, who, plain)

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

    def is_aside(self, view: View[Table]) -> bool:
        """Tell whether the table is as it was: it changes between turns only."""
        return is_later(view)

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat which prizes it owns."""
        prizes = view.state.prizes_of(seat)
        if not prizes:
            return self._words("easycome-own-nothing")
        return self._words("easycome-own", prizes=self._speaker.say(phrases.prizes(prizes)))

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
