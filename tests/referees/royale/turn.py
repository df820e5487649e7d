"""A turn of Royale: roll or use the token, place or pass [R4, RD2.3, RE1.6]."""

from tests.referees.royale.table import Table
from tests.referees.royale.tiles.d2_power_play import PowerPlay
from tests.referees.words import Move, Steps, ask, roll


def take_turn(table: Table, seat: int) -> Steps[None]:
    """Let a seat take its turn."""
    token = table.find(PowerPlay)
    if token is not None and token.holder == seat:
        used = yield from token.offer(seat)
        if used:
            return
    yield from roll_and_place(table, seat)


def roll_and_place(table: Table, seat: int) -> Steps[None]:
    """Roll all dice in hand; place one face, or pay a chip and keep them [R4.2 to R4.6]."""
    hand = table.hands[seat]
    small, *rest = yield from roll(*((hand.small, hand.big) if hand.big else (hand.small,)))
    big = rest[0] if rest else ()
    table.rolled = {(face, False) for face in small} | {(face, True) for face in big}
    faces = {*small, *big} - {table.closed}
    if not faces:
        yield from _all_closed(table, seat)
        return
    passing: list[Move] = [("pass",)] if table.money.chips[seat] else []
    move = yield from ask(seat, [*passing, *(("place", face) for face in faces)])
    if move == ("pass",):
        table.money.chips[seat] -= 1
        return
    yield from place(table, seat, move[1], (small.count(move[1]), big.count(move[1])))


def _all_closed(table: Table, seat: int) -> Steps[None]:
    """Every die shows the closed casino: pass for nothing, or as agreed [RE1.6]."""
    match table.options["all_faces_closed"]:
        case "reroll":
            yield from roll_and_place(table, seat)
        case "chip_first":
            table.money.chips[seat] -= min(1, table.money.chips[seat])


def place(table: Table, seat: int, casino: int, dice: tuple[int, int]) -> Steps[None]:
    """Put small and big dice from the hand into a casino and activate its tile [R11.1]."""
    small, big = dice
    table.hands[seat].add(-small, -big)
    table.put(casino, seat, small, big)
    yield from table.activate(casino, seat)
