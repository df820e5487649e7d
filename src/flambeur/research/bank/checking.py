"""Banks looked at again: whether answers stay, and who finds them."""

from collections.abc import Sequence

from flambeur.practice.mining.effort import AGAIN, Effort
from flambeur.practice.mining.finding import judged, noted, option_for
from flambeur.practice.mining.games import pose
from flambeur.practice.mining.kinds import BANKS
from flambeur.practice.puzzle import Puzzle

SEED = "solve"
"""Whoever errs at random errs by other luck than when the puzzles were chosen."""


def kept(name: str, puzzles: Sequence[Puzzle], effort: Effort = AGAIN) -> list[bool]:
    """Judge with ten times the rollouts and other dice; tell where the answer stays."""
    best = [judged(BANKS[name], pose(puzzle.position), effort)[0].move for puzzle in puzzles]
    return [noted(move) == one.options[0].move for move, one in zip(best, puzzles, strict=True)]


def losses(level: str, puzzles: Sequence[Puzzle]) -> list[float]:
    """Let a level answer; tell how much each answer gives away."""
    return [_loss(puzzle, level) for puzzle in puzzles]


def _loss(puzzle: Puzzle, level: str) -> float:
    answer = noted(pose(puzzle.position).answer(level, SEED))
    return puzzle.options[0].win - puzzle.options[option_for(puzzle.options, answer)].win
