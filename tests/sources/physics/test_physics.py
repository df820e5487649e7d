"""Throws by simulation: fair, repeatable, at rest in time, and honest about it."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import mujoco  # type: ignore[import-untyped] # it brings no types
import numpy as np
import pytest

from flambeur.core.source import Spot
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import Landed
from flambeur.games.strike.moves import Placement
from flambeur.games.strike.release import Body
from flambeur.games.strike.turns import top_of, unit
from flambeur.sources import SeededSource
from flambeur.sources.physics import is_installed, pool, simulate, source
from flambeur.sources.physics.arena import INERTIA, MASS, STEP, load_model, model_hash, write_model
from flambeur.sources.physics.classify import Pose, classify
from flambeur.sources.physics.pool import ThrowPool
from flambeur.sources.physics.simulate import Simulated, SimulationFailed
from flambeur.sources.physics.throw import Refused, regroup, release, throw
from tests.sources.chi_square import is_even

OLD = (Lying(1, 2, -17_000, 0), Lying(2, 3, 0, 0), Lying(3, 5, 20_000, 0, 30_000))
THROWS = 3_000


def a_flight(style: str = "normal", seed: int = 1) -> Flight:
    """Let one die go at three others."""
    return release(OLD, launch_at((0, 0), style), SeededSource(seed).roll, (9,))


def thrown(result: Simulated, die: int = 9) -> tuple[str, int]:
    """Tell where a die lies and what it shows."""
    (reading,) = (reading for reading in result.landed.dice if reading.die == die)
    return reading.at, reading.face


def faces(count: int, style: str) -> Iterator[int]:
    """Throw one die into the empty arena again and again, and read it where it can be read."""
    source = SeededSource(8)
    for _ in range(count):
        at, face = thrown(throw((), launch_at((0, 0), style), source.roll, (9,)))
        if at == "in":
            yield face


@pytest.mark.clause("S36", "S37")
def test_fairness() -> None:
    """All faces of a thrown die come equally often: 3,000 throws, chi-square."""
    found = [*faces(THROWS, "normal")]
    assert len(found) > 0.94 * THROWS
    assert is_even(found, 6)


@pytest.mark.clause("S33", "S37")
def test_one_digest() -> None:
    """The same flight gives the same bytes: fifty times, between other throws and in threads."""
    flight = a_flight()
    expected = simulate.simulate(flight)
    for number in range(50):
        if number % 5 == 0:
            simulate.simulate(a_flight("hard", number))
        assert expected == simulate.simulate(flight)
    with ThreadPoolExecutor(3) as threads:
        assert {expected} == {*threads.map(simulate.simulate, [flight] * 12)}


@pytest.mark.clause("S33")
def test_one_digest_in_fresh_processes() -> None:
    """A new process finds the same digest."""
    code = (
        "from tests.sources.physics.test_physics import a_flight, simulate;"
        "print(simulate.simulate(a_flight()).landed.trace.digest)"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        ).stdout.strip()
        for _ in range(2)
    }
    trace = simulate.simulate(a_flight()).landed.trace
    assert trace
    assert {trace.digest} == digests


@pytest.mark.clause("S33")
def test_trajectory() -> None:
    """The motion is small whole numbers by picture and die, and ends where the dice are read."""
    result = simulate.simulate(a_flight())
    assert result.landed.trace
    motion = np.frombuffer(result.trajectory, "<i2").reshape(-1, 4, 7)
    assert len(motion) == result.landed.trace.frames
    assert simulate.digest(result.trajectory) == result.landed.trace.digest
    last = {reading.die: reading for reading in result.landed.dice}[1]
    if last.at == "in":
        assert np.allclose([last.x, last.y], motion[-1, 0, :2] * 20.0, atol=20)


@pytest.mark.clause("S33", "S37")
def test_all_come_to_rest() -> None:
    """Single throws end within the limit, and nearly all Grand Lancers; the others are read too."""
    source = SeededSource(3)
    late = []
    for number in range(40):
        dice = tuple(range(9)) if number % 4 == 0 else (9,)
        arena = () if len(dice) > 1 else OLD
        launch = launch_at((0, 0), "hard", 9_000 * number % 360_000, everything=len(dice) > 1)
        landed = throw(arena, launch, source.roll, dice).landed
        assert landed.trace
        late += [len(dice)] if landed.trace.frames > simulate.PICTURES else []
    assert len(late) <= 1


@pytest.mark.clause("S37")
def test_no_creep() -> None:
    """Dice that lie still go on lying still: less than 0.1 mm in two seconds."""
    model = load_model(3)
    data = mujoco.MjData(model)
    simulate._place(data, Flight(OLD, ()))
    before = data.qpos.copy()
    mujoco.mj_step(model, data, 4_000)
    moved = np.abs((data.qpos - before).reshape(3, 7)[:, :2]).max()
    assert moved < 0.0001


@pytest.mark.clause("S30")
@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0])
def test_energy_never_rises(speed: float) -> None:
    """Two dice that hit head-on part more slowly than they met, and never gain on the way."""
    model = mujoco.MjModel.from_xml_string(write_model(2))
    model.opt.gravity[:] = 0
    data = mujoco.MjData(model)
    data.qpos[:] = [-0.03, 0, 0.5, 1, 0, 0, 0, 0.03, 0, 0.5, 1, 0, 0, 0]
    data.qvel[0], data.qvel[6] = speed, -speed
    weights = np.tile([MASS] * 3 + [INERTIA] * 3, 2)
    energies = [float(weights @ data.qvel**2)]
    for _ in range(int(0.06 / speed / STEP)):
        mujoco.mj_step(model, data)
        energies.append(float(weights @ data.qvel**2))
    assert data.qvel[0] < 0 < data.qvel[6]
    assert energies[0] == pytest.approx(max(energies), rel=1e-12)
    assert 0.01 < energies[-1] / energies[0] < 1.0


@pytest.mark.clause("S34", "SA21")
def test_propped_on_the_rim() -> None:
    """A die with a corner out over the rim counts as on the rim."""
    upright = (1.0, 0.0, 0.0, 0.0)
    assert simulate._overhangs(0.11, 0.0, upright)
    assert not simulate._overhangs(0.09, 0.0, upright)
    assert ("rim", 0) == classify(Pose(0.108, 0, 0.047, upright), on_rim=True)
    assert ("cocked", 0) == classify(Pose(0, 0, 0.011, (0.98, 0.199, 0, 0)), 20)


@pytest.mark.clause("S32")
def test_orientation_is_not_the_players() -> None:
    """One launch lets the die go in all 24 orientations, and each face is up equally often."""
    source = SeededSource(2)
    tops = []
    for _ in range(1_200):
        (body,) = release((), launch_at((0, 0), "soft"), source.roll, (9,)).bodies
        w, x, y, z = body.turn
        tops.append(top_of(unit((float(w), float(x), float(y), float(z))))[0])
    assert is_even(tops, 6)


def test_regroup() -> None:
    """Dice are pushed where they fit, or not at all."""
    assert Lying(1, 2, 0, 50_000) == regroup(OLD, [Placement(1, 0, 50_000, 0)])[0]
    with pytest.raises(Refused, match="overlap"):
        regroup(OLD, [Placement(1, 0, 0, 0)])
    with pytest.raises(Refused, match="bad_param"):
        release(OLD, launch_at((0, 900_000), "soft"), SeededSource(1).roll)


@pytest.mark.clause("S33")
def test_stand_in_when_the_simulator_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A throw that cannot be computed is settled by the abstract form, and noted."""

    def fail(_: Flight) -> Simulated:
        raise SimulationFailed("wild")

    monkeypatch.setattr(pool, "simulate", fail)
    with ThrowPool(1) as throws:
        here = source.PhysicsSource(SeededSource(1), throws)
        landed = here.settle(a_flight(), Spot("flight/1/0/7", 7))
    assert isinstance(landed, Landed)
    assert landed.trace is None
    assert [("flight/1/0/7", "wild")] == here.failures


@pytest.mark.clause("S33")
def test_no_clock_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eleven tables get their own throws, to the bit, while the throw of a twelfth hangs."""
    flights = [a_flight(seed=seed) for seed in range(12)]
    expected = [simulate.simulate(flight) for flight in flights]
    hanging, compute = threading.Event(), simulate.simulate

    def slow(flight: Flight) -> Simulated:
        if flight == flights[0]:
            assert hanging.wait(60)
        return compute(flight)

    monkeypatch.setattr(pool, "simulate", slow)
    with ThrowPool(2) as throws, ThreadPoolExecutor(12) as tables:
        first, *others = [tables.submit(throws.throw, flight) for flight in flights]
        assert expected[1:] == [other.result(60) for other in others]
        assert not first.done()
        hanging.set()
        assert expected[0] == first.result(60)


@pytest.mark.clause("S33")
def test_the_end_of_a_throw_is_a_number_of_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice that do not come to rest are read as they are, after so many steps and not earlier."""
    monkeypatch.setattr(simulate, "SLOW", -1.0)
    one, two = (simulate.simulate(a_flight()) for _ in range(2))
    assert one == two
    assert one.landed.trace is not None
    assert simulate.PICTURES + 1 == one.landed.trace.frames
    assert pytest.approx(4.0, abs=0.02) == simulate.PICTURES * simulate.FRAME * STEP
    assert one.landed in a_flight()


@pytest.mark.clause("S33")
def test_wild_numbers() -> None:
    """A flight that no hand can make does not hang or crash the simulator."""
    body = Body(9, (0, 0, 65_000), (32_768, 0, 0, 0), (10_000, 0, -10_000), (400_000, 0, 0))
    assert simulate.simulate(Flight(OLD, (body,))).landed in Flight(OLD, (body,))


def test_works_without_the_extra() -> None:
    """The package, the game and its abstract form need no simulator."""
    code = (
        "import sys; sys.modules.update(mujoco=None, numpy=None)\n"
        "import flambeur, flambeur.sources.physics.classify\n"
        "from flambeur.games.strike import GAME, StrikeOptions\n"
        "from flambeur.testing import check_game\n"
        "check_game(GAME, 2, StrikeOptions(form='abstract'), games=1)\n"
        "check_game(GAME, 2, games=1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    assert is_installed()
    assert 32 == len(model_hash())
