"""What can be refused, precisely: each error says what was wrong and carries its wire code."""

from typing import ClassVar

import msgspec

from flambeur.core.parts import Move


class FlambeurError(Exception):
    """Anything this library refuses."""

    code: ClassVar[str] = "error"


class IllegalMove(FlambeurError):
    """The rules do not allow this move here."""

    code = "move/illegal"

    def __init__(
        self, move: Move, seat: int | None = None, position: str = "", reason: str | None = None
    ) -> None:
        """Keep the move, who tried it, the position as that seat sees it, and why, in one word."""
        why, where = f" ({reason})" if reason else "", f" at: {position}" if position else ""
        super().__init__(f"{move} is not legal{why}{where}")
        self.move, self.seat, self.position, self.reason = move, seat, position, reason


class NotYourTurn(FlambeurError):
    """The table waits for another seat."""

    code = "move/not-your-turn"

    def __init__(self, seat: int, awaited: int) -> None:
        """Keep who tried and who is awaited."""
        super().__init__(f"seat {seat} tried to move, but seat {awaited} is awaited")
        self.seat, self.awaited = seat, awaited


class Stale(FlambeurError):
    """The move was meant for an earlier version of the table."""

    code = "move/stale"

    def __init__(self, given: int, current: int) -> None:
        """Keep both versions."""
        super().__init__(f"the move is for version {given}, the table is at {current}")
        self.given, self.current = given, current


class Finished(FlambeurError):
    """The game is over."""

    code = "match/finished"


class UnknownGame(FlambeurError):
    """There is no such game, edition or version of the rules."""

    code = "game/unknown"


class BadOption(FlambeurError):
    """An option is unknown, or does not go with the others."""

    code = "game/option"


class BadPosition(FlambeurError):
    """A position cannot be read, or no game can stand like this."""

    code = "position/bad"


class BadRecord(FlambeurError):
    """A record cannot be read or does not follow the rules."""

    code = "record/bad"

    def __init__(self, line: int, reason: str) -> None:
        """Keep the line, counted from 1, and what is wrong with it."""
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


class StillHidden(FlambeurError):
    """A secret was asked for by someone who may not see it."""

    code = "secret/hidden"


UNPLAYABLE = (
    msgspec.MsgspecError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    FlambeurError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""How rules fail at a state that no game can lead to."""
