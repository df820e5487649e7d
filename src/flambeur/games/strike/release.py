"""What the hand adds to a throw: orientation, spin and error, all from chance [S32, S36]."""

from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from flambeur.core.chance import Distribution, Roller
from flambeur.core.parts import Data, Move
from flambeur.games.strike import scene
from flambeur.games.strike.moves import Launch
from flambeur.games.strike.solid import touch
from flambeur.games.strike.trig import sincos
from flambeur.games.strike.turns import CUBE_TURNS, Quaternion, times, unit

FINE = 10_000
BELLS = 4
"""A bell is the sum of so many even draws: it is bounded, and near enough to a normal error."""
DEVIATION = sqrt(BELLS / 12) * FINE
TILT = 6_000
UNIT = 32_768
"""What a quaternion of length 1 is written as."""
RAISE = 1_000
VECTOR = 3
FAST = 10_000
WILD = 400_000
HIGHEST = 2_000_000

Triple = tuple[int, int, int]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die as it leaves the hand: place, orientation, velocity and spin, all whole numbers."""

    die: int
    place: Triple
    turn: tuple[int, int, int, int]
    velocity: Triple
    spin: Triple


class Released(Data, Move, frozen=True):
    """The dice that are in the air now."""

    bodies: tuple[Body, ...]


class Release(Data, Distribution, frozen=True):
    """A launch that is committed, and the dice it is for; the error is not drawn yet."""

    dice: tuple[int, ...]
    launch: Launch

    @property
    def size(self) -> int:
        """Count the orientations and errors: far too many to be listed."""
        return int((len(CUBE_TURNS) * FINE) ** (VECTOR * len(self.dice)))

    def sample(self, roll: Roller) -> Released:
        """Draw the error of the hand, then each die; one that has no room starts higher up."""
        velocity, rate = _thrown(self.launch, roll)
        bodies: list[Body] = []
        for die, place in zip(self.dice, _lattice(self.launch, len(self.dice)), strict=True):
            body = self._body(die, place, velocity, rate, roll)
            while any(touch(body.place, body.turn, b.place, b.turn) for b in bodies):
                x, y, z = body.place
                body = msgspec.structs.replace(body, place=(x, y, z + RAISE))
            bodies.append(body)
        return Released(tuple(bodies))

    def _body(self, die: int, place: Triple, velocity: Triple, rate: float, roll: Roller) -> Body:
        turn = _orientation(roll)
        if not self.launch.all:
            return Body(die, place, turn, velocity, _spin(self.launch.axis, rate))
        x, y, z = (v + _bell(roll, scene.PLACE_NOISE) for v in place)
        a, b, c = (round(_bell(roll, scene.GRAND_SPIN)) for _ in range(VECTOR))
        place = (round(x), round(y), max(scene.LOW, round(z)))
        return Body(die, place, turn, velocity, (a, b, c))

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these dice can leave the hand like this."""
        return (
            isinstance(outcome, Released)
            and tuple(body.die for body in outcome.bodies) == self.dice
            and all(map(_is_possible, outcome.bodies))
        )


def _thrown(launch: Launch, roll: Roller) -> tuple[Triple, float]:
    """Draw the error of azimuth, pitch, speed and spin."""
    up, flat = sincos(launch.pitch + round(_bell(roll, scene.AIM_NOISE)))
    right, ahead = sincos(launch.azimuth + round(_bell(roll, scene.AIM_NOISE)))
    speed = launch.speed * (1 + _bell(roll, scene.SPEED_NOISE) / 1_000)
    rate = launch.spin * (1 + _bell(roll, scene.SPIN_NOISE) / 1_000)
    velocity = (round(speed * flat * ahead), round(speed * flat * right), round(-speed * up))
    return velocity, rate


def _lattice(launch: Launch, count: int) -> Iterator[Triple]:
    """List where the dice are held: one at the release point, many in layers of nine."""
    for number in range(count):
        layer, place = divmod(number, VECTOR * VECTOR)
        row, column = divmod(place, VECTOR)
        steps = (column - 1, row - 1, layer) if launch.all else (0, 0, 0)
        x, y, z = (scene.SPACING * step for step in steps)
        yield launch.x + x, launch.y + y, launch.z + z


def _orientation(roll: Roller) -> tuple[int, int, int, int]:
    """Draw one of the 24 turns of a cube, and a small turn on top of it."""
    number, *tilt = roll((len(CUBE_TURNS), *[2 * TILT + 1] * VECTOR))
    x, y, z = (drawn - 1 - TILT for drawn in tilt)
    small: Quaternion = unit((float(UNIT), float(x), float(y), float(z)))
    a, b, c, d = (round(part * UNIT) for part in unit(times(small, CUBE_TURNS[number - 1])))
    return a, b, c, d


def _spin(axis: Sequence[int], rate: float) -> Triple:
    length = sqrt(sum(part * part for part in axis))
    x, y, z = (round(rate * part / length) for part in axis)
    return x, y, z


def _bell(roll: Roller, deviation: int) -> float:
    drawn = sum(roll((FINE,) * BELLS)) - BELLS * (FINE + 1) / 2
    return deviation * drawn / DEVIATION


def _is_possible(body: Body) -> bool:
    w, x, y, z = body.turn
    return (
        all(abs(part) <= HIGHEST for part in body.place)
        and body.place[2] >= scene.LOW
        and abs(w * w + x * x + y * y + z * z - UNIT * UNIT) <= VECTOR * UNIT
        and all(abs(part) <= FAST for part in body.velocity)
        and all(abs(part) <= WILD for part in body.spin)
    )
