"""What happens when a player's time runs out, or when a player leaves for good [E33]."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.easycome.events import SeatLeft
from flambeur.games.easycome.moves import Claim, Keep
from flambeur.games.easycome.order import RollOff, roll_off
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import TWO, pass_on


def on_expiry(moves: Sequence[Move]) -> Move:
    """Choose for a seat whose time is up: the first claim, else the highest die alone."""
    for move in moves:
        if isinstance(move, Claim):
            return move
    return max((move for move in moves if isinstance(move, Keep)), key=_single)


def _single(move: Keep) -> tuple[bool, int]:
    return len(move.dice) == 1, move.dice[-1]


def leave(table: Table, seat: int) -> None:
    """Take a player out: prizes to the centre, the seat is skipped, other counters stand."""
    table.gone = tuple(sorted({*table.gone, seat}))
    table.say(SeatLeft(seat, table.prizes_of(seat)))
    table.owners = [None if owner == seat else owner for owner in table.owners]
    table.holds[seat] = None
    _end_if_decided(table)
    if table.winner is not None or not table.stack:
        return
    match table.stack[-1]:
        case RollOff(seats=seats, totals=totals):
            table.stack.pop()
            _roll_off_without(table, seat, seats, totals)
        case _ if table.active == seat:
            table.stack.pop()
            pass_on(table)


def _end_if_decided(table: Table) -> None:
    """Let the last one win, or a hold that is ripe now, or the elder of two that face each other.

    The rules are silent on two players left who both hold three. Neither may be on turn, so the
    hold that would ripen first wins.
    """
    present = table.present
    if len(present) == 1:
        table.win(present[0])
        return
    table.end_if_ripe()
    counts = {seat: count for seat in present if (count := table.holds[seat]) is not None}
    if table.winner is None and len(counts) == len(present) == TWO:
        table.win(max(counts, key=lambda seat: counts[seat]))


def _roll_off_without(
    table: Table, seat: int, seats: tuple[int, ...], totals: tuple[int, ...]
) -> None:
    """Go on rolling for the first turn without a seat."""
    if seat in seats[: len(totals)]:
        place = seats.index(seat)
        totals = totals[:place] + totals[place + 1 :]
    roll_off(table, tuple(other for other in seats if other != seat), totals)
