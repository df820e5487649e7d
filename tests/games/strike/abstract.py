"""What vectors of the abstract form must be checked for."""

from typing import Any

import pytest

from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.odds import odds_of
from tests.games.strike.play import observed


def arena_of(arena: dict[str, int]) -> dict[int, int]:
    """Read an arena as vectors write it."""
    return {int(die): face for die, face in arena.items()}


def different(count: int) -> list[Lying]:
    """Lay so many different dice."""
    return [Lying(face, face) for face in range(2, 2 + count)]


def check_draws(vector: dict[str, Any]) -> None:
    """Draw as the vector says, with the table of styles as it is now."""
    drawn = iter(vector["u"])
    arena = [Lying(*pair) for pair in arena_of(vector["arena"]).items()]
    distribution = cast(
        tuple(map(int, vector["thrown"])),
        arena,
        vector["style"],
        tuple(map(int, vector["targets"])),
        grand=vector["grand"],
    )
    landed = distribution.sample(lambda sides: [int(next(drawn) * side) + 1 for side in sides])
    readings, _ = observed(vector["expect"]["observed"])
    assert tuple(readings) == landed.dice
    assert next(drawn, None) is None
    assert landed in distribution


def check_odds(vector: dict[str, Any]) -> None:
    """Compare the exact odds of a throw, with the table of styles as it is now."""
    arena = different(vector["k"])
    targets = tuple(lying.die for lying in arena) if vector["targets"] == "all" else ()
    odds, expect = odds_of(cast((9,), arena, vector["style"], targets)), vector["expect"]
    assert expect["p_match"] == pytest.approx(float(odds.match), abs=1e-9)
    assert expect["mean_taken"] == pytest.approx(float(odds.taken), abs=1e-9)
    assert expect["p_empty"] == pytest.approx(float(odds.empty), abs=1e-9)
    assert expect["mean_lost"] == pytest.approx(float(odds.lost), abs=1e-9)
