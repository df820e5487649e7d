"""Who tells which edition of Vegas in a terminal."""

from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table
from flambeur.shows.royale.teller import RoyaleTeller
from flambeur.shows.teller import Teller
from flambeur.shows.vegas.teller import VegasTeller
from flambeur.words.speaker import Speaker


def teller_of_edition(speaker: Speaker, table: Table) -> Teller:
    """Make the one who tells the edition that this table is of."""
    if isinstance(table, RoyaleTable):
        return RoyaleTeller(speaker, table)
    return VegasTeller(speaker, table)
