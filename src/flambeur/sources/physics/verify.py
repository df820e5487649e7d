"""Computing the throws of a record again, where that can prove something [S33]."""

from collections.abc import Callable
from typing import Any

from flambeur.core.game import Game
from flambeur.core.match import load
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed, Trace
from flambeur.sources.physics.arena import model_hash
from flambeur.sources.physics.report import Judgement, ThrowReport
from flambeur.sources.physics.simulate import (
    SimulationFailed,
    engine,
    platform_name,
    simulate,
)


def verify_throws(data: bytes, find: Callable[[str], Game[Any]]) -> ThrowReport:
    """Go through a record and compute every simulated throw again.

    Luck is not checked here: the receipt proves it, release by release.
    """
    loaded = load(data, find)
    state = loaded.game.start(len(loaded.record.header.seats), loaded.options)
    report = ThrowReport()
    for line, entry in zip(loaded.lines, loaded.record.entries, strict=True):
        awaited = turn(state)
        if isinstance(awaited, Chance) and isinstance(awaited.distribution, Flight):
            outcome = entry.move if isinstance(entry.move, Landed) else None
            report.note(judge(awaited.distribution, outcome).word, line)
        if entry.move is not None:
            play(state, entry.move)
    return report


def matches_here(trace: Trace) -> bool:
    """Tell whether a throw was computed on a machine like this one."""
    here = engine(), platform_name(), model_hash()
    return (trace.engine, trace.platform, trace.model) == here


def judge(flight: Flight, outcome: Landed | None) -> Judgement:
    """Compute a throw and compare; `None` is an outcome that nobody can read."""
    trace = outcome.trace if outcome else None
    if trace is not None and not matches_here(trace):
        return Judgement("elsewhere")
    try:
        landed = simulate(flight).landed
    except SimulationFailed:
        return Judgement("excused" if outcome and trace is None else "differing")
    if landed == outcome:
        return Judgement("same", landed)
    return Judgement("stand-in" if outcome and trace is None else "differing", landed)
