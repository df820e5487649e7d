"""What telling a game takes in every edition: sentences, lines, drawings and offers."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.events import BillsDealt
from flambeur.text.clean import wrap
from flambeur.text.ink import Ink
from flambeur.text.offer import Offer
from flambeur.text.vegas.chapters import chapters, is_roll
from flambeur.text.vegas.drawing import Drawing
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class BaseTeller:
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = False

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

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""
        return self._sentences.tell(events)

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

    def is_aside(self, view: View[Any]) -> bool:
        """Tell whether the decision can do without another look at the table."""
        return False

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

    def lines(self, view: View[Any]) -> list[str]:
        """Write the table down in plain lines."""
        return self._plain.lines(view.state)

    def drawing(self, view: View[Any], width: int) -> RenderableType:
        """Draw the table."""
        on_turn = view.turn.seat if isinstance(view.turn, Choice) else None
        return self._drawing.table(view.state, width, on_turn)

    def tray(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what can be chosen."""
        return self._drawing.offers(offers, width)

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other."""
        return self._ink.story(lines, width)

    def coloured(self, line: str, width: int) -> Text:
        """Give the names in a line their colours."""
        return self._ink.coloured(wrap(line, width))
