"""Finds the positions of a day, and lets bots answer them."""

from itertools import count

from flambeur.bots.levels import LEVELS
from flambeur.core.codec import encode
from flambeur.practice.bank import bank_of
from flambeur.practice.days.pool import Pool
from flambeur.practice.mining.finding import from_game, noted
from flambeur.practice.mining.games import pose
from flambeur.practice.mining.kinds import BANKS
from flambeur.practice.mining.spread import balanced
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import Cell, verdict_on

GAME = "vegas"
SIZE = 30
"""So many positions wait for the key that chooses among them."""
MINED = 60
"""So many are found first, so that most of the pool are hard ones."""
EASY = {"novice": "full", "casual": "full"}
"""What these find is too easy, while there is something else."""


def mine_pool(seed: str, size: int = SIZE, mined: int = MINED) -> bytes:
    """Find positions that no bank has, and write them down; it takes some seconds."""
    found = _mine(seed, mined)
    cells = {one.name: {level: _cell(one, level, seed) for level in LEVELS} for one in found}
    hard = [one for one in found if not cells[one.name].items() >= EASY.items()]
    easy = [one for one in found if one not in hard]
    puzzles = balanced(hard, size)
    puzzles += balanced(easy, size - len(puzzles))
    bots = {level: tuple(cells[one.name][level] for one in puzzles) for level in LEVELS}
    return encode(Pool(tuple(puzzles), bots))


def _mine(seed: str, mined: int) -> list[Puzzle]:
    known, found = bank_of(GAME), dict[str, Puzzle]()
    for number in count():
        if len(found) >= mined:
            break
        for puzzle in from_game(BANKS[GAME], f"{seed} {number}"):
            if known.find(puzzle.name) is None:
                found[puzzle.name] = puzzle
    return list(found.values())


def _cell(puzzle: Puzzle, level: str, seed: str) -> Cell:
    verdict = verdict_on(puzzle, noted(pose(puzzle.position).answer(level, seed)))
    assert verdict is not None  # noqa: S101 - a bot chooses among what is offered
    return verdict.cell
