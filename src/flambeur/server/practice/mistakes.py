"""The mistakes of a reviewed game as positions to practise, each as its seat saw it."""

from typing import Any

import msgspec

from flambeur.core.codec import encode, plain, read_as
from flambeur.core.match import resume
from flambeur.core.notation import write_position
from flambeur.core.position import Position
from flambeur.families import family_of, find
from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.protocol.doubt import PARTED, doubt_of
from flambeur.protocol.review import Decision, Review
from flambeur.sources import NoSource

GRADES = ("mistake", "blunder")


class Mistake(msgspec.Struct, frozen=True, array_like=True):
    """A choice that cost something, and the seat that made it."""

    version: int
    """The number of entries before it."""
    seat: int
    game: str
    """What it is drawn as, which names its bank."""
    puzzle: Puzzle


def find_mistakes(record: bytes, review: bytes) -> bytes:
    """Find the mistakes of all seats; in a process of its own, so they are written down."""
    match = resume(record, find, NoSource())
    read = match.game.codec.decode(review, Review)
    wanted = {one.version: one for one in read.decisions if is_mistake(one)}
    position, found = match.opening(), []
    for version, entry in enumerate(match.record.entries):
        if version in wanted:
            found.append(_mistake(position, wanted[version]))
        position.enter(entry)
    return encode(found)


def read_mistakes(written: bytes) -> list[Mistake]:
    """Read what was found."""
    return read_as(written, list[Mistake])


def is_mistake(decision: Decision) -> bool:
    """Tell whether a choice was worse than the best beyond doubt, and not by little."""
    best, chosen = decision.options[0], decision.options[decision.chosen]
    return decision.grade in GRADES and decision.loss > PARTED * doubt_of(best, chosen)


def _mistake(position: Position[Any], decision: Decision) -> Mistake:
    game, view = position.game, position.view(decision.seat)
    best = decision.options[0]
    options = tuple(
        Odds(plain(one.move), one.win, one.money, 0.0 if one is best else doubt_of(best, one))
        for one in decision.options
    )
    puzzle = Puzzle(write_position(game, view.state), "own", options)
    return Mistake(decision.version, decision.seat, family_of(game.id).show(game), puzzle)
