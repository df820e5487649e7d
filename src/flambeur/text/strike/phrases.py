"""Dice, styles and aims in words."""

from collections.abc import Iterable

from flambeur.games.strike.aim import PACE
from flambeur.games.strike.landed import X
from flambeur.games.strike.moves import Launch, Throw
from flambeur.text.words import Words


class Phrases:
    """Says dice and throws."""

    def __init__(self, words: Words) -> None:
        """Take the words."""
        self._words = words

    def dice(self, faces: Iterable[int]) -> str:
        """Write down what dice show; they stay together at the end of a line."""
        return "\N{NO-BREAK SPACE}".join(map(face, sorted(faces)))

    def each(self, faces: Iterable[int]) -> str:
        """List dice by their faces in a sentence."""
        return self._words.every([face(number) for number in sorted(faces)])

    def throw(self, move: Launch | Throw, aimed: Iterable[int]) -> str:
        """Tell how one die, or all, are thrown, and at what."""
        style = style_of(move)
        if move.all:
            return self._words(f"strike-throws-all-{style}")
        throw = self._words(f"strike-throws-{style}")
        faces = list(aimed)
        if not faces:
            return throw
        return self._words("strike-throws-at", throw=throw, dice=self.each(faces))


def face(number: int) -> str:
    """Write down what a die shows."""
    return "X" if number == X else str(number)


def style_of(move: Launch | Throw) -> str:
    """Tell the style of a throw; by hand, it is the one that is nearest in speed."""
    if isinstance(move, Throw):
        return move.style
    return min(PACE, key=lambda style: abs(PACE[style][0] - move.speed))
