"""Dice that a move would bring to a casino, or take from it."""

from flambeur.protocol.wire import Wire


class Change(Wire, frozen=True):
    """Dice that would come to a casino, or leave it."""

    casino: int
    colour: int
    dice: int = 0
    big: int = 0
    black: int = 0


def one_die(casino: int, seat: int, sign: int, *, big: bool) -> Change:
    """Let one die come or go."""
    return Change(casino, seat, sign * int(not big), sign * int(big))
