"""What telling a game in a terminal takes in every edition."""

from collections.abc import Iterable
from typing import Any

from flambeur.core.parts import Event
from flambeur.core.view import View
from flambeur.games.vegas.events import BillsDealt
from flambeur.shows.ink import Ink
from flambeur.shows.lines import Lines
from flambeur.shows.shown import ShownTeller
from flambeur.shows.vegas.chapters import chapters, is_roll
from flambeur.shows.vegas.drawing import Drawing
from flambeur.shows.vegas.people import People
from flambeur.shows.vegas.plain import Plain
from flambeur.words.speaker import Speaker


class BaseTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = False
    _drawing: Drawing

    def __init__(
        self, speaker: Speaker, lines: Lines, people: People, plain: Plain, drawing: Drawing
    ) -> None:
        """Take those who do the parts of it."""
        self._speaker, self._words, self._lines = speaker, speaker.words, lines
        self.names = people.names
        self._ink = Ink(people.names, people.styles)
        self._plain = plain
        self._drawing = drawing

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, without what the table shows anyway."""
        return self.tell(event for event in events if not isinstance(event, BillsDealt))

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Cut what happened after every round."""
        return chapters(events)

    def is_roll(self, event: Event) -> bool:
        """Tell whether this is a roll that someone is about to choose from."""
        return is_roll(event)

    def money(self, view: View[Any], seat: int) -> str:
        """Tell a seat what it owns."""
        raise NotImplementedError

    def explain(self, view: View[Any], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        raise NotImplementedError
