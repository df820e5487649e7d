"""What is under way at tiles: throws and decisions that will bring money, on average."""

from flambeur.fast.lay import THOUSAND
from flambeur.fast.royale.bets import standing, thrown
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens, HideTokens
from flambeur.games.vegas.royale.tiles.a2_jackpot import Jackpot, ThrowForJackpot
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import FiftyFifty, StopOrBet, ThrowOn
from flambeur.games.vegas.royale.tiles.h2_my_choice import ThrowForChoice
from flambeur.games.vegas.royale.values import JACKPOT

JACKPOTS = 1 / 3
"""How often two dice show seven or a double."""


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
