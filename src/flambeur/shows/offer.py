"""One thing a player can do, as it is offered: a key, the move, and what there is to say of it."""

from collections.abc import Sequence

import msgspec

from flambeur.core.parts import Move
from flambeur.protocol.lines import Phrase

LISTED = 6
"""More keys than this are shown as a range."""


class Offer(msgspec.Struct, frozen=True):
    """One thing a player can do: the key to press, the move, what it is and what it would bring."""

    key: str
    move: Move
    what: Phrase
    brings: tuple[Phrase, ...] = ()
    face: int = 0
    """What the dice show that would be placed, if any would."""
    placed: tuple[tuple[int, int], ...] = ()
    """Their number by colour."""
    big: int = 0
    also: tuple[str, ...] = ()
    """Other keys that mean the same."""
    further: tuple["Offer", ...] = ()
    """What it stands for, where many moves are chosen step by step."""


def keys_of(offers: Sequence[Offer]) -> list[str]:
    """List the keys to choose from; many numbers in a row make a range."""
    keys = [offer.key for offer in offers]
    row = [key for place, key in enumerate(keys, 1) if key == str(place)]
    return keys if len(row) <= LISTED else [f"1–{len(row)}", *keys[len(row) :]]
