"""Computing a throw of a record again, where that can prove something [S33]."""

from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed, Trace
from flambeur.sources.physics.arena import model_hash
from flambeur.sources.physics.report import Judgement
from flambeur.sources.physics.simulate import (
    SimulationFailed,
    engine,
    platform_name,
    simulate,
)


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
