"""What telling a game takes in every edition: sentences, lines, drawings and offers."""

from collections.abc import Iterable
from typing import Any

from flambeur.core.parts import Event
from flambeur.core.view import View
from flambeur.games.vegas.events import BillsDealt
from flambeur.text.ink import Ink
from flambeur.text.offer import Offer
from flambeur.text.shown import ShownTeller
from flambeur.text.vegas.chapters import chapters, is_roll
from flambeur.text.vegas.drawing import Drawing
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class BaseTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = False
    _drawing: Drawing

    def __init__(
        self, words: Words, people: People, sentences: Sentences, plain: Plain, drawing: Drawing
    ) -> None:
        """Take those who do the parts of it."""
        self._words = words
        self.names = people.names
        self._ink = Ink(people.names, people.styles)
        self._sentences = sentences
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

    def roll(self, view: View[Any]) -> str:
        """Tell the roll that is on the table, if there is one."""
        raise NotImplementedError

    def question(self, view: View[Any]) -> str:
        """Tell the seat on turn what it has to decide."""
        raise NotImplementedError

    def offers(self, view: View[Any]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        raise NotImplementedError

    def money(self, view: View[Any], seat: int) -> str:
        """Tell a seat what it owns."""
        raise NotImplementedError

    def explain(self, view: View[Any], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        raise NotImplementedError

    def heading(self, view: View[Any]) -> str:
        """Tell which round it is, for the line above a drawing."""
        return self._drawing.heading(view.state)
