"""Why the answer to a position is what it is, in the words of its game."""

from typing import Any

import msgspec

from flambeur.core.game import Game
from flambeur.core.notation import read_position
from flambeur.core.parts import Move
from flambeur.core.state import turn
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import family_of, find
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import Verdict
from flambeur.protocol.lines import Line
from flambeur.protocol.review import Weighed
from flambeur.shows.why import even


class Posed(msgspec.Struct, frozen=True):
    """A position as it is asked: what the seat sees, and its options with their odds."""

    view: View[Any]
    options: tuple[Weighed, ...]
    """The best first, as in the bank."""


def pose(puzzle: Puzzle) -> Posed:
    """Read a position, so that it can be shown and asked."""
    game, state = read_position(puzzle.position, find)
    awaited = turn(state)
    assert isinstance(awaited, Choice)  # noqa: S101 - a bank holds decisions only
    options = tuple(
        Weighed(move_of(game, odds.move), odds.win, odds.money, odds.doubt, odds.doubt)
        for odds in puzzle.options
    )
    return Posed(view_of(game.id, state, awaited.seat), options)


def move_of(game: Game[Any], move: object) -> Move:
    """Read a move as records hold it."""
    read: Move = game.codec.convert(move, Move)
    return read


def reasons_for(posed: Posed, verdict: Verdict | None = None) -> tuple[Line, ...]:
    """Say why the best option is the best, and what there is to say of the one chosen."""
    family = family_of(posed.view.game)
    if verdict is None or verdict.chosen == 0:
        return family.why_of(posed.view, posed.options)
    if verdict.right:
        return (*family.why_of(posed.view, posed.options), even())
    return family.why_of(posed.view, posed.options, verdict.chosen)
