"""How a bot chooses, in a thread or in a process: its question is all it needs."""

from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.core.view import View, view_of
from flambeur.families import find, make_bot


class Question(msgspec.Struct, array_like=True, frozen=True):
    """A position in which a seat has to choose."""

    level: str
    game: str
    luck: str
    """Where its own chance comes from; nobody outside the server can know it."""
    state: bytes
    seat: int
    version: int


def view_in(game: str, state: bytes, seat: int, version: int) -> View[Any]:
    """Show a position that was written down to a seat."""
    rules = find(game)
    whole: Any = rules.codec.decode(state, rules.state)
    return view_of(game, whole, seat, version)


def choose(question: Question) -> Move:
    """Let a bot look at what its seat may see, and nothing else."""
    view = view_in(question.game, question.state, question.seat, question.version)
    return make_bot(question.level, question.game, question.luck).choose(view)


def choose_apart(question: Question) -> bytes:
    """Do the same in another process; what goes from one to the other is written down."""
    return encode(choose(question))
