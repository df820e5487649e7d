"""Thrown dice of Strike follow from a release that the seed gives, and a simulator [S33]."""

from typing import NamedTuple

from flambeur.core.parts import Move
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed
from flambeur.sources.physics import is_installed
from flambeur.sources.physics.report import Judgement, Word

REASONS: dict[Word, str] = {
    "differing": "the simulator gives another line",
    "stand-in": "the abstract form stood in for a throw that can be computed",
}
"""Why a throw is wrong."""


class Throw(NamedTuple):
    """What a throw is called, and how the game goes on."""

    word: Word
    outcome: Move | None
    """Unknown if there is no simulator and the line cannot be read."""
    wrong: bool


def judge_throw(flight: Flight, outcome: Landed | None, stand_in: Move) -> Throw:
    """Compute a throw again where that proves something; else go on with what stands there."""
    word, landed = _judge_here(flight, outcome)
    if outcome and outcome.trace is None and outcome not in (stand_in, landed):
        word = "differing"
    if outcome and word not in REASONS:
        return Throw(word, outcome, wrong=False)
    return Throw(word, None if word == "unchecked" else landed or stand_in, wrong=True)


def _judge_here(flight: Flight, outcome: Landed | None) -> Judgement:
    """Compute a throw again, if the simulator is there."""
    if not is_installed():
        return Judgement("unchecked")
    from flambeur.sources.physics.verify import judge  # noqa: PLC0415 - the extra may be missing

    return judge(flight, outcome)
