"""The outcome of a throw in the physics form: computed from the bodies in the air [S33, S34]."""

from flambeur.core.chance import Distribution, Roller, Rows
from flambeur.core.parts import Data
from flambeur.games.strike import scene
from flambeur.games.strike.cast import cast
from flambeur.games.strike.floor import Lying, on_floor
from flambeur.games.strike.landed import FACES, Landed, Reading, stream_of
from flambeur.games.strike.release import Body

LOST = ("rim", "outside")
FINE = 1_000


class Flight(Data, Distribution, frozen=True):
    """Everything a simulator needs; it holds no chance any more.

    Where there is no simulator, or it fails, `draw` stands in with the abstract form.
    """

    arena: tuple[Lying, ...]
    bodies: tuple[Body, ...]
    tilt: int = 30
    """From how many degrees on a die cannot be read."""
    scene: int = scene.VERSION

    @property
    def size(self) -> int:
        """Count the places where dice can come to rest: far too many to be listed."""
        return int((4 * scene.FLOOR[0] * scene.FLOOR[1]) ** len(self.bodies))

    def draw(self, rows: Rows) -> Landed:
        """Stand in for the simulator with the row of a normal throw, all dice being targets."""
        targets = tuple(lying.die for lying in self.arena)
        thrown = tuple(body.die for body in self.bodies)
        grand = not self.arena and len(thrown) > 1
        plain = cast(thrown, self.arena, "normal", targets[:5], grand=grand).draw(rows)
        places = {lying.die: lying for lying in self.arena}
        return Landed(
            tuple(_placed(reading, places, rows(stream_of(reading.die))) for reading in plain.dice)
        )

    def sample(self, roll: Roller) -> Landed:
        """Stand in for the simulator with a single row."""
        return self.draw(lambda _: roll)

    def __contains__(self, outcome: object) -> bool:
        """Tell whether these dice can come to rest like this."""
        dice = sorted((*(lying.die for lying in self.arena), *(body.die for body in self.bodies)))
        return (
            isinstance(outcome, Landed)
            and dice == [reading.die for reading in outcome.dice]
            and all(map(_is_possible, outcome.dice))
        )


def _placed(reading: Reading, places: dict[int, Lying], roll: Roller) -> Reading:
    """Say where a die lies: where it lay, or anywhere on the floor."""
    if reading.at != "in":
        return reading
    old = places.get(reading.die)
    x, y, yaw = (old.x, old.y, old.yaw) if old else _anywhere(roll)
    return Reading(reading.die, "in", reading.face, x, y, yaw)


def _anywhere(roll: Roller) -> tuple[int, int, int]:
    while True:
        x, y, yaw = roll((2 * FINE + 1, 2 * FINE + 1, scene.TURN))
        spot = (x - 1 - FINE) * scene.FLOOR[0] // FINE, (y - 1 - FINE) * scene.FLOOR[1] // FINE
        if on_floor(*spot, yaw - 1):
            return *spot, yaw - 1


def _is_possible(reading: Reading) -> bool:
    if reading.at in LOST:
        return reading == Reading(reading.die, reading.at)
    readable = reading.face in FACES if reading.at == "in" else reading.face == 0
    wide, deep = (axis + scene.LIP + scene.RIM for axis in scene.FLOOR)
    inside = abs(reading.x) <= wide and abs(reading.y) <= deep
    return readable and inside and 0 <= reading.yaw < scene.TURN
