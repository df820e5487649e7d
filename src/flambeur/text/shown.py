"""What telling takes in every game: handing on what those who do the parts of it have made."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.text.clean import wrap
from flambeur.text.ink import Ink
from flambeur.text.offer import Offer


class _Sentences(Protocol):
    def tell(self, events: Iterable[Event]) -> list[str]: ...


class _Plain(Protocol):
    def lines(self, table: Any) -> list[str]: ...


class _Drawing(Protocol):
    def table(self, table: Any, width: int, on_turn: int | None) -> RenderableType: ...

    def offers(self, offers: Sequence[Offer], width: int) -> RenderableType: ...


class ShownTeller:
    """The part of a teller that is the same for every game."""

    _sentences: _Sentences
    _plain: _Plain
    _drawing: _Drawing
    _ink: Ink

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""
        return self._sentences.tell(events)

    def is_aside(self, view: View[Any]) -> bool:
        """Tell whether the decision can do without another look at the table."""
        return False

    def typed(self, view: View[Any], answer: str) -> Move | str | None:
        """Understand nothing but keys."""
        return None

    def unoffered(self, view: View[Any], move: Move) -> str:
        """Tell nothing: all moves are offered."""
        return ""

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
