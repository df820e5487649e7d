"""What a bot is."""

from typing import Any, Protocol

from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View


class Bot(Protocol):
    """Chooses a move from what its seat may see; the same view and seed give the same move."""

    def choose(self, view: View[Any]) -> Move:
        """Choose one of the moves the view offers."""


class Players(Protocol):
    """The bots of one game."""

    def level_for(self, level: str | None) -> str:
        """Tell who plays on a level: it, or whoever stands in where there is none."""

    def bot(self, level: str, game: str, seed: int | str | None = None) -> Bot:
        """Make one for an edition, such as `vegas/2018`."""


def moves_of(view: View[Any]) -> tuple[Move, ...]:
    """List the moves a view offers to its own seat."""
    if not isinstance(view.turn, Choice) or view.turn.seat != view.seat:
        raise ValueError("it is not this seat's turn")
    return view.turn.moves
