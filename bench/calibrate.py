"""What throws do to other dice in the arena, cell by cell: the table of the abstract form [S37].

`python -m bench.strike calibrate` writes `bench/results/strike_calibration.json`.
"""

from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import msgspec

from flambeur.games.strike import scene
from flambeur.games.strike.aim import PACE, launch_at
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import Reading
from flambeur.research.crew import crew_of
from flambeur.sources import SeededSource
from flambeur.sources.physics.simulate import PICTURES, engine
from flambeur.sources.physics.throw import throw

RESULTS = Path(__file__).parent / "results/strike_calibration.json"
CLUSTER = ((0, 0), (17_000, 0), (-17_000, 0), (0, 17_000), (0, -17_000))
APART = ((60_000, 0), (-60_000, 0), (0, 45_000), (0, -45_000))
SIZES = range(1, 6)
SPREAD, GRAND = 0, 9
"""A layout is the size of a group; these two are dice apart, and nine dice in the air."""
HAND = 9
"""The number of the first thrown die; lower ones lay there."""
BANDS = {"soft": (0, 0.05, 0.005), "normal": (0.08, 0.20, 0.03), "hard": (0.15, 0.32, 0.12)}
"""For a group of three: the least and the most disturbed, and the most thrown dice lost [S37]."""
COCKED, IN_TIME = 0.08, 0.999
ENOUGH = 2_000
"""Throws in each cell; what fewer give is shown, but not kept [S37]."""


class Tally(msgspec.Struct):
    """What many throws of one style at one layout did."""

    style: str
    layout: int
    throws: int = 0
    late: int = 0
    """Throws that reached the limit of time."""
    thrown: int = 0
    thrown_lost: int = 0
    thrown_cocked: int = 0
    old: int = 0
    """Dice that lay there, over all throws."""
    old_lost: int = 0
    disturbed: float = 0.0
    squares: float = 0.0
    """Of the disturbed dice of each throw, for the error: dice of one throw go together."""

    def add(self, readings: tuple[Reading, ...], faces: dict[int, int], *, late: bool) -> None:
        """Count one throw."""
        hit = 0.0
        for reading in readings:
            lost, cocked = reading.at in ("rim", "outside"), reading.at == "cocked"
            if reading.die >= HAND:
                self.thrown, self.thrown_lost = self.thrown + 1, self.thrown_lost + lost
                self.thrown_cocked += cocked
            else:
                self.old, self.old_lost = self.old + 1, self.old_lost + lost
                # A sixth of the disturbed dice show their old face again.
                turned = reading.at == "in" and reading.face != faces[reading.die]
                hit += 1.2 * turned + cocked + lost
        self.throws, self.late = self.throws + 1, self.late + late
        self.disturbed, self.squares = self.disturbed + hit, self.squares + hit * hit


class Share(msgspec.Struct):
    """A share and its standard error."""

    value: float
    error: float

    def __str__(self) -> str:
        """Write both with four digits."""
        return f"{self.value:.4f} ± {self.error:.4f}"


class Row(msgspec.Struct):
    """One style as it was measured, in the order of the table of S40."""

    style: str
    hit: tuple[Share, ...]
    stray: Share
    out_thrown: Share
    out_hit: Share
    out_grand: Share
    cocked: Share


def measure(style: str, layout: int, number: int) -> Tally:
    """Throw from all sides at the middle of one layout; every cell has dice of its own."""
    source = SeededSource(f"calibrate {style} {layout}")
    tally = Tally(style, layout)
    places = APART if layout == SPREAD else CLUSTER[: layout if layout in SIZES else 0]
    arena = tuple(Lying(die, 2 + die % 5, *place) for die, place in enumerate(places))
    faces = {lying.die: lying.face for lying in arena}
    hand = tuple(range(HAND, HAND + (GRAND if layout == GRAND else 1)))
    for done in range(number):
        azimuth = done * 7_001 % scene.TURN
        launch = launch_at((0, 0), style, azimuth, everything=layout == GRAND)
        landed = throw(arena, launch, source.roll, hand).landed
        late = landed.trace is not None and landed.trace.frames > PICTURES
        tally.add(landed.dice, faces, late=late)
    return tally


def measure_all(number: int, workers: int) -> Iterator[Tally]:
    """Measure every cell, some at the same time."""
    cells = [(style, layout, number) for style in PACE for layout in (*SIZES, SPREAD, GRAND)]
    with crew_of(workers) as crew:
        yield from crew(measure, cells)


def row_of(style: str, tallies: list[Tally]) -> Row:
    """Work out the chances of a style from its cells."""
    cells = {tally.layout: tally for tally in tallies if tally.style == style}
    groups = [cells[size] for size in SIZES]
    single = [*groups, cells[SPREAD]]
    thrown = sum(tally.thrown for tally in single)
    return Row(
        style,
        tuple(disturbed(tally) for tally in groups),
        disturbed(cells[SPREAD]),
        share(sum(tally.thrown_lost for tally in single), thrown),
        share(sum(tally.old_lost for tally in groups), sum(tally.disturbed for tally in groups)),
        share(cells[GRAND].thrown_lost, cells[GRAND].thrown),
        share(sum(tally.thrown_cocked for tally in single), thrown),
    )


def share(part: float, whole: float) -> Share:
    """Divide; the error is that of independent dice."""
    value = part / whole if whole else 0.0
    return Share(value, sqrt(value * (1 - value) / whole) if whole else 0.0)


def disturbed(tally: Tally) -> Share:
    """Tell the share of disturbed dice, with its error taken from throw to throw."""
    mean = tally.disturbed / tally.throws
    spread = tally.squares / tally.throws - mean * mean
    dice = tally.old / tally.throws
    return Share(mean / dice, sqrt(max(0.0, spread) / tally.throws) / dice)


def accepted(row: Row) -> bool:
    """Tell whether a style is within the bands of S37."""
    least, most, lost = BANDS[row.style]
    in_band = least <= row.hit[2].value <= most and row.out_thrown.value <= lost
    return in_band and row.cocked.value < COCKED


def read() -> list[Tally]:
    """Read what was measured last."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[Tally])


def page(tallies: list[Tally]) -> str:
    """Write the table of the documentation."""
    lines = [
        "| Style | 1 | 2 | 3 | 4 | 5 | others | thrown lost | hit lost | grand lost | unreadable |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for style in PACE:
        row = row_of(style, tallies)
        cells = [*row.hit, row.stray, row.out_thrown, row.out_hit, row.out_grand, row.cocked]
        lines.append(f"| {style} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def calibrate(number: int, workers: int = 2) -> bool:
    """Measure with so many throws in each cell, print what was found, and keep it if it counts."""
    tallies = list(measure_all(number, workers))
    if number >= ENOUGH:
        RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(tallies), indent=1) + b"\n")
    throws = sum(tally.throws for tally in tallies)
    late = sum(tally.late for tally in tallies)
    print(page(tallies))
    print(f"{engine()}: {throws} throws, {late} of them at the limit of time")
    return late <= (1 - IN_TIME) * throws and all(accepted(row_of(s, tallies)) for s in PACE)
