"""What a player of Vegas can do."""

from flambeur.core.parts import Data, Move


class Place(Data, Move, frozen=True):
    """Put all dice that show this face on the casino of that number [V5.3]."""

    face: int


PLACES = tuple(Place(face) for face in range(7))
"""The moves by face, made once."""
