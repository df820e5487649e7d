"""Computing the throws of a record again, where that can prove something [S33]."""

from collections.abc import Callable
from typing import Any

import msgspec

from flambeur.core.game import Game
from flambeur.core.record import load
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed, Trace
from flambeur.sources.physics.arena import model_hash
from flambeur.sources.physics.simulate import (
    SimulationFailed,
    engine,
    platform_name,
    simulate,
)


class ThrowReport(msgspec.Struct):
    """What could be said about the throws; lines are counted from 1."""

    same: int = 0
    """Computed again, and the same in every bit."""
    differing: list[int] = []
    """Computed again on the same platform, and not the same: the record is wrong."""
    elsewhere: list[int] = []
    """Made on another platform or version: this machine cannot tell."""
    stand_ins: list[int] = []
    """The abstract form stood in, although the throw can be computed here."""

    @property
    def honest(self) -> bool:
        """Tell whether nothing speaks against the record."""
        return not self.differing and not self.stand_ins

    @property
    def complete(self) -> bool:
        """Tell whether every throw could be checked here."""
        return self.honest and not self.elsewhere


def verify_throws(data: bytes, find: Callable[[str], Game[Any]]) -> ThrowReport:
    """Go through a record and compute every simulated throw again.

    Luck is not checked here: the receipt proves it, release by release.
    """
    record, game, options = load(data, find)
    state = game.start(len(record.header.seats), options)
    report = ThrowReport()
    for line, entry in enumerate(record.entries, 2):
        awaited = turn(state)
        if isinstance(awaited, Chance) and isinstance(awaited.distribution, Flight):
            _check(awaited.distribution, entry.move, line, report)
        if entry.move is not None:
            play(state, entry.move)
    return report


def matches_here(trace: Trace) -> bool:
    """Tell whether a throw was computed on a machine like this one."""
    here = engine(), platform_name(), model_hash()
    return (trace.engine, trace.platform, trace.model) == here


def _check(flight: Flight, outcome: object, line: int, report: ThrowReport) -> None:
    trace = outcome.trace if isinstance(outcome, Landed) else None
    if trace is not None and not matches_here(trace):
        report.elsewhere.append(line)
        return
    try:
        landed = simulate(flight).landed
    except SimulationFailed:
        landed = None
    if trace is None:
        report.stand_ins += [line] if landed else []
    elif landed == outcome:
        report.same += 1
    else:
        report.differing.append(line)
