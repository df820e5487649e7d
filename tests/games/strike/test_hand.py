"""The physics form as far as the rules go: placing, releasing, standing in, tidying."""

from typing import Any

import pytest

from flambeur.core.state import play, turn
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import Lying, apart, on_floor, tidy
from flambeur.games.strike.forms import AnyLaunch, AnyRegroup
from flambeur.games.strike.landed import Landed, Reading
from flambeur.games.strike.moves import Placement, Regroup
from flambeur.games.strike.release import Release, Released
from flambeur.sources import SeededSource
from tests.games.strike.play import GRAND, SOFT, spun, table_of


@pytest.mark.clause("S31", "SA19")
def test_placements() -> None:
    """Dice are laid flat, away from the wall and from each other."""
    assert on_floor(0, 0, 45_000)
    assert not on_floor(92_000, 0, 0)
    assert apart(Lying(1, 2), Lying(2, 3, 16_200))
    assert not apart(Lying(1, 2), Lying(2, 3, 16_199))
    form = AnyRegroup((Lying(1, 2), Lying(2, 3, 30_000)))
    assert Regroup((Placement(1, 60_000, 0, -90_000),)) in form
    assert Regroup((Placement(1, 2.5, 0, 0),)) not in form  # type: ignore[arg-type] # the point
    assert Regroup("all of them") not in form  # type: ignore[arg-type] # the point


@pytest.mark.clause("S32", "S36", "SA16")
def test_release() -> None:
    """The hand adds an orientation and an error to a committed launch; all numbers are whole."""
    release = Release((7,), SOFT)
    source = SeededSource(2)
    one, other = source.settle(release), source.settle(release)
    assert isinstance(one, Released)
    assert isinstance(other, Released)
    assert one != other
    assert one in release
    assert 7 == one.bodies[0].die
    assert (SOFT.x, SOFT.y, SOFT.z) == one.bodies[0].place
    tops = {body.turn for body in (*one.bodies, *other.bodies)}
    assert 2 == len(tops)
    assert 26 == 5 * GAME.start(5, StrikeOptions(edition="2020")).reserves[0][-1] + 1


@pytest.mark.clause("S32", "SA17")
def test_grand_release() -> None:
    """Dice thrown together start apart, each turned and spun by itself, and fly the same way."""
    release = Release(tuple(range(12)), GRAND)
    released = SeededSource(4).settle(release)
    assert isinstance(released, Released)
    assert released in release
    assert 1 == len({body.velocity for body in released.bodies})
    assert 12 == len({body.spin for body in released.bodies})
    assert all(body.place[2] >= 65_000 for body in released.bodies)


@pytest.mark.clause("S33")
def test_stand_in() -> None:
    """Without a simulator the abstract form stands in: legal, readable, and without a trace."""
    table = table_of((3, 3), {1: 2, 2: 4}, options=StrikeOptions())
    source = SeededSource(1)
    play(table, SOFT)
    play(table, source.settle(Release(table.flying, SOFT)))
    flight = turn(table).distribution  # type: ignore[union-attr] # it is chance
    assert isinstance(flight, Flight)
    landed = source.settle(flight)
    assert isinstance(landed, Landed)
    assert landed.trace is None
    assert landed in flight
    assert Landed(landed.dice[1:]) not in flight
    wrong = (Reading(1, "in", 7), *landed.dice[1:])
    assert Landed(wrong) not in flight


@pytest.mark.clause("S35", "SA17", "SA21")
def test_tidying() -> None:
    """Dice come to lie flat at the nearest free place, the lowest number first."""
    laid = tidy((Lying(2, 3, 1_000, 0), Lying(1, 2), Lying(3, 4, 99_000, 0, 45_000)))
    assert Lying(1, 2) == laid[0]
    assert [3, 4] == [lying.face for lying in laid[1:]]
    assert all(on_floor(lying.x, lying.y, lying.yaw) for lying in laid)
    assert apart(laid[0], laid[1])
    assert 16_000 <= laid[1].x <= 18_000


@pytest.mark.clause("S32")
def test_bounds_of_a_launch() -> None:
    """Every number of a launch has its bounds."""
    form = AnyLaunch(all=False)
    assert SOFT in form
    wrong: list[dict[str, Any]] = [
        {"x": 250_001}, {"x": 200_000, "y": 200_000}, {"z": 64_999}, {"z": 250_001},
        {"azimuth": 360_000}, {"azimuth": -1}, {"pitch": 4_999}, {"pitch": 90_001},
        {"speed": -1}, {"speed": 3_501}, {"spin": 60_001}, {"axis": (0, 0, 0)},
        {"axis": (1_001, 0, 0)}, {"axis": (1, 2)}, {"speed": 1.5}, {"speed": True},
        {"speed": float("nan")}, {"x": 10**30}, {"all": True}, {"z": None},
    ]  # fmt: skip
    assert [] == [change for change in wrong if spun(SOFT, **change) in form]
