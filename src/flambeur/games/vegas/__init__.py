"""Vegas: roll, choose a face, outnumber the others; but equals cancel."""

from flambeur.games.vegas.classic.options import Solo, VegasOptions
from flambeur.games.vegas.editions import CLASSIC_2012, CLASSIC_2018, CLASSICS, GAMES, ROYALES
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table

__all__ = [
    "CLASSICS",
    "CLASSIC_2012",
    "CLASSIC_2018",
    "GAMES",
    "ROYALES",
    "Place",
    "Solo",
    "Table",
    "VegasOptions",
]
