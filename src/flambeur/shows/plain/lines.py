"""What there is to say of a game without words of its own: its moves and events by their names."""

from collections.abc import Iterable
from typing import Any

from flambeur.core.parts import Event, Move
from flambeur.core.state import State
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.protocol.lines import Phrase, Said, line
from flambeur.shows.offer import Offer
from flambeur.shows.plain.data import part


class PlainLines:
    """Names moves and events as the rules do."""

    def __init__(self, _: State) -> None:
        """Take the table, of which nothing need be known."""

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened."""
        return [
            Said(line("plain-sentence", text=part(event)), (place,))
            for place, event in enumerate(events)
        ]

    def heading(self, view: View[Any]) -> Phrase:
        """Say how far the game is."""
        return line("plain-heading", round=view.state.round)

    def roll(self, view: View[Any]) -> None:
        """Say nothing: the roll stands in the events."""

    def question(self, view: View[Any]) -> tuple[Phrase, ...]:
        """Ask for a move."""
        return (line("plain-question"),)

    def offers(self, view: View[Any]) -> list[Offer]:
        """Number the moves."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        moves = enumerate(view.turn.moves, 1)
        return [Offer(str(number), move, part(move)) for number, move in moves]

    def unoffered(self, view: View[Any], move: Move) -> Phrase:
        """Say a move that is not among the offers."""
        return part(move)
