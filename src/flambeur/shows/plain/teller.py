"""A game without a show of its own, told in a terminal from its data alone."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event
from flambeur.core.state import State
from flambeur.core.view import View
from flambeur.shows.clean import wrap
from flambeur.shows.ink import Ink
from flambeur.shows.marks import STYLES
from flambeur.shows.offer import Offer
from flambeur.shows.plain.data import Rows
from flambeur.shows.plain.lines import PlainLines
from flambeur.shows.plain.steps import grouped
from flambeur.shows.shown import ShownTeller
from flambeur.words.speaker import Speaker


class PlainTeller(ShownTeller):
    """Names moves, events and what lies on the table as the rules do."""

    is_open = False

    def __init__(self, speaker: Speaker, state: State) -> None:
        """Take the language with the names."""
        self._speaker, self._lines = speaker, PlainLines(state)
        self.names = speaker.names
        styles = [STYLES[seat % len(STYLES)] for seat in range(len(self.names))]
        self._ink = Ink(self.names, styles)
        self._rows = Rows(len(self.names))

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell all of it: nobody knows what the table shows anyway."""
        return self.tell(events)

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Leave what happened in one piece."""
        return [list(events)]

    def is_roll(self, event: Event) -> bool:
        """Tell that no event is left to the question."""
        return False

    def grouped(self, offers: Sequence[Offer]) -> list[Offer]:
        """Let many moves be chosen step by step: what kind, then field by field."""
        return grouped(offers)

    def money(self, view: View[Any], seat: int) -> str:
        """Tell a seat what it sees, for what is its own cannot be told apart."""
        return "\n".join(self.lines(view))

    def explain(self, view: View[Any], *, drawn: bool) -> list[str]:
        """Explain where these words come from."""
        return [self._speaker.words("plain-help")]

    def lines(self, view: View[Any]) -> list[str]:
        """Write the table down in plain lines."""
        return [self._speaker.say(row) for row in self._rows.of(view.state)]

    def drawing(self, view: View[Any], width: int) -> RenderableType:
        """Draw the same lines."""
        return self._ink.coloured(wrap("\n".join(self.lines(view)), width))

    def tray(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what can be chosen."""
        lines = (f"{offer.key}) {self.text(offer)}" for offer in offers)
        return Text(wrap("\n".join(lines), width))
