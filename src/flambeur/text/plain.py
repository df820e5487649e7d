"""Any game in words, from its data alone: for games that bring no text of their own."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event, Move
from flambeur.core.state import State
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.text.clean import short, wrap
from flambeur.text.data import Saying
from flambeur.text.ink import Ink
from flambeur.text.marks import STYLES
from flambeur.text.offer import Offer
from flambeur.text.words import Words


class PlainTeller:
    """Names moves, events and what lies on the table as the rules do."""

    is_open = False

    def __init__(self, words: Words, seats: Sequence[str], _: State) -> None:
        """Take the language and the names."""
        self._words = words
        self.names = tuple(short(name) for name in seats)
        styles = [STYLES[seat % len(STYLES)] for seat in range(len(self.names))]
        self._ink = Ink(self.names, styles)
        self._saying = Saying(self.names)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""
        return [f"{self._said(event)}." for event in events]

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell all of it: nobody knows what the table shows anyway."""
        return self.tell(events)

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Leave what happened in one piece."""
        return [list(events)]

    def is_roll(self, event: Event) -> bool:
        """Tell that no event is left to the question."""
        return False

    def roll(self, view: View[Any]) -> str:
        """Tell nothing: the roll stands in the events."""
        return ""

    def question(self, view: View[Any]) -> str:
        """Ask for a move."""
        return self._words("plain-question")

    def is_aside(self, view: View[Any]) -> bool:
        """Show the table before every decision."""
        return False

    def offers(self, view: View[Any]) -> list[Offer]:
        """Number the moves."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return [
            Offer(str(number), move, self._said(move))
            for number, move in enumerate(view.turn.moves, 1)
        ]

    def typed(self, view: View[Any], answer: str) -> Move | str | None:
        """Understand nothing but keys."""
        return None

    def unoffered(self, view: View[Any], move: Move) -> str:
        """Tell a move that is not among the offers."""
        return self._said(move)

    def money(self, view: View[Any], seat: int) -> str:
        """Tell a seat what it sees, for what is its own cannot be told apart."""
        return "\n".join(self.lines(view))

    def explain(self, view: View[Any], *, drawn: bool) -> list[str]:
        """Explain where these words come from."""
        return [self._words("plain-help")]

    def heading(self, view: View[Any]) -> str:
        """Tell which game it is and how far it is."""
        game = view.game.partition("@")[0]
        return self._words("plain-heading", game=game, round=view.state.round)

    def lines(self, view: View[Any]) -> list[str]:
        """Write the table down in plain lines."""
        return self._saying.state(view.state)

    def drawing(self, view: View[Any], width: int) -> RenderableType:
        """Draw the same lines."""
        return self._ink.coloured(wrap("\n".join(self.lines(view)), width))

    def tray(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what can be chosen."""
        return Text(wrap("\n".join(f"{offer.key}) {offer.text}" for offer in offers), width))

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other."""
        return self._ink.story(lines, width)

    def coloured(self, line: str, width: int) -> Text:
        """Give the names in a line their colours."""
        return self._ink.coloured(wrap(line, width))

    def _said(self, part: object) -> str:
        assert isinstance(part, msgspec.Struct)  # noqa: S101 - all parts are data
        return self._saying.part(part)
