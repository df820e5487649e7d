"""The coach measured: luck must average to nothing, and results without it must vary far less.

Games are played by casual bots. For every seat the mean of its luck is printed with its standard
error, then how much of the variance of the results is left when luck is taken away. At the end a
game of Royale is reviewed against the clock.
"""

import argparse
import math
import statistics
from collections.abc import Iterator
from time import process_time
from typing import Any

from flambeur import Choice, Match, Over, find
from flambeur.coach.judge import final
from flambeur.coach.reviewing import review
from flambeur.core.turn import Chance
from flambeur.families import family_of, make_bot
from flambeur.sources import SeededSource

GAMES = 2_000
SMOKE = 40
STUDIES = (("vegas/2018", 4), ("easycome", 2))
FAR = 3.0
"""Standard errors that a mean may be away from 0."""
SMOKE_FAR = 4.0
LEFT = 0.5
"""The variance of the results that may be left without luck."""
SECONDS = 60.0
"""What the review of a game of Royale may take, of processor time."""

Row = tuple[float, float]
"""Luck and result of a seat."""


def play(name: str, seats: int, seed: int) -> Match[Any]:
    """Let casual bots play a game."""
    match: Match[Any] = Match(find(name), ["casual"] * seats, None, SeededSource(seed))
    bots = [make_bot("casual", name, f"{seed}/{seat}") for seat in range(seats)]
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
    rows = [list(look(play(name, seats, seed))) for seed in range(games)]
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


def clock(seed: int) -> bool:
    """Review a game of Royale and tell whether it was quick enough."""
    match = play("vegas/royale", 4, seed)
    start = process_time()
    found = review(match, family_of("vegas"))
    seconds = process_time() - start
    print(f"a review of Royale, 4 seats, {len(found.decisions)} choices: {seconds:.1f} s")
    return seconds < SECONDS


def main(arguments: list[str] | None = None) -> None:
    """Measure, and fail where a promise is not kept; with `--smoke` briefly."""
    parser = argparse.ArgumentParser(prog="python -m bench.coach", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each kind")
    wish = parser.parse_args(arguments)
    games, far = (SMOKE, SMOKE_FAR) if wish.smoke else (wish.games, FAR)
    kept = [study(name, seats, games, far) for name, seats in STUDIES]
    if not (all(kept) and clock(1)):
        raise SystemExit("a promise is not kept")


if __name__ == "__main__":
    main()
