"""The arena and its dice as a model for the simulator: one text, so one hash [S30]."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

import mujoco  # type: ignore[import-untyped] # it brings no types
import numpy as np
from numpy.typing import NDArray

from flambeur.games.strike import scene

Array = NDArray[np.float64]

METRE = 1_000_000
PLATES = 32
THICK = 0.006
STEP = 0.0005
MASS = 0.0048
INERTIA = 2.05e-7

HEAD = """<mujoco model="strike">
<option timestep="{step}" integrator="implicitfast" solver="Newton" iterations="50"
 tolerance="1e-8" cone="elliptic" impratio="5" sleep_tolerance="1e-4">
<flag sleep="enable" autoreset="disable"/></option>
<size memory="4M"/>
<visual><headlight ambient=".45 .45 .45" diffuse=".5 .5 .5"/>
<global offwidth="1280" offheight="960" fovy="32"/><quality shadowsize="4096"/></visual>
<default><geom condim="4"/>
<default class="wall"><geom type="box" solref=".005 .9" friction=".2 .001 .0001" priority="1"
 rgba=".55 .2 .16 1"/></default>
<default class="die"><geom type="box" solref=".0035 .6" solimp=".9 .97 .0005"
 friction=".45 .001 .0001" rgba=".95 .94 .9 1"/></default>
<default class="mark"><geom contype="0" conaffinity="0" mass="0" rgba=".12 .12 .14 1"/></default>
</default>
<worldbody>
<light pos=".15 -.3 .6" dir="-.2 .45 -1" diffuse=".5 .5 .5" castshadow="true"/>
<geom name="floor" type="plane" size=".5 .5 .01" solref=".006 .4" solimp=".9 .98 .001"
 friction="1.2 .003 .0003" priority="2" rgba=".16 .42 .3 1"/>
"""
TAIL = "</worldbody></mujoco>\n"


def write_model(dice: int, *, step: float = STEP, marks: str = "") -> str:
    """Write the model of the arena with so many dice; `marks` is what is drawn on each die."""
    half = scene.EDGE / METRE / 2
    die = (
        '<body name="die{}" pos="0 0 {}"><freejoint/>'
        f'<inertial pos="0 0 0" mass="{MASS}" diaginertia="{INERTIA} {INERTIA} {INERTIA}"/>'
        f'<geom class="die" size="{half} {half} {half}"/>{marks}</body>\n'
    )
    bodies = [die.format(number, 1 + number) for number in range(dice)]
    return "".join((HEAD.format(step=step), *_walls(), *bodies, TAIL))


def _walls() -> Iterator[str]:
    """Build the wall from tilted plates, and the rim from flat blocks behind its lip."""
    floor = [axis / METRE for axis in scene.FLOOR]
    lip = [(axis + scene.LIP) / METRE for axis in scene.FLOOR]
    out = [(axis + scene.LIP + scene.RIM) / METRE for axis in scene.FLOOR]
    height = scene.HEIGHT / METRE
    for number in range(PLATES):
        bottom, top, far = (_chord(axes, number) for axes in (floor, lip, out))
        yield _plate(bottom, top, height)
        yield _block(top, far, height)


def _chord(axes: list[float], number: int) -> Array:
    angles = (2 * pi * number / PLATES, 2 * pi * (number + 1) / PLATES)
    return np.array([(axes[0] * cos(a), axes[1] * sin(a), 0.0) for a in angles])


def _plate(bottom: Array, top: Array, height: float) -> str:
    up = top.mean(axis=0) - bottom.mean(axis=0) + (0, 0, height)
    along = _unit(top[1] - top[0])
    slope = up - along * (up @ along)
    outward = _unit(np.cross(along, slope))
    middle = bottom.mean(axis=0) + slope / 2 + outward * THICK / 2
    half = (np.linalg.norm(top[1] - top[0]) / 2 + THICK / 4, THICK / 2, np.linalg.norm(slope) / 2)
    return _box(middle, half, along, outward)


def _block(inner: Array, outer: Array, height: float) -> str:
    along = _unit(inner[1] - inner[0])
    outward = np.cross(along, (0, 0, 1))
    width = float((outer.mean(axis=0) - inner.mean(axis=0)) @ outward)
    middle = inner.mean(axis=0) + outward * width / 2 + (0, 0, height - THICK / 2)
    half = (np.linalg.norm(outer[1] - outer[0]) / 2 + THICK / 4, width / 2, THICK / 2)
    return _box(middle, half, along, outward)


def _unit(vector: Array) -> Array:
    return vector / np.linalg.norm(vector)


def _box(middle: Array, half: tuple[object, ...], along: Array, outward: Array) -> str:
    size = _numbers(np.array(half, dtype=float))
    axes = f"{_numbers(along)} {_numbers(outward)}"
    return f'<geom class="wall" pos="{_numbers(middle)}" size="{size}" xyaxes="{axes}"/>\n'


def _numbers(vector: Array) -> str:
    """Write numbers roundly, so that the text is the same wherever it is written."""
    return " ".join(f"{part:.7f}" for part in vector)


@lru_cache(maxsize=96)
def load_model(dice: int, step: float = STEP) -> mujoco.MjModel:
    """Compile the model for so many dice, once."""
    return mujoco.MjModel.from_xml_string(write_model(dice, step=step))


@lru_cache(maxsize=1)
def model_hash() -> str:
    """Name the arena: the first half of the hash of its model with one die."""
    return hashlib.sha256(write_model(1).encode()).hexdigest()[:32]
