"""Positions of Easy Come built by hand, for the tests of the game and of its bots."""

from collections.abc import Iterator, Mapping
from random import Random

from flambeur.core.chance import Rolled
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.easycome import GAME, Claim, EasyComeOptions, Keep, Prize, Table
from flambeur.games.easycome.prizes import NUMBERS
from flambeur.games.easycome.turn import Choose, begin_turn
from flambeur.sources import SeededSource


def position(
    seats: int = 2,
    owners: Mapping[str, int] | None = None,
    holds: Mapping[int, int] | None = None,
    active: int = 0,
    *,
    full_round: bool = False,
) -> Table:
    """Build a table at the start of a turn: prizes by owner, and the counters of the holds."""
    table = GAME.start(seats, EasyComeOptions(full_round, first_player=0))
    for prize, owner in (owners or {}).items():
        table.owners[NUMBERS[Prize(prize)]] = owner
    for seat, count in (holds or {}).items():
        table.holds[seat] = count
    table.stack.clear()
    table.said.clear()
    challenge = table.holds[1 - active] if seats == 2 else None
    begin_turn(table, active, None if challenge is None else challenge + 1)
    table.said.clear()
    table.turn_no = 1
    return table


def roll(table: Table, *values: int) -> list[object]:
    """Let these dice fall."""
    return [*play(table, Rolled((tuple(sorted(values)),)))]


def keep(table: Table, *values: int) -> list[object]:
    """Set dice aside for the seat on turn, if they may be."""
    move = Keep(tuple(sorted(values)))
    assert move in moves(table)
    return [*play(table, move)]


def claim(table: Table, prize: str) -> list[object]:
    """Claim a prize for the seat on turn, if it may be."""
    move = Claim(Prize(prize))
    assert move in moves(table)
    return [*play(table, move)]


def said(table: Table) -> list[object]:
    """List the events that nobody has been told yet."""
    return [*table.said]


def moves(table: Table) -> tuple[object, ...]:
    """List the legal moves; none while chance is awaited or the game is over."""
    awaited = turn(table)
    return awaited.moves if isinstance(awaited, Choice) else ()


def claimable(table: Table) -> list[str]:
    """List what can be claimed now."""
    return [move.prize.value for move in moves(table) if isinstance(move, Claim)]


def owned(table: Table) -> dict[str, int]:
    """Write the owners as the vectors do: only prizes that are not in the centre."""
    return {
        prize: owner
        for prize, number in NUMBERS.items()
        if (owner := table.owners[number]) is not None
    }


def running(table: Table) -> dict[int, int]:
    """Write the holds as the vectors do."""
    return {seat: count for seat, count in enumerate(table.holds) if count is not None}


def on_turn(table: Table) -> int | None:
    """Tell whose turn it is; nobody's once the game is won."""
    return None if table.winner is not None else table.active


def between_turns(table: Table) -> bool:
    """Tell whether a turn has ended and nothing of the next has been rolled."""
    return not table.stack or table.stack[-1] == FIRST_ROLL


def deciding(table: Table) -> Choose:
    """Return the frame in which the seat on turn decides."""
    frame = table.stack[-1]
    assert isinstance(frame, Choose)
    return frame


FIRST_ROLL = position().stack[-1]
SHOWN = {
    "FOUR_KIND": (3, 3, 3, 3),
    "TWO_PAIRS": (0, 0, 4, 4),
    "TRIPLE_ODD": (1, 1, 1, 3),
    "TRIPLE_EVEN": (2, 2, 2, 4),
    "SUM_7": (0, 1, 2, 4),
    "SUM_13": (1, 3, 4, 5),
    "SUM_LE_3": (0, 0, 0, 1),
    "SUM_GE_17": (3, 4, 5, 5),
    "STRAIGHT": (0, 1, 2, 3),
}
"""Dice that satisfy this prize and no other."""
NOTHING = (0, 0, 0, 5)
"""Dice that satisfy no prize."""


def whole_turn(table: Table, prize: str | None) -> list[object]:
    """Play a turn on its first roll, with this prize or with none."""
    roll(table, *(NOTHING if prize is None else SHOWN[prize]))
    return keep(table, *NOTHING) if prize is None else claim(table, prize)


def random_tables(
    seats: int, games: int, options: EasyComeOptions | None = None
) -> Iterator[Table]:
    """Give every table of some random games, before each move and at the end."""
    for seed in range(games):
        random, source, table = Random(seed), SeededSource(seed), GAME.start(seats, options)
        while not isinstance(awaited := turn(table), Over):
            yield table
            if isinstance(awaited, Chance):
                play(table, source.settle(awaited.distribution))
            else:
                play(table, random.choice(awaited.moves))
        yield table
