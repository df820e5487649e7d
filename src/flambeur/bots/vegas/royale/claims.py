"""What a tile would give to everybody as it lies: in the payout, or the next time it works."""

from collections.abc import Callable
from typing import Any

from flambeur.bots.vegas.royale.due import JACKPOTS
from flambeur.fast.lay import THOUSAND
from flambeur.fast.royale.prices import worth_of
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.fines import ChooseChips, CollectFine
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import (
    BadLuck,
    BlackBox,
    DoubleDown,
    HighFive,
    Jackpot,
    MyChoice,
    NiceDice,
    NoEntry,
    PayDay,
    PowerPlay,
    PrimeTime,
)
from flambeur.games.vegas.royale.values import (
    BAD_LUCK_FINE,
    BLACK_BOX,
    DOUBLE_DOWN,
    GOLDEN_SPACE,
    HIGH_FIVE,
    JACKPOT,
    NICE_DICE,
    NO_ENTRY,
    PAY_DAY_PER_CASINO,
)
from flambeur.games.vegas.tile import Tile

Claims = dict[int, float]
"""By seat, in thousands; who is not there has none."""
LEAD = 30.0
"""What it means to lead where a tile helps the leader; how much that is, is learned."""


def claims(table: RoyaleTable, tile: Tile) -> Claims:
    """Tell who may claim how much of a tile."""
    claim = CLAIMS.get(type(tile))
    return claim(table, tile) if claim else {}


def _jackpot(table: RoyaleTable, tile: Jackpot) -> Claims:
    return dict.fromkeys(range(table.seats), JACKPOTS * JACKPOT[tile.index] / THOUSAND)


def _no_entry(table: RoyaleTable, tile: NoEntry) -> Claims:
    reward = NO_ENTRY[(tile.index + 1) % len(NO_ENTRY)]
    return dict.fromkeys(range(table.seats), worth_of(reward))


def _high_five(_: RoyaleTable, tile: HighFive) -> Claims:
    return {} if tile.owner is None else {tile.owner: worth_of(HIGH_FIVE)}


def _bad_luck(table: RoyaleTable, tile: BadLuck) -> Claims:
    """Fine everybody who counts least; once fines are being paid, whoever has not paid yet."""
    fines = [frame for frame in table.stack if isinstance(frame, ChooseChips | CollectFine)]
    payers = [frame.seat for frame in fines] or tile.lowest(table)
    return dict.fromkeys(payers, -BAD_LUCK_FINE / THOUSAND)


def _pay_day(table: RoyaleTable, _: PayDay) -> Claims:
    weights = [casino.weights() for casino in table.casinos]
    each = PAY_DAY_PER_CASINO / THOUSAND
    return {seat: each * sum(row[seat] > 0 for row in weights) for seat in range(table.seats)}


def _power_play(_: RoyaleTable, tile: PowerPlay) -> Claims:
    return {} if tile.holder is None else {tile.holder: LEAD}


def _prime_time(table: RoyaleTable, tile: PrimeTime) -> Claims:
    return _leader(table, tile, LEAD)


def _black_box(table: RoyaleTable, tile: BlackBox) -> Claims:
    return _leader(table, tile, sum(BLACK_BOX) / 2 / THOUSAND)


def _leader(table: RoyaleTable, tile: Tile, amount: float) -> Claims:
    at = table.casinos[tile.casino - 1]
    wins = settle(at.weights(), at.bills).wins
    return {wins[0][0]: amount} if wins and wins[0][0] < table.seats else {}


def _double_down(table: RoyaleTable, tile: DoubleDown) -> Claims:
    weights = [small + 2 * big for small, big in map(tile.dice_of, range(table.seats))]
    places = settle(weights, [reward.cash for reward in DOUBLE_DOWN]).wins
    return {seat: cash / THOUSAND for seat, cash in places}


def _nice_dice(table: RoyaleTable, tile: NiceDice) -> Claims:
    found = dict.fromkeys(range(table.seats), 0.0)
    for die in tile.parked:
        found[die.owner] += worth_of(NICE_DICE[die.face])
    return found


def _my_choice(_: RoyaleTable, tile: MyChoice) -> Claims:
    return {} if tile.gold is None else {tile.gold[0]: worth_of(GOLDEN_SPACE)}


CLAIMS: dict[type[Tile], Callable[[RoyaleTable, Any], Claims]] = {
    Jackpot: _jackpot,
    PrimeTime: _prime_time,
    HighFive: _high_five,
    BadLuck: _bad_luck,
    PayDay: _pay_day,
    PowerPlay: _power_play,
    NoEntry: _no_entry,
    BlackBox: _black_box,
    DoubleDown: _double_down,
    NiceDice: _nice_dice,
    MyChoice: _my_choice,
}
"""Other tiles do their work at once, or move dice only."""
