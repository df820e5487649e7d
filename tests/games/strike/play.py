"""Positions of Strike, made by hand."""

from collections.abc import Sequence
from typing import Any

from flambeur.core.state import settle
from flambeur.games.strike import GAME, StrikeOptions, Table
from flambeur.games.strike.aim import launch_at
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import Reading
from flambeur.games.strike.moves import Launch
from flambeur.games.strike.round import EndRound
from flambeur.games.strike.turn import Act

SOFT = launch_at((0, 0), "soft")
GRAND = launch_at((0, 0), "soft", everything=True)
SPOTS = ((-60_000, 0), (-30_000, 0), (0, 0), (30_000, 0), (60_000, 0))


def face_of(read: object) -> int:
    """Read a face as vectors write it: an X, a number, or nothing."""
    return 1 if read == "X" else int(str(read))


def table_of(
    reserves: Sequence[int],
    faces: dict[int, int],
    *,
    active: int = 0,
    first: bool = True,
    alive: Sequence[bool] = (),
    options: StrikeOptions | None = None,
) -> Table:
    """Lay out a position: so many dice in each reserve, and these in the arena."""
    table = GAME.setup(len(reserves), options or StrikeOptions(form="abstract"))
    numbers = iter(range(100, 200))
    table.flying = ()
    table.reserves = [tuple(next(numbers) for _ in range(count)) for count in reserves]
    table.alive = list(alive or [True] * len(reserves))
    table.arena = tuple(
        Lying(die, face, *SPOTS[place]) if table.is_physical else Lying(die, face)
        for place, (die, face) in enumerate(sorted(faces.items()))
    )
    table.round, table.active = 1, active
    table.must_grand = first and not faces
    table.stack = [EndRound(), Act(active, first)]
    return table


def observed(seen: dict[str, Any]) -> tuple[list[Reading], list[int]]:
    """Turn what a vector observes into readings, and list the dice that cannot be read."""
    readings, cocked = [], []
    for die, at in sorted(seen.items(), key=lambda item: int(item[0])):
        if at["at"] != "in":
            readings.append(Reading(int(die), at["at"]))
        elif at["read"] is None:
            readings.append(Reading(int(die), "cocked"))
            cocked.append(int(die))
        else:
            readings.append(Reading(int(die), "in", face_of(at["read"])))
    return readings, cocked


def phase_of(table: Table) -> str:
    """Name the phase as the rules do."""
    settle(table)
    match table.stack[-1:]:
        case [Act(first=first)]:
            return "TURN_START" if first else "DECIDE"
        case []:
            return "ROUND_OVER"
        case _:
            return "FLYING"


def spun(launch: Launch, **changes: Any) -> Launch:
    """Change a launch in some numbers, whatever they are."""
    fields = {name: getattr(launch, name) for name in launch.__struct_fields__}
    return Launch(**{**fields, **changes})
