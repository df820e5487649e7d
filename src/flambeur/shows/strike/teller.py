"""A game of Strike in words and drawings: everything a terminal shows of it."""

from collections.abc import Iterable

from flambeur.core.parts import Event, Move
from flambeur.core.view import View
from flambeur.games.strike.events import RoundStarted, TurnStarted
from flambeur.games.strike.table import Table
from flambeur.shows.ink import Ink
from flambeur.shows.marks import STYLES
from flambeur.shows.shown import ShownTeller
from flambeur.shows.strike.commands import Commands
from flambeur.shows.strike.drawing import Drawing
from flambeur.shows.strike.lines import StrikeLines
from flambeur.shows.strike.plain import Plain
from flambeur.words.speaker import Speaker


class StrikeTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = True
    _plain: Plain

    def __init__(self, speaker: Speaker, table: Table) -> None:
        """Take the language with the names, and the table for its options."""
        self._speaker, self._words, self._lines = speaker, speaker.words, StrikeLines(table)
        self.names = speaker.names
        self._ink = Ink(self.names, STYLES[: len(self.names)])
        self._plain = Plain(speaker)
        self._drawing = Drawing(speaker, self._plain)
        self._commands = Commands(speaker.words)

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, but not whose turn it is now, which stands above the table."""
        heard = list(events)
        if heard and isinstance(heard[-1], TurnStarted):
            heard.pop()
        return self.tell(heard)

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Cut what happened before every later round."""
        parts: list[list[Event]] = [[]]
        for event in events:
            if isinstance(event, RoundStarted) and event.round > 1 and parts[-1]:
                parts.append([])
            parts[-1].append(event)
        return parts

    def is_roll(self, event: Event) -> bool:
        """Tell that nobody chooses from a roll here."""
        return False

    def typed(self, view: View[Table], answer: str) -> Move | str | None:
        """Understand an aim, a push, or Enter."""
        return self._commands.read(view.state, answer)

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat how many dice it has."""
        return self._words("strike-own", note=self._plain.note(view.state, seat))

    def explain(self, view: View[Table], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        physical = view.state.is_physical
        lines = [self._words("strike-help-turn"), self._words("strike-help-lost")]
        lines.append(self._words("strike-help-throw"))
        if physical:
            lines += [self._words("strike-help-styles"), self._words("strike-help-push")]
        else:
            lines.append(self._words("strike-help-abstract"))
        return [*lines, self._words("strike-help-drawing")] if drawn and physical else lines
