"""From decisions to puzzles: a look finds candidates, another judge decides."""

from collections.abc import Sequence
from random import Random

import msgspec

from flambeur.coach.grading import doubt_of
from flambeur.core.codec import plain
from flambeur.core.parts import Move
from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.protocol.review import Weighed
from flambeur.research.bank.effort import JUDGE, LOOK, Effort
from flambeur.research.bank.games import Posed, decisions, pose
from flambeur.research.bank.kinds import BANKS, Bank

LEAD = 0.03
"""The best option wins so much more often than every other."""
SURE = 3.0
"""It leads by so many standard errors of the difference."""
NEAR = 0.02
"""What leads by so much at a first look is worth a second one."""
WEAK = ("casual", "novice")
"""One of them at least gives away as much as the best option leads by."""
A_GAME = 5
"""So many puzzles at most are taken from one game."""
GAMES = 4
"""Games of one chunk."""
DIGITS, HUNDRED = 4, -2


class Chunk(msgspec.Struct, frozen=True, array_like=True):
    """What a few games gave; its number decides which games they are."""

    number: int
    puzzles: tuple[Puzzle, ...]


def mine(name: str, seed: int, number: int) -> Chunk:
    """Play a few games and find their puzzles; whoever does it finds the same."""
    bank = BANKS[name]
    games = [f"{name} {seed} {number} {game}" for game in range(GAMES)]
    return Chunk(number, tuple(puzzle for game in games for puzzle in _from_game(bank, game)))


def _from_game(bank: Bank, seed: str) -> list[Puzzle]:
    """Go through the decisions of a game in any order, until there are enough."""
    met, found = list(decisions(bank, seed)), list[Puzzle]()
    Random(seed).shuffle(met)
    for posed in met:
        if len(found) < A_GAME and (puzzle := puzzle_of(bank, posed)):
            found.append(puzzle)
    return found


def puzzle_of(bank: Bank, posed: Posed) -> Puzzle | None:
    """Make a puzzle of a decision, if it is one."""
    answers = [posed.answer(level) for level in WEAK]
    look = judged(bank, posed, LOOK)
    if not is_clear(look, NEAR, 0.0) or not errs(look, answers, NEAR):
        return None
    posed = pose(posed.text)
    options = judged(bank, posed, JUDGE)
    if not is_clear(options) or not errs(options, answers):
        return None
    theme = bank.theme(posed.state, posed.seat, options)
    best = options[0]
    return theme and Puzzle(posed.text, theme, tuple(_odds(best, one) for one in options))


def judged(bank: Bank, posed: Posed, effort: Effort) -> list[Weighed]:
    """Value the options, the best first."""
    found = bank.judge(posed.whole(), posed.seat, posed.moves, effort)
    return sorted(found, key=lambda option: (-option.win, -option.money))


def is_clear(options: Sequence[Weighed], lead: float = LEAD, sure: float = SURE) -> bool:
    """Tell whether the best option leads by so much, and so surely."""
    leads = [(options[0].win - other.win, doubt_of(options[0], other)) for other in options[1:]]
    return bool(leads) and all(ahead >= max(lead, sure * doubt) for ahead, doubt in leads)


def errs(options: Sequence[Weighed], answers: Sequence[Move], loss: float = LEAD) -> bool:
    """Tell whether one of these answers gives so much away."""
    return any(options[0].win - stands_for(move, options).win >= loss for move in answers)


def stands_for(move: Move, options: Sequence[Weighed]) -> Weighed:
    """Find a move among the options, or what stands there for all of its kind."""
    equal = (option for option in options if option.move == move)
    alike = (option for option in options if type(option.move) is type(move))
    return next(equal, None) or next(alike)


def _odds(best: Weighed, option: Weighed) -> Odds:
    doubt = 0.0 if option is best else doubt_of(best, option)
    win, money = round(option.win, DIGITS), round(option.money, HUNDRED)
    return Odds(plain(option.move), win, money, round(doubt, DIGITS))
