"""The tiles in the box: eight boards of two sides, one file and one line here for each side."""

from flambeur.games.vegas.royale.tiles.a1_lucky_punch import LuckyPunch as LuckyPunch
from flambeur.games.vegas.royale.tiles.a2_jackpot import Jackpot as Jackpot
from flambeur.games.vegas.royale.tiles.b1_prime_time import PrimeTime as PrimeTime
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import FiftyFifty as FiftyFifty
from flambeur.games.vegas.royale.tiles.c1_high_five import HighFive as HighFive
from flambeur.games.vegas.royale.tiles.c2_bad_luck import BadLuck as BadLuck
from flambeur.games.vegas.royale.tiles.d1_pay_day import PayDay as PayDay
from flambeur.games.vegas.royale.tiles.d2_power_play import PowerPlay as PowerPlay
from flambeur.games.vegas.royale.tiles.e1_no_entry import NoEntry as NoEntry
from flambeur.games.vegas.royale.tiles.e2_knockout import Knockout as Knockout
from flambeur.games.vegas.royale.tiles.f1_block_it import BlockIt as BlockIt
from flambeur.games.vegas.royale.tiles.f2_handicap import Handicap as Handicap
from flambeur.games.vegas.royale.tiles.g1_black_box import BlackBox as BlackBox
from flambeur.games.vegas.royale.tiles.g2_double_down import DoubleDown as DoubleDown
from flambeur.games.vegas.royale.tiles.h1_nice_dice import NiceDice as NiceDice
from flambeur.games.vegas.royale.tiles.h2_my_choice import MyChoice as MyChoice
