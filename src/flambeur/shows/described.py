"""Moves in words: as they are offered, or else as their game says them."""

from collections.abc import Iterator, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.protocol.review import Described
from flambeur.shows.lines import Lines


def said_of(lines: Lines, view: View[Any], moves: Sequence[Move]) -> Iterator[Described]:
    """Say what each move is, and would bring to the one whose turn it is."""
    known = {offer.move: Described(offer.what, offer.brings) for offer in lines.offers(view)}
    for move in moves:
        yield known.get(move) or Described(lines.unoffered(view, move) or "")
