"""A table of Royale of the engine, read into the numbers of a kernel at any moment of a round."""

from collections.abc import Iterable
from typing import Any, cast

from flambeur.fast import read
from flambeur.fast.lay import THOUSAND
from flambeur.fast.royale.bank import SMALLEST
from flambeur.fast.royale.frames import read_frame
from flambeur.fast.royale.kept import read_tile
from flambeur.fast.royale.lay import can_play, note_tiles, number_of
from flambeur.fast.rules import CHIP
from flambeur.fast.table import CASINOS, NOBODY, Plain
from flambeur.games.vegas.round import DrawLeader, NextTurn, RollLoose, ShufflePile
from flambeur.games.vegas.royale.draw import DrawBoards, TurnSides
from flambeur.games.vegas.royale.round import PayCasino
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollHand, RollOrUse
from flambeur.games.vegas.table import Table

UNREADY = (ShufflePile, DrawLeader, TurnSides)
"""What belongs to no round yet, and the middle of a draw."""


def can_read(table: Table) -> bool:
    """Tell whether kernels can go on from here: a round is being played by options they know."""
    return (
        isinstance(table, RoyaleTable)
        and can_play(table.options)
        and bool(table.stack)
        and not isinstance(table.stack[-1], UNREADY)
    )


def read_royale(table: RoyaleTable) -> Plain:
    """Read a whole table of which nothing is hidden; `can_read` tells whether that is possible."""
    if not can_read(table):
        raise ValueError("kernels do not know these options, or no round is being played")
    t: Any = read.read(table)
    note_tiles(t, table.options)
    for seat, player in enumerate(table.players):
        _count(t.cards[seat], player.bills.look())
        _count(t.promises[seat], table.promises[seat].look())
    _count(t.bank, table.bank)
    _read_casinos(t, table)
    _read_last(t, table)
    _read_player(t, table)
    read_frame(t, table.stack[-1])
    return cast("Plain", t)


def _count(counts: list[int], cards: Iterable[int]) -> None:
    for card in cards:
        counts[card // THOUSAND // CHIP - SMALLEST] += 1


def _read_casinos(t: Any, table: RoyaleTable) -> None:
    for number, casino in enumerate(table.casinos):
        t.dice[number][t.colours + 1] = casino.weights()[table.grey]
        t.big_at[number] = sum(1 << colour for colour in casino.big)
        if casino.tile is not None:
            t.tile[number] = number_of(casino.tile.id)
            read_tile(t, casino.tile)


def _read_last(t: Any, table: RoyaleTable) -> None:
    """Read what was placed last, and what else was rolled with it; Nice Dice looks at it."""
    last = table.last
    if last is None:
        return
    t.placed = last.face - 1
    t.roll[t.placed] = last.placed
    for face in last.rest:
        t.roll[face - 1] += 1
    big = t.placed + 1 if last.placed_big else next(iter(last.rest_big), 0)
    t.roll_big = big - 1 if big else NOBODY


def _read_player(t: Any, table: RoyaleTable) -> None:
    """Find out whose turn it is while a tile asks; in the payout nobody's, but casinos have paid.

    Who begins a round is on turn before the tiles are laid.
    """
    match table.stack[-1]:
        case RollHand() | RollOrUse() | PlaceOrPass():
            return
        case DrawBoards() | RollLoose():
            t.player = t.leader
            return
    coming = next((frame.seat for frame in table.stack if isinstance(frame, NextTurn)), None)
    if coming is not None:
        t.player = coming - 1
        return
    t.player = NOBODY
    unpaid = [frame.casino for frame in table.stack if isinstance(frame, PayCasino)]
    t.paid = min(unpaid) - 1 if unpaid else CASINOS
