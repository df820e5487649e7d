"""Puzzles that ask something different, spread over what there is to ask."""

from collections import defaultdict
from collections.abc import Hashable, Iterable

from flambeur.practice.mining.games import pose
from flambeur.practice.mining.kinds import BANKS
from flambeur.practice.puzzle import Puzzle


def likeness(name: str, puzzle: Puzzle) -> Hashable:
    """Tell what puzzles that ask the same have in common."""
    posed = pose(puzzle.position)
    return BANKS[name].likeness(posed.state, posed.seat)


def balanced(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """Take so many, of every theme as many as of the others while there are some; by name."""
    themes = defaultdict[str, list[Puzzle]](list)
    for puzzle in sorted(puzzles, key=lambda one: one.name):
        themes[puzzle.theme].append(puzzle)
    turns = [
        (turn, theme, puzzle) for theme, row in themes.items() for turn, puzzle in enumerate(row)
    ]
    taken = sorted(turns, key=lambda one: one[:2])[:count]
    return sorted((puzzle for *_, puzzle in taken), key=lambda one: one.name)
