"""From decisions to puzzles: a look finds candidates, another judge decides."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.practice.mining.effort import JUDGE, LOOK, Effort
from flambeur.practice.mining.games import Posed, decisions, pose
from flambeur.practice.mining.kinds import BANKS, Bank
from flambeur.practice.puzzle import Odds, Puzzle
from flambeur.protocol.doubt import doubt_of
from flambeur.protocol.review import Weighed

LEAD = 0.03
"""The best option wins so much more often than every other."""
SURE = 3.0
"""It leads by so many standard errors of the difference."""
NEAR = 0.02
"""What leads by so much at a first look is worth a second one."""
WEAK = (("casual", ""), ("novice", "1"), ("novice", "2"), ("novice", "3"))
"""Who is asked, and by which luck: one of them at least must miss the best option."""
A_GAME = 5
"""So many puzzles at most are taken from one game."""
GAMES = 2
"""Games of one chunk."""
DIGITS, HUNDRED = 4, -2


class Chunk(msgspec.Struct, frozen=True, array_like=True):
    """What a few games gave; its seed and its number decide which games they are."""

    seed: int
    number: int
    puzzles: tuple[Puzzle, ...]


def mine(name: str, seed: int, number: int) -> Chunk:
    """Play a few games and find their puzzles; whoever does it finds the same."""
    bank = BANKS[name]
    games = [f"{name} {seed} {number} {game}" for game in range(GAMES)]
    puzzles = [puzzle for game in games for puzzle in from_game(bank, game)]
    return Chunk(seed, number, tuple(puzzles))


def from_game(bank: Bank, seed: str) -> list[Puzzle]:
    """Go through the decisions of a game in any order, until there are enough."""
    met, found = list(decisions(bank, seed)), list[Puzzle]()
    Random(seed).shuffle(met)
    for posed in met:
        if len(found) < A_GAME and (puzzle := puzzle_of(bank, posed)):
            found.append(puzzle)
    return found


def puzzle_of(bank: Bank, posed: Posed) -> Puzzle | None:
    """Make a puzzle of a decision, if it is one."""
    answers = [noted(posed.answer(*weak)) for weak in WEAK]
    if not _asks(odds_of(judged(bank, posed, LOOK)), answers, NEAR, 0.0):
        return None
    posed = pose(posed.text)
    found = judged(bank, posed, JUDGE)
    theme = bank.theme(posed.state, posed.seat, [option.move for option in found])
    options = odds_of(found)
    return Puzzle(posed.text, theme, options) if theme and _asks(options, answers) else None


def judged(bank: Bank, posed: Posed, effort: Effort) -> list[Weighed]:
    """Value the options, the best first."""
    found = bank.judge(posed.whole(), posed.seat, posed.moves, effort)
    return sorted(found, key=lambda option: (-option.win, -option.money))


def noted(move: Move) -> Any:
    """Write a move as records hold it, read back as the plain value it is there."""
    return msgspec.json.decode(encode(move))


def odds_of(options: Sequence[Weighed]) -> tuple[Odds, ...]:
    """Write down what options are worth, the best first."""
    return tuple(_odds(options[0], option) for option in options)


def _odds(best: Weighed, option: Weighed) -> Odds:
    doubt = 0.0 if option is best else doubt_of(best, option)
    win, money = round(option.win, DIGITS), round(option.money, HUNDRED)
    return Odds(noted(option.move), win, money, round(doubt, DIGITS))


def _asks(
    options: Sequence[Odds], answers: Sequence[object], lead: float = LEAD, sure: float = SURE
) -> bool:
    """Tell whether the best option leads by so much, and so surely, and not all see it."""
    leads = [(options[0].win - other.win, other.doubt) for other in options[1:]]
    clear = all(ahead >= max(lead, sure * doubt) for ahead, doubt in leads)
    return bool(leads) and clear and any(option_for(options, one) > 0 for one in answers)


def option_for(options: Sequence[Odds], move: Any) -> int:
    """Tell the place of a move, as records hold it, or of what stands for all of its kind."""
    moves = [option.move for option in options]
    if move in moves:
        return moves.index(move)
    return [one["type"] for one in moves].index(move["type"])
