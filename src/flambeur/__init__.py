"""Flambeur: the open home of dice board games."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flambeur.core.match import Match, resume
    from flambeur.core.notation import read_position, write_position
    from flambeur.core.state import after, legal, play, turn
    from flambeur.core.turn import Chance, Choice, Over
    from flambeur.core.view import View
    from flambeur.families import find

__version__ = "0.9.0"
__all__ = [
    "Chance",
    "Choice",
    "Match",
    "Over",
    "View",
    "after",
    "find",
    "legal",
    "play",
    "read_position",
    "resume",
    "turn",
    "write_position",
]

_HOMES = {
    "flambeur.core.match": ("Match", "resume"),
    "flambeur.core.notation": ("read_position", "write_position"),
    "flambeur.core.state": ("after", "legal", "play", "turn"),
    "flambeur.core.turn": ("Chance", "Choice", "Over"),
    "flambeur.core.view": ("View",),
    "flambeur.families": ("find",),
}


def __getattr__(name: str) -> object:
    """Import what is asked for: a command that needs no rules starts without them."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(home), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
