"""The state of a game, and the three things one can do with it: ask, play, look ahead."""

from typing import Self, TypeVar

import msgspec

from flambeur.core.errors import IllegalMove
from flambeur.core.frame import Frame
from flambeur.core.parts import Event, Move, tag_of
from flambeur.core.turn import Chance, Choice, Over, Turn


class State(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table, pending decisions included, as data that can always be saved."""

    stack: list[Frame]
    said: list[Event] = []
    round: int = 0
    """The round it is, 0 before the first: part of the name of every place of chance."""

    def copy(self) -> Self:
        """Make a state that can be played on without changing this one."""
        raise NotImplementedError

    def over(self) -> Over:
        """Tell the result once nothing is awaited any more."""
        raise NotImplementedError

    def push(self, frame: Frame) -> None:
        """Await this before everything else."""
        self.stack.append(frame)

    def follow(self, *frames: Frame) -> None:
        """Let these happen next, in this order."""
        self.stack.extend(reversed(frames))

    def say(self, event: Event) -> None:
        """Tell the players what happened."""
        self.said.append(event)


S = TypeVar("S", bound=State)


def turn(state: State) -> Turn:
    """Tell what the table waits for."""
    return state.stack[-1].turn(state) if state.stack else state.over()


def place_of(state: State) -> str:
    """Name the place where chance speaks, but for how often it spoke there before."""
    frame = state.stack[-1]
    seat = frame.roller(state)
    return f"{tag_of(type(frame))}/{state.round}/{'-' if seat is None else seat}"


def play(state: State, move: Move) -> list[Event]:
    """Play a legal move on this very state and tell what happened; legality is not checked."""
    stack = state.stack
    stack.pop().play(state, move)
    while stack and not stack[-1].waits:
        stack.pop().run(state)
    said = state.said
    state.said = []
    return said


def settle(state: State) -> None:
    """Let everything happen that needs neither a player nor chance."""
    stack = state.stack
    while stack and not stack[-1].waits:
        stack.pop().run(state)


def legal(awaited: Turn, move: Move) -> bool:
    """Tell whether this move, or this outcome of chance, is one the table waits for."""
    match awaited:
        case Chance(distribution=distribution):
            return move in distribution
        case Choice(moves=moves, forms=forms):
            return move in moves or any(move in form for form in forms)
        case Over():
            return False


def after(state: S, move: Move) -> S:
    """Return the state after a move, which is checked; the given state stays as it is."""
    if not legal(turn(state), move):
        raise IllegalMove(move)
    following = state.copy()
    play(following, move)
    return following
