"""Writes what a browser is sent in games of Strike, and the motions of their throws.

`python -m tests.shows.pictures.record_strike` writes the same files every time on the same machine;
it needs `flambeur[strike]`.
"""

from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike.events import DiceTaken, DieLost, Trajectory
from flambeur.games.strike.floor import Lying, apart, on_floor
from flambeur.games.strike.scene import FLOOR, TURN
from flambeur.sources.physics.source import PhysicsSource
from flambeur.sources.plain import SeededSource
from tests.shows.pictures.recording import FOLDER, Update, recorded, write

SEAT, SEED, KEPT = 2, 5, 14
PLACES = 200


def has(update: Update, kind: type) -> bool:
    """Tell whether something of a kind happened."""
    return any(isinstance(event, kind) for event in update["events"])


def by_hand() -> None:
    """Write the beginning of a game by hand, with the motion of one throw that takes and loses."""
    source = PhysicsSource(SeededSource(SEED))
    updates: list[Update] = []
    motion: bytes | None = None
    for update in recorded(GAME, 5, StrikeOptions(), SEAT, source, "casual"):
        updates.append(update)
        thrown = [event for event in update["events"] if isinstance(event, Trajectory)]
        if thrown and has(update, DiceTaken) and has(update, DieLost):
            motion = source.motion(thrown[0].digest)
            break
    assert motion is not None
    write("strike-hand", updates[-KEPT:])
    (FOLDER / "strike-throw.bin").write_bytes(motion)


def by_chance() -> None:
    """Write the beginning and the end of a game of the abstract form."""
    options = StrikeOptions(form="abstract")
    updates = list(recorded(GAME, 3, options, SEAT, SeededSource(SEED), "casual"))
    write("strike-chance", [*updates[:KEPT], *updates[-2:]])


def floor_cases() -> None:
    """Write where dice may be put, so that the browser glows where the server refuses."""
    roll = SeededSource(SEED).roll
    cases: list[dict[str, Any]] = []
    for _ in range(PLACES):
        x, y, yaw, dx, dy, other = roll((2 * FLOOR[0], 2 * FLOOR[1], TURN, 60_000, 60_000, TURN))
        one = Lying(0, 2, x - FLOOR[0], y - FLOOR[1], yaw - 1)
        two = Lying(1, 3, one.x + dx - 30_000, one.y + dy - 30_000, other - 1)
        fits = on_floor(one.x, one.y, one.yaw)
        cases.append({"one": one, "two": two, "on_floor": fits, "apart": apart(one, two)})
    (FOLDER / "strike-floor.json").write_bytes(msgspec.json.format(encode(cases), indent=1) + b"\n")


def main() -> None:
    """Write all files."""
    by_hand()
    by_chance()
    floor_cases()


if __name__ == "__main__":
    main()
