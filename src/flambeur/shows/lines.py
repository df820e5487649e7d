"""What there is to say of a game, whichever game it is: phrases, in no language yet."""

from collections.abc import Iterable
from typing import Any, Protocol

from flambeur.core.parts import Event, Move
from flambeur.core.view import View
from flambeur.protocol.lines import Phrase, Said
from flambeur.shows.offer import Offer


class Lines(Protocol):
    """Says what happened, how far a game is, and what there is to decide."""

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened; what is said names the events it is about."""

    def heading(self, view: View[Any]) -> Phrase:
        """Say how far the game is."""

    def roll(self, view: View[Any]) -> Phrase | None:
        """Say the roll that is on the table, if there is one."""

    def question(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Say to the seat on turn what it has to decide."""

    def offers(self, view: View[Any]) -> list[Offer]:
        """Describe what the seat on turn can do."""

    def unoffered(self, view: View[Any], move: Move) -> Phrase | None:
        """Say a move that is not among the offers; nothing, if there are no words for it."""
