"""What a player of Royale can do in a turn; tiles bring moves of their own."""

from flambeur.core.parts import Data, Move


class RollDice(Data, Move, frozen=True):
    """Roll all dice in hand [R4.2]."""


class Pass(Data, Move, frozen=True):
    """Pay a chip and keep all dice [R4.5]."""


class Decline(Data, Move, frozen=True):
    """Leave a tile's offer."""


MOVES = (RollDice, Pass, Decline)
