"""The coach measured: luck must average to nothing, and results without it must vary far less.

Games are played by casual bots. For every seat the mean of its luck is printed with its standard
error, then how much of the variance of the results is left when luck is taken away. Then choices
are judged again by ten times as many rollouts: where the coach says which move is best, it must be
the best. At the end whole games are reviewed, and their processor time is told.
"""

import argparse
import itertools
import math
import statistics
from collections.abc import Iterator, Sequence
from time import process_time
from typing import Any

from flambeur import Choice, Match, Over, find
from flambeur.bots.vegas.rollouts import number_of
from flambeur.coach.form import CLEAR
from flambeur.coach.judge import final
from flambeur.coach.reviewing import review
from flambeur.coach.vegas.kernels import load_kernels
from flambeur.coach.vegas.last import few_dice
from flambeur.coach.vegas.rollouts import NUMBER, Rollouts
from flambeur.core.parts import Move
from flambeur.core.turn import Chance
from flambeur.families import family_of, make_bot
from flambeur.fast.dice import seed
from flambeur.fast.read import read
from flambeur.fast.rollout import best_mean, roll_out, tally
from flambeur.fast.table import row_of
from flambeur.protocol.doubt import doubt_of
from flambeur.protocol.review import Weighed
from flambeur.sources import SeededSource

GAMES = 2_000
SMOKE = 40
STUDIES = {
    "vegas": ("vegas/2018", 4),
    "royale": ("vegas/royale", 4),
    "easycome": ("easycome", 2),
    "solo": ("vegas/2018", 1),
}
FAR = 3.0
"""Standard errors that a mean may be away from 0."""
SMOKE_FAR = 4.0
LEFT = 0.5
"""The variance of the results that may be left without luck."""
AGREED = 0.99
"""How often the best move that is told must be the best by ten times the rollouts, too."""
AGAIN, OTHER_SEED = 10, 2
CHOICES, SMOKE_CHOICES, EACH = 400, 10, 7
"""So many choices are judged again, of those in games every seventh."""
SECONDS = 5.0
"""What the review of a game may take on average, of processor time."""
REVIEWS = ("vegas/2018", "vegas/royale")
REVIEWED = 10
"""Games of each kind."""

PARTS = ("luck", "choices", "time")

Row = tuple[float, float]
"""Luck and result of a seat."""


def play(name: str, seats: int, game: int) -> Match[Any]:
    """Let casual bots play a game."""
    match: Match[Any] = Match(find(name), ["casual"] * seats, None, SeededSource(game))
    bots = [make_bot("casual", name, f"{game}/{seat}") for seat in range(seats)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    return match


def look(match: Match[Any]) -> Iterator[Row]:
    """Sum up the luck of each seat in one game, beside its result."""
    seats, position = len(match.record.header.seats), match.opening()
    judge = family_of(match.game.name).judge_of(position.state)
    total = [0.0] * seats
    for entry in match.record.entries:
        if isinstance(position.turn, Chance) and entry.move is not None:
            luck = judge.luck(position.state, entry.move)
            total = [before + more for before, more in zip(total, luck.win, strict=True)]
        position.enter(entry)
    assert isinstance(match.turn, Over)
    return zip(total, final(match.turn, pays=judge.pays).win, strict=True)


def study(name: str, seats: int, games: int, far: float) -> bool:
    """Measure many games of one kind, print what was found, and tell whether it is as promised."""
    start = process_time()
    rows = [list(look(play(name, seats, game))) for game in range(games)]
    seconds = (process_time() - start) / games
    print(f"{name}, {seats} seats, {games} games, {seconds:.2f} s of processor time a game")
    fair = True
    for seat, column in enumerate(zip(*rows, strict=True)):
        lucks = [luck for luck, _ in column]
        mean, error = statistics.mean(lucks), statistics.stdev(lucks) / math.sqrt(games)
        fair = fair and abs(mean) < far * error
        print(f"  seat {seat + 1}: mean luck {100 * mean:+.2f} % ± {100 * error:.2f} %")
    raw = statistics.mean(
        statistics.variance([result for _, result in c]) for c in zip(*rows, strict=True)
    )
    left = statistics.mean(
        statistics.variance([result - luck for luck, result in c]) for c in zip(*rows, strict=True)
    )
    print(f"  variance of results: {raw:.4f}, without luck {left:.4f}, ratio {left / raw:.3f}")
    return fair and left <= LEFT * raw


def choices(name: str, seats: int, count: int) -> Iterator[tuple[Any, tuple[Move, ...]]]:
    """Find choices that rollouts judge, one here and one there."""
    met = 0
    for game in itertools.count():
        match = play(name, seats, game)
        position = match.opening()
        for entry in match.record.entries:
            turn = position.turn
            if isinstance(turn, Choice) and len(turn.moves) > 1 and not few_dice(position.state):
                met += 1
                if met % EACH == 0:
                    yield position.state, turn.moves
                if met == EACH * count:
                    return
            position.enter(entry)


def told(options: Sequence[Weighed]) -> Move | None:
    """Tell the best move, if two standard errors part it from all others."""
    best = max(options, key=lambda option: option.win)
    rest = [option for option in options if option is not best]
    clear = all(best.win - one.win > CLEAR * doubt_of(best, one) for one in rest)
    return best.move if clear else None


def best_by(table: Any, moves: Sequence[Move], number: int) -> Move:
    """Find the best move by so many rollouts of all, with other dice than the coach has."""
    tables, sums = row_of([read(table)]), tally()
    seed(tables[0], OTHER_SEED)
    bits = sum(1 << number_of(move) for move in moves)
    roll_out(tables, sums, bits, number)
    best = best_mean(sums, bits)
    return next(move for move in moves if number_of(move) == best)


def agree(name: str, seats: int, count: int, number: int) -> tuple[int, int]:
    """Count the choices at which a best move is told, and those where it is the best again."""
    rollouts, clear, right = Rollouts(number), 0, 0
    for table, moves in choices(name, seats, count):
        if (best := told(rollouts.options(table, moves))) is not None:
            clear += 1
            right += best == best_by(table, moves, AGAIN * number)
    return clear, right


def check(name: str, seats: int, count: int) -> bool:
    """Print how often the coach is right where it is sure."""
    clear, right = agree(name, seats, count, NUMBER)
    print(
        f"{name}, {seats} seats, {count} choices: a best move is told at {clear},"
        f" and is the best by {AGAIN} times the rollouts at {right}"
    )
    return right >= AGREED * clear


def clock(name: str, seats: int, games: int) -> bool:
    """Review games and tell whether it was quick enough."""
    times, decisions = [], 0
    for game in range(games):
        match = play(name, seats, game)
        start = process_time()
        decisions += len(review(match, family_of(name)).decisions)
        times.append(process_time() - start)
    mean, most = statistics.mean(times), max(times)
    print(
        f"a review of {name}, {seats} seats, {games} games, {decisions / games:.0f} choices each:"
        f" {mean:.2f} s of processor time on average, {most:.2f} s at most"
    )
    return mean < SECONDS


def main(arguments: list[str] | None = None) -> None:
    """Measure, and fail where a promise is not kept; with `--smoke` briefly."""
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each kind")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="parts of it")
    parser.add_argument(
        "--kinds", nargs="+", choices=STUDIES, default=[*STUDIES], help="whose luck"
    )
    wish = parser.parse_args(arguments)
    games, far = (SMOKE, SMOKE_FAR) if wish.smoke else (wish.games, FAR)
    judged, reviewed = (SMOKE_CHOICES, 1) if wish.smoke else (CHOICES, REVIEWED)
    load_kernels()
    kept = []
    if "luck" in wish.only:
        kept += [study(*STUDIES[kind], games, far) for kind in wish.kinds]
    if "choices" in wish.only:
        kept += [check("vegas/2018", 4, judged)]
    if "time" in wish.only:
        kept += [clock(name, 4, reviewed) for name in REVIEWS]
    if not all(kept):
        raise SystemExit("a promise is not kept")


if __name__ == "__main__":
    main()
