"""Random five-player games a second, compiled: the kernels beside other engines, in one run.

All run on one core and take turns, so that a busy moment of the machine hits all of them. The time
is that of the processor. A transition is a choice or an outcome of chance; a turn has one of each.
`bash .ci/setup anchors` installs what the full comparison needs.
"""

import argparse
import os
import platform
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from time import process_time
from typing import Any

from bench import engine
from flambeur.fast.dice import seed
from flambeur.fast.jit import COMPILED, kernel
from flambeur.fast.lay import cards_of, lay
from flambeur.fast.playout import copy, finish_round, random_game
from flambeur.fast.royale.lay import lay_royale
from flambeur.fast.royale.playout import random_royale_game
from flambeur.fast.royale.round import clear_royale
from flambeur.fast.rules import begin_game, begin_round, clear
from flambeur.fast.table import blank
from flambeur.games.vegas import CLASSIC_2018, ROYALES
from flambeur.games.vegas.royale.options import RoyaleOptions

RESULTS = Path(__file__).parent / "results/fast.txt"
SEATS = 5
ROUNDS, SMOKE_ROUNDS = 15, 3
KERNEL, ENGINE, THEIRS = "flambeur kernels", "flambeur engine", "lasvegas"
GAMES = 10_000
LASVEGAS_BAR, ANCHOR_BAR, ROYALE_BAR = 100, 10, 50
"""What the kernels must reach: so many times the games, or the transitions, of the others."""
ROYALE = next(game for game in ROYALES if game.edition.tiles)
ROYALE_GAMES = 2000
TRIVIAL = "OpenSpiel pig (one die)"
"""Shown as the most that an engine can do; a game of one die is no measure for a whole game."""
PACKAGES = ("numba", "numpy", "lasvegas", "open_spiel", "pgx", "jax")

Side = Callable[[], tuple[int, int]]
"""Plays for a while; returns games and transitions."""


@kernel
def random_games(t: Any, cards: Any, games: int) -> Any:
    """Play whole games at random; return the number of turns."""
    turns = 0
    for _ in range(games):
        clear(t, cards)
        turns += random_game(t)
    return turns


@kernel
def random_royale_games(t: Any, cards: Any, games: int) -> Any:
    """Play whole games of Royale with drawn tiles at random; return the number of choices."""
    choices = 0
    for _ in range(games):
        clear_royale(t, cards)
        choices += random_royale_game(t)
    return choices


@kernel
def greedy_rounds(t: Any, to: Any, rounds: int) -> None:
    """Play a round greedily to its payout, many times."""
    for _ in range(rounds):
        copy(t, to)
        finish_round(to)


def kernels() -> Side:
    """Play on the kernels, all games inside the compiled part."""
    t, cards = blank(), cards_of(CLASSIC_2018)
    lay(t, CLASSIC_2018, SEATS)
    seed(t, 1)

    def side() -> tuple[int, int]:
        return GAMES, 2 * random_games(t, cards, GAMES)

    return side


def royale_kernels() -> Side:
    """Play Royale with drawn tiles on the kernels."""
    t, cards = blank(), cards_of(ROYALE.edition)
    lay_royale(t, ROYALE.edition, SEATS, RoyaleOptions())
    seed(t, 1)

    def side() -> tuple[int, int]:
        return ROYALE_GAMES, random_royale_games(t, cards, ROYALE_GAMES)

    return side


def alike(one: Callable[[], int], games: int, transitions: float) -> Side:
    """Play the same game on an engine that does not count; it has as many transitions."""

    def side() -> tuple[int, int]:
        for _ in range(games):
            one()
        return games, round(games * transitions)

    return side


def rounds_a_second() -> float:
    """Measure greedy rounds from their first turn, as bots play them by the thousand."""
    t, to = blank(), blank()
    lay(t, CLASSIC_2018, SEATS)
    seed(to, 1)
    clear(t, cards_of(CLASSIC_2018))
    begin_game(t)
    begin_round(t)
    greedy_rounds(t, to, 1)
    start = process_time()
    greedy_rounds(t, to, GAMES)
    return GAMES / (process_time() - start)


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets us; libraries then start no threads."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def rates(side: Side) -> tuple[float, float]:
    """Let a side play; return games and transitions a second of processor time."""
    start = process_time()
    games, transitions = side()
    spent = process_time() - start
    return games / spent, transitions / spent


def measure(rounds: int, *, anchors: bool) -> tuple[list[str], bool]:
    """Let all sides play in turn; return a table, and whether the bars were reached."""
    mine = kernels()
    _, turns = mine()
    each = turns / GAMES
    sides = {
        KERNEL: mine,
        ENGINE: alike(engine.ours("vegas/2018"), 20, each),
        THEIRS: alike(engine.theirs(), 20, each),
    }
    if anchors:
        from bench.anchors import sides as others  # noqa: PLC0415 - few have these packages

        sides |= others()
    for side in sides.values():
        side()  # compiles what is to be compiled
    runs: dict[str, list[tuple[float, float]]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, side in sides.items():
            runs[name].append(rates(side))
    return report(runs)


def measure_royale(rounds: int) -> tuple[list[str], bool]:
    """Let kernels and engine play Royale with drawn tiles in turn; compare their games."""
    mine = royale_kernels()
    _, choices = mine()
    theirs = alike(engine.ours(ROYALE.id), 10, choices / ROYALE_GAMES)
    runs = [(rates(mine), rates(theirs)) for _ in range(rounds)]
    lines = [f"{'Royale with tiles':28} {'games/s':>10} {'choices/s':>14}"]
    for name, side in ((KERNEL, 0), (ENGINE, 1)):
        games, made = (statistics.median(run[side][column] for run in runs) for column in (0, 1))
        lines.append(f"{name:28} {games:10,.0f} {made:14,.0f}")
    ratio = statistics.median(ours[0] / others[0] for ours, others in runs)
    lines.append(f"{'kernels to ' + ENGINE:40} {ratio:8.1f}   (bar: {ROYALE_BAR})")
    return lines, ratio >= ROYALE_BAR


def report(runs: dict[str, list[tuple[float, float]]]) -> tuple[list[str], bool]:
    """Write a table of the medians and compare."""
    lines = [f"{'random games, one core':28} {'games/s':>10} {'transitions/s':>14}"]
    for name, found in runs.items():
        games, transitions = (statistics.median(column) for column in zip(*found, strict=True))
        lines.append(f"{name:28} {games:10,.0f} {transitions:14,.0f}")
    lines.append(f"{'greedy rounds to the payout':28} {rounds_a_second():10,.0f}")
    good = True
    for name, found in runs.items():
        if name in (KERNEL, ENGINE):
            continue
        column, bar = (0, LASVEGAS_BAR) if name == THEIRS else (1, ANCHOR_BAR)
        pairs = zip(runs[KERNEL], found, strict=True)
        ratio = statistics.median(a[column] / b[column] for a, b in pairs)
        lines.append(f"{'kernels to ' + name:40} {ratio:8.1f}{bar_of(name, bar)}")
        good &= ratio >= bar or name == TRIVIAL
    return lines, good


def bar_of(name: str, bar: int) -> str:
    """Write the bar behind a ratio, if there is one."""
    return "" if name == TRIVIAL else f"   (bar: {bar})"


def versions() -> str:
    """Tell what was measured."""
    found = [f"{name} {version(name)}" for name in PACKAGES if find_spec(module_of(name))]
    return ", ".join([f"Python {platform.python_version()}", *found])


def module_of(package: str) -> str:
    """Tell the name by which a package is imported."""
    return "pyspiel" if package == "open_spiel" else package


def main(arguments: list[str] | None = None) -> None:
    """Measure, and fail below the bars; with `--smoke` briefly, beside `lasvegas` only."""
    parser = argparse.ArgumentParser(prog="python -m bench.fast", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    parser.add_argument("--write", action="store_true", help=f"keep the table as {RESULTS.name}")
    wish = parser.parse_args(arguments)
    assert COMPILED, "install the extra `fast`"
    anchors = not wish.smoke and all(find_spec(module_of(name)) for name in PACKAGES)
    with one_core():
        rounds = SMOKE_ROUNDS if wish.smoke else ROUNDS
        lines, good = measure(rounds, anchors=anchors)
        more, also_good = measure_royale(rounds)
    lines += [*more, versions()]
    print("\n".join(lines))
    if wish.write:
        assert anchors, "only the full comparison is kept: bash .ci/setup anchors"
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")
    if not good or not also_good:
        raise SystemExit("too slow")


if __name__ == "__main__":
    main()
