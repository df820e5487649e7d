"""Strike: what throws cost, whether they are fair, and what they do to other dice.

`python -m bench.strike cost | fair | calibrate | fuzz`, each with `--number`.
"""

import argparse
import random
import statistics
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from math import exp, lgamma, log
from time import process_time
from typing import Any

import msgspec
import mujoco  # type: ignore[import-untyped] # it brings no types

from bench.calibrate import CLUSTER, ENOUGH, calibrate
from flambeur.core.codec import encode
from flambeur.core.parts import Move
from flambeur.games.strike import GAME, StrikeOptions, Table, scene
from flambeur.games.strike.aim import PACE, launch_at
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import Lying, on_floor
from flambeur.games.strike.legal import refusal
from flambeur.games.strike.moves import Launch, Placement, Regroup, Throw
from flambeur.sources import SeededSource
from flambeur.sources.physics.arena import load_model
from flambeur.sources.physics.simulate import FRAME, _place, simulate
from flambeur.sources.physics.throw import release, throw

BAR = 1.5
"""A throw may cost so many times what the bare simulator costs for the same steps."""
GRID = sorted(
    (
        (x, y)
        for x in range(-80_000, 80_001, 20_000)
        for y in range(-60_000, 60_001, 20_000)
        if on_floor(x, y, 0)
    ),
    key=lambda place: place[0] ** 2 + place[1] ** 2,
)
"""Places for many dice, from the middle outwards."""


def lay(count: int, places: tuple[tuple[int, int], ...]) -> tuple[Lying, ...]:
    """Lay dice of different faces at these places."""
    return tuple(Lying(n, 2 + n % 5, *places[n]) for n in range(count))


def many(count: int) -> tuple[Lying, ...]:
    """Lay many dice apart, as tests of speed need them."""
    return lay(count, tuple(GRID))


def bare(flight: Flight, steps: int) -> float:
    """Step the same model from the same start as often, with nothing around it."""
    model = load_model(len(flight.arena) + len(flight.bodies))
    start = process_time()
    data = mujoco.MjData(model)
    _place(data, flight)
    mujoco.mj_step(model, data, steps)
    return process_time() - start


def cost(number: int) -> bool:
    """Print what a throw costs beside the bare simulator; both sides alternate."""
    print("dice lying + thrown | ms | bare ms | ratio | settled after s")
    good = True
    for old, thrown in ((1, 1), (5, 1), (10, 1), (20, 1), (0, 9)):
        source = SeededSource(1)
        ours, theirs, times = [], [], []
        for _ in range(number):
            launch = launch_at((0, 0), "normal", everything=thrown > 1)
            dice = tuple(range(100, 100 + thrown))
            flight = release(many(old), launch, source.roll, dice)
            start = process_time()
            trace = simulate(flight).landed.trace
            ours.append(process_time() - start)
            assert trace
            theirs.append(bare(flight, FRAME * (trace.frames - 1)))
            times.append((trace.frames - 1) * FRAME * 0.0005)
        ratio = sum(ours) / sum(theirs)
        good &= ratio <= BAR
        print(
            f"{old:3} + {thrown} | {1000 * statistics.median(ours):.1f}"
            f" | {1000 * statistics.median(theirs):.1f} | {ratio:.2f}"
            f" | {statistics.mean(times):.2f}"
        )
    return good


def fair(number: int) -> bool:
    """Throw a die in all styles at nothing, and see whether its faces are even."""
    counts: Counter[int] = Counter()
    where: Counter[str] = Counter()
    source = SeededSource(1)
    for done in progress(number):
        launch = launch_at((0, 0), [*PACE][done % 3], done * 7_001 % scene.TURN)
        reading = throw((), launch, source.roll, (9,)).landed.dice[0]
        where[reading.at] += 1
        counts[reading.face] += reading.at == "in"
    chance = p_value([counts[face] for face in range(1, 7)])
    print(dict(where), [counts[face] for face in range(1, 7)], f"p = {chance:.4f}")
    return chance > 0.001


def p_value(counts: list[int]) -> float:
    """Tell how likely even dice are at least this uneven (chi-square)."""
    awaited = sum(counts) / len(counts)
    distance = sum((count - awaited) ** 2 for count in counts) / awaited
    half, x = (len(counts) - 1) / 2, distance / 2
    term = total = 1 / half
    for n in range(1, 1_000):
        term *= x / (half + n)
        total += term
    return 1 - total * exp(half * log(x) - x - lgamma(half)) if x else 1.0


def progress(number: int) -> Iterator[int]:
    """Count up, and say on a terminal how far it is."""
    for done in range(number):
        if sys.stderr.isatty() and done % 100 == 0:
            print(f"\r{done} of {number}", end="", file=sys.stderr)
        yield done


HOSTILE: tuple[Any, ...] = (
    0, -1, 1, 10**6, 10**30, -(10**18), 2**63, 1.5, float("nan"), float("inf"), True, None, "", "0",
    "\ud800", (), (0, 0, 0), (10**9,) * 3, [], {}, b"x",
)  # fmt: skip


def hostile(choose: random.Random) -> Move:
    """Make a move with something wrong in it, as a value of Python."""
    good = [*CLUSTER, (99_000, 0), (0, 71_000), (10**9, 0)]
    match choose.randrange(4):
        case 0:
            fields = msgspec.structs.asdict(launch_at((0, 0), "normal"))
            fields[choose.choice([*fields][:-1])] = choose.choice(HOSTILE[4:])
            return Launch(**fields)
        case 1:
            some = [
                Placement(choose.randrange(4), *choose.choice(good), choose.choice((0, 45_000)))
                for _ in range(choose.choice((1, 1, 2, 40)))
            ]
            return Regroup(tuple(some))
        case 2:
            one: Any = Placement(0, *(choose.choice(HOSTILE) for _ in range(3)))
            return Regroup(choose.choice(((one,), (one, one), one, choose.choice(HOSTILE[7:15]))))
        case _:
            return Throw(choose.choice(HOSTILE), choose.choice(HOSTILE))


def fuzz(number: int, seed: int = 0) -> Counter[str]:
    """Send hostile moves, half of them over the wire; count the codes of the refusals."""
    choose = random.Random(seed)
    table = GAME.start(2, StrikeOptions(starter=0, start_face=4))
    table.arena = lay(3, CLUSTER)
    codes: Counter[str] = Counter()
    for count in progress(number):
        move = hostile(choose)
        if count % 2:
            codes[over_the_wire(table, move, choose)] += 1
        else:
            codes[refusal(table, 0, move) or f"legal {type(move).__name__.lower()}"] += 1
    return codes


def over_the_wire(table: Table, move: Move, choose: random.Random) -> str:
    """Write a move, break some bytes of it, and read it as a server would."""
    try:
        data = bytearray(encode(move))
    except (TypeError, ValueError, OverflowError):
        return "cannot be written"
    for _ in range(choose.randrange(3)):
        data[choose.randrange(len(data))] = choose.randrange(256)
    try:
        read = GAME.codec.decode(bytes(data), Move)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return "unreadable"
    return refusal(table, 0, read) or f"legal {type(read).__name__.lower()}"


def hostile_run(number: int) -> bool:
    """Print the codes that hostile moves got."""
    codes = fuzz(number)
    print(dict(codes.most_common()))
    return codes.total() == number


JOBS: dict[str, tuple[Callable[[int], bool], int]] = {
    "cost": (cost, 100),
    "fair": (fair, 50_000),
    "calibrate": (calibrate, ENOUGH),
    "fuzz": (hostile_run, 100_000),
}


def main() -> None:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("job", choices=JOBS)
    parser.add_argument("--number", type=int, help="throws (of each row or cell), or hostile moves")
    given = parser.parse_args()
    job, usual = JOBS[given.job]
    if not job(given.number or usual):
        sys.exit("the bar was not reached")


if __name__ == "__main__":
    main()
