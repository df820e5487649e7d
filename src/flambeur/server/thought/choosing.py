"""How a bot chooses, in a thread or in a process: its question is all it needs."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from flambeur.core.codec import encode
from flambeur.core.memory import Memory
from flambeur.core.parts import Move
from flambeur.core.view import View, view_of
from flambeur.families import find, make_bot
from flambeur.server.play.table import Table


class Sight(msgspec.Struct, array_like=True, frozen=True):
    """A position, written down, and the seat that looks at it, with what it remembers."""

    game: str
    state: bytes
    memory: bytes | None
    seat: int
    version: int

    def view(self) -> View[Any]:
        """Show the seat what it may see."""
        rules = find(self.game)
        whole: Any = rules.codec.decode(self.state, rules.state)
        memory: Memory | UnsetType = UNSET
        if self.memory is not None and rules.memory is not None:
            memory = rules.codec.decode(self.memory, rules.memory)
        return view_of(self.game, whole, self.seat, self.version, memory=memory)


class Question(msgspec.Struct, array_like=True, frozen=True):
    """A position in which a seat has to choose."""

    level: str
    luck: str
    """Where its own chance comes from; nobody outside the server can know it."""
    sight: Sight


def sight_of(table: Table, seat: int) -> Sight:
    """Write down what a seat needs to look at a table from another process."""
    position = table.position
    assert position is not None  # noqa: S101 - a game is played
    memory, state = position.memory(seat), encode(position.state)
    written = encode(memory) if memory else None
    return Sight(table.card.game, state, written, seat, position.version)


def choose(question: Question) -> Move:
    """Let a bot look at what its seat may see, and nothing else."""
    sight = question.sight
    return make_bot(question.level, sight.game, question.luck).choose(sight.view())


def choose_apart(question: Question) -> bytes:
    """Do the same in another process; what goes from one to the other is written down."""
    return encode(choose(question))
