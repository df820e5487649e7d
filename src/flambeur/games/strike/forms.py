"""Moves of the physics form, which cannot be listed: their bounds [S31, S32]."""

from flambeur.core.chance import Roller
from flambeur.core.parts import Data
from flambeur.core.turn import Form
from flambeur.games.strike import scene
from flambeur.games.strike.floor import Lying, refusal
from flambeur.games.strike.moves import Launch, Placement, Regroup

TRIES = 8


class AnyRegroup(Data, Form, frozen=True):
    """Dice pushed to any free places on the floor."""

    arena: tuple[Lying, ...]
    floor: tuple[int, int] = scene.FLOOR
    margin: int = scene.MARGIN
    edge: int = scene.EDGE
    gap: int = scene.GAP

    def sample(self, roll: Roller) -> Regroup:
        """Push one die to a place where it fits; if none is found soon, leave all as it is."""
        for _ in range(TRIES):
            number, x, y, yaw = roll(
                (len(self.arena), 2 * self.floor[0], 2 * self.floor[1], scene.TURN)
            )
            die = self.arena[number - 1].die
            to = Placement(die, x - self.floor[0], y - self.floor[1], yaw - 1)
            if Regroup((to,)) in self:
                return Regroup((to,))
        return Regroup(())

    def __contains__(self, move: object) -> bool:
        """Tell whether the dice may be pushed like this."""
        return isinstance(move, Regroup) and refusal(self.arena, move.placements) is None


class AnyLaunch(Data, Form, frozen=True):
    """A throw of one die, or of all, within what a hand can do."""

    all: bool
    reach: int = scene.REACH
    height: tuple[int, int] = (scene.LOW, scene.HIGH)
    pitch: tuple[int, int] = (scene.FLATTEST, scene.STEEPEST)
    speed: int = scene.FASTEST
    spin: int = scene.MOST_SPIN

    def sample(self, roll: Roller) -> Launch:
        """Throw from somewhere above the arena in any direction."""
        side = 2 * (self.reach * 7 // 10) + 1
        low, high = self.height
        flat, steep = self.pitch
        sides = (side, side, high - low + 1, scene.TURN, steep - flat + 1, self.speed + 1)
        x, y, z, azimuth, pitch, speed = (drawn - 1 for drawn in roll(sides))
        *axis, spin = roll((scene.AXIS, scene.AXIS, scene.AXIS, self.spin + 1))
        return Launch(
            x - side // 2,
            y - side // 2,
            z + low,
            azimuth,
            pitch + flat,
            speed,
            (axis[0], axis[1], axis[2]),
            spin - 1,
            self.all,
        )

    def __contains__(self, move: object) -> bool:
        """Tell whether a hand can throw like this."""
        return isinstance(move, Launch) and move.all is self.all and self.is_within(move)

    def is_within(self, launch: Launch) -> bool:
        """Tell whether every number is whole and within its bounds."""
        x, y, z, spin = launch.x, launch.y, launch.z, launch.spin
        numbers = (x, y, z, launch.azimuth, launch.pitch, launch.speed, spin)
        return (
            all(type(number) is int for number in numbers)
            and max(abs(x), abs(y)) <= self.reach
            and x * x + y * y <= self.reach * self.reach
            and self.height[0] <= z <= self.height[1]
            and 0 <= launch.azimuth < scene.TURN
            and self.pitch[0] <= launch.pitch <= self.pitch[1]
            and 0 <= launch.speed <= self.speed
            and 0 <= spin <= self.spin
            and _is_axis(launch.axis)
        )


def _is_axis(axis: object) -> bool:
    return (
        isinstance(axis, tuple)
        and len(axis) == 3  # noqa: PLR2004 - space has three dimensions
        and all(type(part) is int and abs(part) <= scene.AXIS for part in axis)
        and any(axis)
    )
