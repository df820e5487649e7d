"""What a table waits for next, as plain data on the state's stack, never as a closure."""

from typing import Any, ClassVar

from flambeur.core.chance import Roller
from flambeur.core.parts import Part
from flambeur.core.turn import Turn


class Frame(Part):
    """One awaited thing: who must act, and what their move does."""

    __slots__ = ()
    waits: ClassVar[bool] = True

    # A frame belongs to one game and names that game's own state and moves.
    def turn(self, state: Any) -> Turn:
        """Tell what is awaited."""
        raise NotImplementedError

    def roller(self, state: Any) -> int | None:
        """Tell whose chance it is, if it is anybody's: part of the name of its place."""
        return getattr(self, "seat", None)

    def play(self, state: Any, move: Any) -> None:
        """Carry out the awaited move; the frame is already off the stack."""
        raise NotImplementedError

    def guess(self, roll: Roller) -> "Frame":
        """Fill in at random what this frame hides from the one who looks at it."""
        return self

    def run(self, state: Any) -> None:
        """Let a step happen; it is already off the stack."""
        raise NotImplementedError


class Step(Frame):
    """Something that happens by itself as soon as it is on top of the stack: it only runs."""

    __slots__ = ()
    waits: ClassVar[bool] = False
