"""Who tells which edition of Vegas."""

from collections.abc import Sequence

from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table
from flambeur.text.royale.teller import RoyaleTeller
from flambeur.text.teller import Teller
from flambeur.text.vegas.teller import VegasTeller
from flambeur.text.words import Words


def teller_of_edition(words: Words, names: Sequence[str], table: Table) -> Teller:
    """Make the one who tells the edition that this table is of."""
    if isinstance(table, RoyaleTable):
        return RoyaleTeller(words, names, table)
    return VegasTeller(words, names, table)
