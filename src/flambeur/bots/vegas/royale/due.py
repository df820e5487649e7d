"""What is under way at tiles: throws and decisions that will bring money, on average."""

from functools import cache
from itertools import product

from flambeur.fast.lay import THOUSAND
from flambeur.games.vegas.royale.reward import CHIP, Reward
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.a2_jackpot import Jackpot, ThrowForJackpot
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import FiftyFifty, StopOrBet, ThrowOn
from flambeur.games.vegas.royale.tiles.h2_my_choice import ThrowForChoice
from flambeur.games.vegas.royale.values import FIFTY_FIFTY, JACKPOT

JACKPOTS = 1 / 3
"""How often two dice show seven or a double."""
TOTALS = [one + other for one, other in product(range(1, 7), repeat=2)]
TOP = len(FIFTY_FIFTY) - 1


def thousands(reward: Reward) -> float:
    """Tell what a reward is worth."""
    return (reward.cash + CHIP * reward.chips) / THOUSAND


def due(table: RoyaleTable) -> tuple[list[float], set[tuple[str, int]]]:
    """Tell by seat what is coming, in thousands; and which tiles, with whom, are at work besides.

    What a fist or a choice of results brings depends on others, and is learned from games.
    """
    coming, at_work = [0.0] * table.seats, set()
    for frame in reversed(table.stack):
        if not frame.waits:
            break
        match frame:
            case ThrowForJackpot(seat=seat, casino=casino):
                coming[seat] += JACKPOTS * JACKPOT[table.tile(casino, Jackpot).index] / THOUSAND
            case ThrowOn(seat=seat, casino=casino, higher=higher):
                tile = table.tile(casino, FiftyFifty)
                coming[seat] += thrown(tile.index, tile.total, higher)
            case StopOrBet(seat=seat, casino=casino):
                tile = table.tile(casino, FiftyFifty)
                coming[seat] += standing(tile.index, tile.total)
            case HideTokens(seat=seat) | GuessTokens(seat=seat):
                at_work.add(("A1", seat))
            case ThrowForChoice(seat=seat):
                at_work.add(("H2", seat))
    return coming, at_work


@cache
def standing(index: int, total: int) -> float:
    """Tell what Fifty Fifty brings from this space on, if one stops and bets at one's best."""
    now = thousands(FIFTY_FIFTY[index])
    if index == TOP:
        return now
    return max(now, thrown(index, total, higher=True), thrown(index, total, higher=False))


@cache
def thrown(index: int, total: int, higher: bool | None) -> float:  # noqa: FBT001 - as the rules do
    """Tell what Fifty Fifty brings with a throw, the first one or one on a bet."""
    hits = [
        new
        for new in TOTALS
        if higher is None or (higher and new > total) or (not higher and new < total)
    ]
    return sum(standing(index + 1, new) for new in hits) / len(TOTALS)
