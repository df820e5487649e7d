"""A table of the engine, read into the numbers of a kernel."""

from typing import Any, cast

from flambeur.core.frame import Frame
from flambeur.fast.lay import THOUSAND, lay
from flambeur.fast.table import MOST_BILLS, NOBODY, Plain
from flambeur.games.vegas.classic.options import VegasOptions
from flambeur.games.vegas.classic.solo import ChooseColours, RollColours, RollRivals
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.round import DrawLeader, NextTurn, RollLoose, ShufflePile
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import BeginTurn, PlaceOrPass, RollHand, RollOrUse
from flambeur.games.vegas.table import Casino, Player, Table


def read(table: Table) -> Plain:
    """Read a whole table, with the roll that lies on it; tiles are left out."""
    t: Any = Plain()
    options = getattr(table, "options", None)
    classic = options if isinstance(options, VegasOptions) else None
    solo = classic.solo if classic else None
    lay(
        t,
        table.edition,
        table.seats,
        neutral=classic is not None and classic.neutral_variant,
        solo=solo.level if solo else None,
    )
    t.rounds, t.round = table.rounds, table.round
    t.leader, t.next_leader = table.leader, table.next_leader
    if solo:
        t.solo_dice, t.preplaced = solo.own_dice or 0, solo.preplaced or 0
    for colour, player in enumerate(table.players):
        _read_player(t, colour, player)
    if isinstance(table, RoyaleTable):
        for seat, notes in enumerate(table.promises):
            t.money[seat] += sum(notes.look()) // THOUSAND
            t.notes[seat] += notes.size()
    for number, casino in enumerate(table.casinos):
        _read_casino(t, number, casino)
    pile = table.pile.look()
    t.pile_size = len(pile)
    for place, bill in enumerate(pile):
        t.pile[place] = bill // THOUSAND
    _read_turn(t, table)
    return cast("Plain", t)


def _read_player(t: Any, colour: int, player: Player) -> None:
    bills = player.bills.look()
    t.money[colour], t.notes[colour] = sum(bills) // THOUSAND, len(bills)
    t.hand[colour], t.big[colour] = player.dice, player.big
    t.neutral[colour], t.chips[colour] = player.neutral, player.chips


def _read_casino(t: Any, number: int, casino: Casino) -> None:
    for place, bill in enumerate(sorted(casino.bills, reverse=True)[:MOST_BILLS]):
        t.bills[number][place] = bill // THOUSAND
    weights = casino.weights()
    for colour in range(t.colours + 1):
        t.dice[number][colour] = weights[colour]


def _read_turn(t: Any, table: Table) -> None:
    """Find out who is on turn, and what was rolled; a tile may have to be decided before."""
    t.player = NOBODY
    for frame in reversed(table.stack):
        if _read_frame(t, table, frame):
            return


def _read_frame(t: Any, table: Table, frame: Frame) -> bool:
    match frame:
        case Choose(seat=seat, own=own, neutral=neutral):
            t.player = seat
            _count(t.roll, own)
            _count(t.roll_neutral, neutral)
        case PlaceOrPass(seat=seat, small=small, big=big):
            t.player = seat
            _count(t.roll, small)
            t.roll_big = big[0] - 1 if big else NOBODY
        case ChooseColours(colours=colours, faces=faces):
            t.player = 0
            for colour in range(t.colours):
                t.shown[colour] = NOBODY
            for colour, face in zip(colours, faces, strict=True):
                t.shown[colour] = face - 1
        case RollColours():
            t.player = 0
        case Roll(seat=seat) | BeginTurn(seat=seat) | RollHand(seat=seat) | RollOrUse(seat=seat):
            t.player = seat
        case NextTurn(seat=seat):
            t.player = _next_with_dice(table, seat)
        case _:
            # Before an opening roll nobody is on turn; other frames are decisions of tiles.
            return isinstance(frame, RollLoose | RollRivals | ShufflePile | DrawLeader)
    return True


def _next_with_dice(table: Table, seat: int) -> int:
    for place in range(seat, seat + table.seats):
        player = table.players[place % table.seats]
        if player.dice or player.big or player.neutral:
            return place % table.seats
    return NOBODY


def _count(counts: Any, faces: tuple[int, ...]) -> None:
    for face in faces:
        counts[face - 1] += 1
