"""A picture of a throw that has ended: `MUJOCO_GL=egl python -m flambeur.sources.physics.still`."""

import argparse
import struct
import zlib
from pathlib import Path

import mujoco  # type: ignore[import-untyped] # it brings no types
import numpy as np
from numpy.typing import NDArray

from flambeur.games.strike import scene
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.turns import AXES
from flambeur.sources.physics.arena import METRE, PLATES, TAIL, write_model
from flambeur.sources.physics.classify import HALF
from flambeur.sources.physics.simulate import GRAIN, WHOLE
from flambeur.sources.physics.throw import throw
from flambeur.sources.plain import SeededSource

SIZE = (720, 960)
WOOD = (0.50, 0.36, 0.25)
LIFT = 0.0003
MAT = (
    f'<geom class="mark" type="ellipsoid" rgba=".16 .42 .3 1" '
    f'size="{scene.FLOOR[0] / METRE + 0.002} {scene.FLOOR[1] / METRE + 0.002} {LIFT}"/>\n'
)
PIP, FLAT, FAR = 0.0014, 0.0001, 0.0042
CORNERS = ((-1, -1), (1, 1), (-1, 1), (1, -1))
PIPS = {
    2: CORNERS[:2],
    3: ((0, 0), *CORNERS[:2]),
    4: CORNERS,
    5: ((0, 0), *CORNERS),
    6: (*CORNERS, (-1, 0), (1, 0)),
}
ARENA = (
    Lying(1, 2, -17_000, 0),
    Lying(2, 3),
    Lying(3, 5, 17_000, 0),
    Lying(4, 6, 0, 40_000, 30_000),
)


def marks() -> str:
    """Draw pips on five faces of a die and a cross on the sixth."""
    drawn = []
    for axis, faces in enumerate(AXES):
        for sign, face in zip((1, -1), faces, strict=True):
            drawn += [_mark(axis, sign, u, v) for u, v in PIPS.get(face, ())]
            drawn += [_stroke(axis, sign, angle) for angle in (45, -45) if face not in PIPS]
    return "".join(drawn)


def _mark(axis: int, sign: int, u: int, v: int) -> str:
    place = [0.0, 0.0, 0.0]
    place[axis], place[(axis + 1) % 3], place[(axis + 2) % 3] = sign * HALF, u * FAR, v * FAR
    pole = ["0", "0", "0"]
    pole[axis] = "1"
    return (
        f'<geom class="mark" type="cylinder" size="{PIP} {FLAT}" '
        f'pos="{place[0]} {place[1]} {place[2]}" zaxis="{" ".join(pole)}"/>'
    )


def _stroke(axis: int, sign: int, angle: int) -> str:
    place = [0.0, 0.0, 0.0]
    place[axis] = sign * HALF
    turn = [0, 0, 0]
    turn[axis] = angle
    size = [FAR * 1.3] * 3
    size[axis], size[(axis + 1) % 3] = FLAT, PIP / 2
    return (
        f'<geom class="mark" type="box" size="{size[0]} {size[1]} {size[2]}" rgba=".8 .1 .1 1" '
        f'pos="{place[0]} {place[1]} {place[2]}" euler="{turn[0]} {turn[1]} {turn[2]}"/>'
    )


def scenery(dice: int) -> mujoco.MjModel:
    """Build the arena as it is drawn: a green mat on a wooden table, and pips on the dice."""
    model = mujoco.MjModel.from_xml_string(
        write_model(dice, marks=marks()).replace(TAIL, f"{MAT}{TAIL}")
    )
    model.geom("floor").rgba[:3] = WOOD
    # Neighbouring blocks of the rim overlap, and faces at the same height would flicker.
    model.geom_pos[2 : 2 + 2 * PLATES : 4, 2] += LIFT
    return model


def picture(poses: NDArray[np.float64]) -> NDArray[np.uint8]:
    """Draw dice at these places from above the near rim."""
    model = scenery(len(poses))
    data = mujoco.MjData(model)
    data.qpos[:] = poses.ravel()
    mujoco.mj_forward(model, data)
    camera = mujoco.MjvCamera()
    camera.lookat[:] = (0, 0, 0.01)
    camera.distance, camera.azimuth, camera.elevation = 0.43, 90, -52
    with mujoco.Renderer(model, *SIZE) as renderer:
        renderer.update_scene(data, camera)
        pixels: NDArray[np.uint8] = renderer.render()
        return pixels.copy()


def png(pixels: NDArray[np.uint8]) -> bytes:
    """Write pixels as a PNG file."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\0" + row.tobytes() for row in pixels)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


def main() -> None:
    """Throw a die, or nine, and draw how it ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, nargs="?", default=Path("arena.png"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="nine dice into the empty arena")
    given = parser.parse_args()
    arena, dice = ((), tuple(range(9))) if given.all else (ARENA, (9,))
    launch = launch_at((0, 0), "normal", everything=given.all)
    simulated = throw(arena, launch, SeededSource(given.seed).roll, dice)
    motion = np.frombuffer(simulated.trajectory, "<i2").reshape(-1, len(arena) + len(dice), 7)
    poses = motion[-1].astype(float) * ([GRAIN] * 3 + [1 / WHOLE] * 4)
    given.file.write_bytes(png(picture(poses)))


if __name__ == "__main__":
    main()
