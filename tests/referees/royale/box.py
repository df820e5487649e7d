"""The sixteen tiles in the box [R2.7]."""

from tests.referees.royale.tile import Tile
from tests.referees.royale.tiles.a1_lucky_punch import LuckyPunch
from tests.referees.royale.tiles.a2_jackpot import Jackpot
from tests.referees.royale.tiles.b1_prime_time import PrimeTime
from tests.referees.royale.tiles.b2_fifty_fifty import FiftyFifty
from tests.referees.royale.tiles.c1_high_five import HighFive
from tests.referees.royale.tiles.c2_bad_luck import BadLuck
from tests.referees.royale.tiles.d1_pay_day import PayDay
from tests.referees.royale.tiles.d2_power_play import PowerPlay
from tests.referees.royale.tiles.e1_no_entry import NoEntry
from tests.referees.royale.tiles.e2_knockout import Knockout
from tests.referees.royale.tiles.f1_block_it import BlockIt
from tests.referees.royale.tiles.f2_handicap import Handicap
from tests.referees.royale.tiles.g1_black_box import BlackBox
from tests.referees.royale.tiles.g2_double_down import DoubleDown
from tests.referees.royale.tiles.h1_nice_dice import NiceDice
from tests.referees.royale.tiles.h2_my_choice import MyChoice

KINDS: tuple[type[Tile], ...] = (
    *(LuckyPunch, Jackpot, PrimeTime, FiftyFifty, HighFive, BadLuck, PayDay, PowerPlay),
    *(NoEntry, Knockout, BlockIt, Handicap, BlackBox, DoubleDown, NiceDice, MyChoice),
)
TILES = {kind.id: kind for kind in KINDS}
