"""Dice, styles and aims in words."""

from collections.abc import Iterable

from flambeur.games.strike.aim import PACE
from flambeur.games.strike.landed import X
from flambeur.games.strike.moves import Launch, Throw
from flambeur.protocol.lines import Line, Phrase, Seat, every, line


def dice(faces: Iterable[int]) -> str:
    """Write down what dice show; they stay together at the end of a line."""
    return "\N{NO-BREAK SPACE}".join(map(face, sorted(faces)))


def each(faces: Iterable[int]) -> Phrase:
    """List dice by their faces in a sentence."""
    return every([face(number) for number in sorted(faces)])


def throw(seat: int, move: Launch | Throw, aimed: Iterable[int]) -> Line:
    """Tell how one die, or all, are thrown, and at what."""
    style, doer = style_of(move), Seat(seat)
    if move.all:
        return line(f"strike-throws-all-{style}", doer=doer)
    way = line(f"strike-throws-{style}", doer=doer)
    faces = list(aimed)
    if not faces:
        return way
    return line("strike-throws-at", throw=way, dice=each(faces))


def face(number: int) -> str:
    """Write down what a die shows."""
    return "X" if number == X else str(number)


def style_of(move: Launch | Throw) -> str:
    """Tell the style of a throw; by hand, it is the one that is nearest in speed."""
    if isinstance(move, Throw):
        return move.style
    return min(PACE, key=lambda style: abs(PACE[style][0] - move.speed))
