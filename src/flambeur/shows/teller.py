"""What the one who tells a game can do, whichever game it is."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event, Move
from flambeur.core.view import View
from flambeur.shows.offer import Offer


class Teller(Protocol):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    names: tuple[str, ...]
    is_open: bool
    """Whether everybody may see what everybody owns."""

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, without what the table shows anyway."""

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Cut what happened where a reader may want to pause."""

    def is_roll(self, event: Event) -> bool:
        """Tell whether this is a roll that someone is about to choose from."""

    def roll(self, view: View[Any]) -> str:
        """Tell the roll that is on the table, if there is one."""

    def question(self, view: View[Any]) -> list[str]:
        """Tell the seat on turn what it has to decide."""

    def is_aside(self, view: View[Any]) -> bool:
        """Tell whether the decision can do without another look at the table."""

    def offers(self, view: View[Any]) -> list[Offer]:
        """Describe what the seat on turn can do."""

    def name(self, offer: Offer) -> str:
        """Tell what an offer is."""

    def text(self, offer: Offer) -> str:
        """Tell what an offer is, and what it would bring."""

    def grouped(self, offers: Sequence[Offer]) -> list[Offer]:
        """Put offers together that are chosen step by step, where there are too many to list."""

    def typed(self, view: View[Any], answer: str) -> Move | str | None:
        """Understand what is no key: a move, or a sentence why not; Strike has words to type."""

    def unoffered(self, view: View[Any], move: Move) -> str:
        """Tell a move that is not among the offers; nothing, if there are no words for it."""

    def money(self, view: View[Any], seat: int) -> str:
        """Tell a seat what it owns."""

    def explain(self, view: View[Any], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""

    def heading(self, view: View[Any]) -> str:
        """Tell how far the game is, for the line above a drawing."""

    def lines(self, view: View[Any]) -> list[str]:
        """Write the table down in plain lines."""

    def drawing(self, view: View[Any], width: int) -> RenderableType:
        """Draw the table."""

    def tray(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what can be chosen."""

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other."""

    def coloured(self, line: str, width: int) -> Text:
        """Give the names in a line their colours."""
