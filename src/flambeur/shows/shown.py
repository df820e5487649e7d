"""What telling takes in every game: saying its lines, and handing on what draws it."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.shows.clean import wrap
from flambeur.shows.ink import Ink
from flambeur.shows.lines import Lines
from flambeur.shows.offer import Offer
from flambeur.words.speaker import Speaker


class _Plain(Protocol):
    def lines(self, table: Any) -> list[str]: ...


class _Drawing(Protocol):
    def table(self, table: Any, width: int, on_turn: int | None) -> RenderableType: ...

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType: ...


class ShownTeller:
    """The part of a teller that is the same for every game."""

    names: tuple[str, ...]
    _speaker: Speaker
    _lines: Lines
    _plain: _Plain
    _drawing: _Drawing
    _ink: Ink

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""
        return [self._speaker.say(said.phrase) for said in self._lines.tell(events)]

    def roll(self, view: View[Any]) -> str:
        """Tell the roll that is on the table, if there is one."""
        roll = self._lines.roll(view)
        return "" if roll is None else self._speaker.say(roll)

    def question(self, view: View[Any]) -> list[str]:
        """Tell the seat on turn what it has to decide."""
        return [self._speaker.say(phrase) for phrase in self._lines.question(view)]

    def offers(self, view: View[Any]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        return self._lines.offers(view)

    def name(self, offer: Offer) -> str:
        """Tell what an offer is."""
        return self._speaker.say(offer.what)

    def text(self, offer: Offer) -> str:
        """Tell what an offer is, and what it would bring."""
        return self._speaker.offer(offer.what, offer.brings)

    def heading(self, view: View[Any]) -> str:
        """Tell how far the game is, for the line above a drawing."""
        return self._speaker.say(self._lines.heading(view))

    def is_aside(self, view: View[Any]) -> bool:
        """Tell whether the decision can do without another look at the table."""
        return False

    def grouped(self, offers: Sequence[Offer]) -> list[Offer]:
        """Leave them as they are: the offers of a show are made to be listed."""
        return list(offers)

    def typed(self, view: View[Any], answer: str) -> Move | str | None:
        """Understand nothing but keys."""
        return None

    def unoffered(self, view: View[Any], move: Move) -> str:
        """Tell a move that is not among the offers; nothing, if there are no words for it."""
        phrase = self._lines.unoffered(view, move)
        return "" if phrase is None else self._speaker.say(phrase)

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
