"""The vectors that depend on the table of styles, for the measured table [S37, S40].

`python -m tests.games.strike.calibrated` writes `tests/vectors/strike_calibrated.json`. The file
of vectors itself stays as it is: the designed table goes on to prove the formulas.
"""

import json
from collections import Counter, defaultdict
from copy import deepcopy
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from flambeur.games.strike.styles import MILLION, STYLES, Style

FOLDER = Path(__file__).parents[2] / "vectors"
FILE = FOLDER / "strike_calibrated.json"
ORIGINAL = {v["id"]: v for v in json.loads((FOLDER / "strike_vectors.json").read_text())["vectors"]}
DESIGNED = {
    "soft": Style((20_000, 20_000, 20_000, 20_000, 20_000), 0, 2_000, 0, 5_000),
    "normal": Style((150_000, 140_000, 130_000, 120_000, 110_000), 20_000, 15_000, 2_000, 20_000),
    "hard": Style((280_000, 260_000, 240_000, 220_000, 200_000), 50_000, 80_000, 10_000, 80_000),
}
"""The table as it was designed, before anything was measured."""
JUST, X, NUMBERS = 100, 1, range(2, 7)
"""A draw this far below a chance, in millionths, is just a hit; the X; what can be taken."""

Vector = dict[str, Any]
Table = dict[str, Style]


def odds(row: Style, k: int, targets: str) -> dict[str, float]:
    """Go through all ends of a throw at k different dice, one by one [S42, S43]."""
    hit = row.hit[k - 1] if targets == "all" else row.stray
    dice = [_thrown(row.out_thrown), *(_old(face, hit, row.out_hit) for face in range(2, 2 + k))]
    found: defaultdict[str, float] = defaultdict(float)
    for ends in product(*(die.items() for die in dice)):
        chance = prod(share for _, share in ends)
        faces = Counter(face for face, _ in ends)
        taken = sum(faces[face] for face in NUMBERS if faces[face] > 1)
        found["p_match"] += chance * (taken > 0)
        found["mean_taken"] += chance * taken
        found["p_empty"] += chance * all(faces[face] != 1 for face in NUMBERS)
        found["mean_lost"] += chance * (faces[0] + faces[X])
    return {name: round(value, 10) for name, value in found.items()}


def _thrown(out: int) -> dict[int, float]:
    """Tell what a die may show, 0 if it is lost."""
    lost = out / MILLION
    return {0: lost, **dict.fromkeys(range(1, 7), (1 - lost) / 6)}


def _old(face: int, hit: int, out: int) -> dict[int, float]:
    shares = {shown: share * hit / MILLION for shown, share in _thrown(out).items()}
    shares[face] += 1 - hit / MILLION
    return shares


def draws(table: Table) -> dict[str, Vector]:
    """Write the draws that are about a chance of the table, as the vectors have them [S42]."""
    normal, hard = table["normal"], table["hard"]
    wanted = {
        "D03": {0: hard.out_thrown - JUST},
        "D04": {0: hard.out_thrown, 2: hard.stray},
        "D05": {2: hard.hit[0] - JUST},
        "D06": {2: (hard.hit[0] + hard.hit[1]) // 2, 3: hard.hit[1] - JUST},
        "D07": {3: max(0, hard.out_hit - JUST)},
        "D09": {2: normal.stray - JUST, 5: normal.hit[0] + 50_000},
        "D10": {2: hard.out_grand - JUST},
    }
    found = {name: _drawn(ORIGINAL[name], places) for name, places in wanted.items()}
    if not hard.out_hit:
        _keep_in(found["D07"])
    return found


def _drawn(vector: Vector, places: dict[int, int]) -> Vector:
    u = [
        places[place] / MILLION if place in places else drawn
        for place, drawn in enumerate(vector["u"])
    ]
    return {"u": u, "expect": deepcopy(vector["expect"])}


def _keep_in(vector: Vector) -> None:
    """Let a disturbed die stay where none is knocked out: one draw more, and a face."""
    vector["u"].append(0.7)
    vector["expect"]["observed"]["1"] = {"at": "in", "read": 5}


def corrections(table: Table) -> list[Vector]:
    """List what a table changes, each with the values before and after."""
    odd = {
        name: {"expect": odds(table[v["style"]], v["k"], v["targets"])}
        for name, v in ORIGINAL.items()
        if v["kind"] == "throw_prob"
    }
    return [_change(name, new) for name, new in (draws(table) | odd).items()]


def _change(name: str, new: Vector) -> Vector:
    """Tell what is new in a vector, and what stood there."""
    vector = ORIGINAL[name]
    changed = {field: value for field, value in new.items() if value != vector[field]}
    old = {field: vector[field] for field in changed}
    return {"id": name, "clauses": ["S40", *vector["clauses"]], "old": old, "new": changed}


def corrected(kind: str) -> list[Vector]:
    """List the vectors of a kind as they are with the measured table."""
    return [
        {**ORIGINAL[change["id"]], **change["new"]}
        for change in json.loads(FILE.read_text())["vectors"]
        if ORIGINAL[change["id"]]["kind"] == kind
    ]


def main() -> None:
    """Write the file."""
    why = json.dumps("S37 writes what was measured into the table of S40; S42 and S43 follow")
    tables = json.dumps(msgspec.to_builtins({"old": DESIGNED, "new": STYLES}))
    lines = ",\n".join(json.dumps(change) for change in corrections(STYLES))
    FILE.write_text(f'{{"why": {why},\n"tables": {tables},\n"vectors": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
