"""The server under load, beside bare PostgreSQL and a bare WebSocket echo in the same run.

`python -m bench.load [run | pace | idle | growth | duels | profile]`, with `--smoke` briefly;
`python -m bench.load plan` works out what many players need.
Real sockets, real games of Vegas, moves at random; players are told all in words and pictures,
as in a browser, or with `--wordless` nothing of it, as bots are. Everything runs on this machine.
Calibrated processor time and shares can be compared between runs; all else only inside one run.
"""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import uvloop

from bench.server.crowd import Crowd, thinking
from bench.server.duels import duels
from bench.server.echo import echo
from bench.server.growth import growth
from bench.server.idle import idle
from bench.server.pgbench import bare, body_size, row_size
from bench.server.plan import Figures, plan
from bench.server.processes import running
from bench.server.profiled import profiled
from bench.server.report import cost_lines, line, load_report
from flambeur.server.play.writer import LANES

WARM = 3.0
"""Seconds before anything is measured."""
PACE_BAR = 10.0
"""Milliseconds within which 99 of 100 moves are acknowledged."""


async def run(wish: argparse.Namespace) -> list[str]:
    """Play as fast as it goes: every table has one move on its way."""
    with running(wish.workers) as cluster:
        crowd = Crowd(cluster, wish.tables, together=wish.together, worded=not wish.wordless)
        await crowd.open()
        await asyncio.sleep(WARM)
        measured = await crowd.measure(wish.seconds)
        crowd.close()
        postgres, clients = cluster.postgres, LANES * wish.workers
        size, row = await body_size(postgres.url), await row_size(postgres.url)
        for worker in cluster.workers:
            worker.stop()
        batch = max(1, round(measured.batch))
        beside = {"same batch": await bare(postgres, clients, batch, size, wish.seconds)}
        if batch > 1:
            beside["one by one"] = await bare(postgres, clients, 1, size, wish.seconds)
    sockets = len(crowd.rooms) * len(crowd.rooms[0].players)
    answered = await echo(wish.workers, sockets, measured.update, wish.seconds)
    head = f"{_who(wish)}, closed loop, {wish.seconds:.0f} s"
    kept = line("a step in the log", f"{size:7} bytes, {row:.0f} on disk")
    return [head, *load_report(measured, beside, answered), kept]


async def pace(wish: argparse.Namespace) -> list[str]:
    """Play at a given rate, with time to think."""
    with running(wish.workers) as cluster:
        think = thinking(wish.tables / wish.rate)
        worded = not wish.wordless
        crowd = Crowd(cluster, wish.tables, think, together=wish.together, worded=worded)
        await crowd.open()
        await asyncio.sleep(WARM)
        measured = await crowd.measure(wish.seconds)
        crowd.close()
    return [
        f"{_who(wish)}, {wish.rate} moves/s wanted",
        line("committed moves", f"{measured.moves:7.0f} /s"),
        line("acknowledged, p50 / p99", f"{measured.acks}   (bar: {PACE_BAR} ms)"),
        line("delivered to others, p50 / p99", str(measured.deliveries)),
        *cost_lines(measured),
        line("steps in one transaction", f"{measured.batch:7.1f}"),
        line("refusals", f"{measured.refusals:7}"),
    ]


def _who(wish: argparse.Namespace) -> str:
    where = "each table at one" if wish.together else "each table at both"
    words = "without a language" if wish.wordless else "with a language"
    return f"{wish.tables} tables of 3, {wish.workers} workers, {where}, {words}"


async def _idle(wish: argparse.Namespace) -> list[str]:
    return await idle(wish.count, worded=not wish.wordless)


async def _growth(wish: argparse.Namespace) -> list[str]:
    sizes = (100, 1_000) if wish.smoke else (100, 1_000, 10_000, 100_000)
    worded = not wish.wordless
    return await growth(sizes, wish.workers, wish.tables, wish.seconds, worded=worded)


async def _duels(wish: argparse.Namespace) -> list[str]:
    return await duels(wish.count)


async def _profile(wish: argparse.Namespace) -> list[str]:
    worded = not wish.wordless
    return await profiled(wish.workers, wish.tables, wish.seconds, worded=worded)


async def _plan(wish: argparse.Namespace) -> list[str]:
    names = [field.name for field in msgspec.structs.fields(Figures)]
    given = {name: getattr(wish, name) for name in names if getattr(wish, name) is not None}
    return plan(msgspec.convert(given, Figures))


COMMANDS: dict[str, Callable[[argparse.Namespace], Coroutine[Any, Any, list[str]]]] = {
    "run": run,
    "pace": pace,
    "idle": _idle,
    "growth": _growth,
    "duels": _duels,
    "profile": _profile,
    "plan": _plan,
}


def main(arguments: list[str] | None = None) -> None:
    """Measure one thing and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("what", nargs="?", choices=COMMANDS, default="run")
    parser.add_argument("--smoke", action="store_true", help="briefly")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure")
    parser.add_argument("--tables", type=int, help="tables played at")
    parser.add_argument("--workers", type=int, default=2, help="processes that serve")
    together = "lead the players of a table to one worker, as a balancer can"
    parser.add_argument("--together", action="store_true", help=together)
    wordless = "follow tables without a language, as bots do"
    parser.add_argument("--wordless", action="store_true", help=wordless)
    parser.add_argument("--rate", type=int, default=1000, help="moves a second, for pace")
    parser.add_argument("--count", type=int, default=10_000, help="sockets or duels")
    figures = parser.add_argument_group("figures for plan")
    for field in msgspec.structs.fields(Figures):
        figures.add_argument(f"--{field.name}", type=int if field.type is int else float)
    wish = parser.parse_args(arguments)
    if wish.tables is None:
        wish.tables = 500 if wish.what == "pace" else 100
    if wish.smoke:
        wish.seconds, wish.count = 2.0, 200
        wish.tables, wish.rate = 20, 100
    print(*uvloop.run(COMMANDS[wish.what](wish)), sep="\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
