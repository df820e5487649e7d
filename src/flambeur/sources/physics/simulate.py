"""A throw computed: the same flight gives the same bytes, on the same engine [S33]."""

import hashlib
import platform
from math import atan2, degrees
from typing import NamedTuple

import mujoco  # type: ignore[import-untyped] # it brings no types
import numpy as np
from numpy.typing import NDArray

from flambeur.core.errors import FlambeurError
from flambeur.games.strike import scene
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed, Reading, Trace
from flambeur.games.strike.release import UNIT
from flambeur.games.strike.trig import sincos
from flambeur.games.strike.turns import BASE, Quaternion, axes_of, times, top_of, unit
from flambeur.sources.physics.arena import METRE, STEP, load_model, model_hash
from flambeur.sources.physics.classify import HALF, LIP, Pose, classify

FRAME = 33
"""Steps between two pictures: 16.5 ms, so about sixty a second."""
SLOW, STEADY = 0.005, 0.3
"""Speed and spin of a die at rest."""
HOLD, LEANING_HOLD = 6, 30
"""For so many pictures; longer if a die leans, since it may still be about to fall."""
UPRIGHT = 0.9986
"""The cosine of three degrees."""
PICTURES = 243
"""Four seconds."""
GRAIN = 0.00002
"""Positions in a trajectory are whole numbers of 0.02 mm."""
WHOLE = 32_767

Poses = NDArray[np.float64]


class SimulationFailed(FlambeurError):
    """The numbers went wild, even with half the step."""

    code = "physics/failed"


class Simulated(NamedTuple):
    """How a throw ended, and its motion: int16, by picture and die, place and turn."""

    landed: Landed
    trajectory: bytes


def simulate(flight: Flight) -> Simulated:
    """Compute a throw; dice are in the order of the arena, then as they left the hand."""
    try:
        pictures, poses = _run(flight, 1)
    except SimulationFailed:
        pictures, poses = _run(flight, 2)
    dice = [*(lying.die for lying in flight.arena), *(body.die for body in flight.bodies)]
    readings = [_reading(die, pose, flight.tilt) for die, pose in zip(dice, poses, strict=True)]
    motion = _motion(pictures)
    trace = Trace(engine(), platform_name(), model_hash(), digest(motion), len(pictures))
    return Simulated(Landed(tuple(sorted(readings, key=lambda r: r.die)), trace), motion)


def engine() -> str:
    """Name the simulator and its version."""
    return f"mujoco {mujoco.__version__}"


def platform_name() -> str:
    """Name the kind of machine, and the library that sine and cosine come from."""
    libc, version = platform.libc_ver()
    return f"{platform.system()} {platform.machine()} {libc} {version}".strip().lower()


def digest(motion: bytes) -> str:
    """Name a motion by its hash."""
    return hashlib.sha256(motion).hexdigest()


def _run(flight: Flight, halves: int) -> tuple[list[Poses], Poses]:
    """Step until every die inside the lip is at rest, or time is up."""
    model = load_model(len(flight.arena) + len(flight.bodies), STEP / halves)
    data = mujoco.MjData(model)
    _place(data, flight)
    count = model.nbody - 1
    places, speeds = data.qpos.reshape(count, 7), data.qvel.reshape(count, 6)
    pictures, still = [places.copy()], 0
    for _ in range(PICTURES):
        mujoco.mj_step(model, data, FRAME * halves)
        pictures.append(places.copy())
        if not np.isfinite(data.qpos.sum()):
            raise SimulationFailed("the numbers went wild")
        still = still + 1 if _at_rest(places, speeds) else 0
        if still >= HOLD and (still >= LEANING_HOLD or not _leans(places)):
            break
    return pictures, pictures[-1]


def _place(data: mujoco.MjData, flight: Flight) -> None:
    """Lay the old dice flat and put the thrown ones where the hand let go."""
    rows: list[tuple[float, ...]] = []
    for lying in flight.arena:
        sine, cosine = sincos(lying.yaw // 2)
        turn = times((cosine, 0.0, 0.0, sine), BASE[lying.face])
        rows.append((lying.x / METRE, lying.y / METRE, HALF, *unit(turn)))
    for body in flight.bodies:
        w, x, y, z = (part / UNIT for part in body.turn)
        rows.append((*(part / METRE for part in body.place), *unit((w, x, y, z))))
    data.qpos[:] = np.array(rows).ravel()
    for number, body in enumerate(flight.bodies, len(flight.arena)):
        data.qvel[6 * number : 6 * number + 3] = [part / 1_000 for part in body.velocity]
        data.qvel[6 * number + 3 : 6 * number + 6] = _own_frame(body.turn, body.spin)


def _own_frame(turn: tuple[int, ...], spin: tuple[int, ...]) -> list[float]:
    """Turn a spin into the frame of the die, as the simulator wants it."""
    w, x, y, z = turn
    axes = axes_of(unit((float(w), float(x), float(y), float(z))))
    return [sum(a * s / 1_000 for a, s in zip(axis, spin, strict=True)) for axis in axes]


def _at_rest(places: Poses, speeds: Poses) -> bool:
    fast = (np.abs(speeds[:, :3]).max(axis=1) > SLOW) | (np.abs(speeds[:, 3:]).max(axis=1) > STEADY)
    return not (fast & ~_outside(places)).any()


def _outside(places: Poses) -> NDArray[np.bool_]:
    beyond = (places[:, 0] / LIP[0]) ** 2 + (places[:, 1] / LIP[1]) ** 2 > 1
    low = places[:, 2] < scene.HEIGHT / METRE
    return beyond & low


def _leans(places: Poses) -> bool:
    inside = places[~_outside(places)]
    return any(top_of(_turn(pose))[1] < UPRIGHT for pose in inside)


def _turn(pose: Poses) -> Quaternion:
    w, x, y, z = pose[3:].tolist()
    return unit((w, x, y, z))


def _reading(die: int, pose: Poses, tilt: int) -> Reading:
    turn = _turn(pose)
    x, y, z = pose[:3].tolist()
    at, face = classify(Pose(x, y, z, turn), tilt, on_rim=_overhangs(x, y, turn))
    if at in ("outside", "rim"):
        return Reading(die, at)
    a, b, c, d = BASE[top_of(turn)[0]]
    w, _, _, up = times(turn, (a, -b, -c, -d))
    yaw = round(degrees(2 * atan2(up, w)) * 1_000) % scene.TURN
    return Reading(die, at, face, round(x * METRE), round(y * METRE), yaw)


def _overhangs(x: float, y: float, turn: Quaternion) -> bool:
    """Tell whether a corner of a die is out over the rim."""
    one, two, three = axes_of(turn)
    for a in (HALF, -HALF):
        for b in (HALF, -HALF):
            for c in (HALF, -HALF):
                across = x + a * one[0] + b * two[0] + c * three[0]
                along = y + a * one[1] + b * two[1] + c * three[1]
                if (across / LIP[0]) ** 2 + (along / LIP[1]) ** 2 > 1:
                    return True
    return False


def _motion(pictures: list[Poses]) -> bytes:
    """Write the motion in small whole numbers."""
    whole = np.array(pictures)
    whole[:, :, :3] /= GRAIN
    whole[:, :, 3:] *= WHOLE
    return np.clip(np.rint(whole), -WHOLE, WHOLE).astype("<i2").tobytes()
