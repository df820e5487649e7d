"""Flambeur: the open home of dice board games."""

from flambeur.core.match import Match, resume
from flambeur.core.state import after, legal, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.core.view import View
from flambeur.families import find

__version__ = "0.1.0"
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
    "resume",
    "turn",
]
