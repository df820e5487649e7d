"""Faults under load, and whether anybody lost anything by them.

`python -m bench.drills --count 40` plays Vegas at some tables on two workers, with bots on a
third one, and lets one fault follow another. After each one a checker compares what every player
saw and was promised with the logs in the database. `--kind NAME` lets one kind happen alone.
"""

import argparse
import sys
from time import monotonic
from typing import Any

import msgspec
import uvloop

from bench.server.drill import Drill
from bench.server.faults.bus import AWAY
from bench.server.kinds import KINDS, MIX, Kind

SHOWN = 10
"""Violations of one drill that are printed."""


class Tally(msgspec.Struct):
    """What was found so far."""

    violations: int = 0
    pause: float = 0.0
    """The longest time until all tables went on after a fault."""


async def run(name: str, count: int, rooms: int, think: float, away: float) -> int:
    """Let faults follow each other; return how many violations were found."""
    kind, tally = KINDS[name], Tally()
    arena = kind.arena()
    try:
        await arena.start()
        drill = Drill(arena, rooms, think, away, kind.stuck)
        await drill.open()
        for number in range(1, count + 1):
            await _one(drill, kind, number, count, tally)
        print(_summary(name, drill, count, tally))
        drill.close()
    finally:
        arena.remove()
    return tally.violations


async def _one(drill: Drill[Any], kind: Kind, number: int, count: int, tally: Tally) -> None:
    started, before = monotonic(), drill.history.acks
    await drill.spread()
    fault = await kind.faults[(number - 1) % len(kind.faults)](drill)
    settled, found = await drill.settle()
    found += await drill.check(last=number == count)
    acks, took = drill.history.acks - before, monotonic() - started
    verdict = f"{len(found)} VIOLATIONS" if found else "good"
    print(
        f"{number:4} {fault:26} {acks:6} acknowledged, all go on after {settled:4.1f} s, "
        f"{took:4.1f} s in all: {verdict}",
        *found[:SHOWN],
        sep="\n     ",
        flush=True,
    )
    tally.violations += len(found)
    tally.pause = max(tally.pause, settled)


def _summary(name: str, drill: Drill[Any], count: int, tally: Tally) -> str:
    checked = drill.checked
    return (
        f"{name}: {count} drills, {drill.history.acks} acknowledged acts, "
        f"{drill.history.delays} put off; {checked['tables']} logs with {checked['steps']} steps "
        f"compared with {checked['updates']} updates, all rolls computed again; "
        f"all went on after {tally.pause:.1f} s at most: {tally.violations} violations"
    )


def main(arguments: list[str] | None = None) -> None:
    """Run the drills, and fail on any violation."""
    parser = argparse.ArgumentParser(prog="python -m bench.drills", description=__doc__)
    parser.add_argument("--kind", choices=KINDS, default=MIX, help="what happens")
    parser.add_argument("--count", type=int, default=40, help="how many drills")
    parser.add_argument("--tables", type=int, default=20, help="tables played at")
    parser.add_argument("--think", type=float, default=0.04, help="mean seconds before a move")
    parser.add_argument("--away", type=float, default=AWAY, help="seconds that NATS is gone")
    wish = parser.parse_args(arguments)
    if missing := KINDS[wish.kind].missing():
        print(f"!!!! SKIPPED: no drills of the kind {wish.kind}, for {missing}", flush=True)
    elif uvloop.run(run(wish.kind, wish.count, wish.tables, wish.think, wish.away)):
        sys.exit(1)


if __name__ == "__main__":
    main()
