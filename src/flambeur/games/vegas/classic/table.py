"""The table of the classic game."""

from flambeur.core.turn import Over
from flambeur.games.vegas.classic.options import VegasOptions
from flambeur.games.vegas.payout import solo_ranks
from flambeur.games.vegas.table import Table


class ClassicTable(Table, kw_only=True):
    """A game of classic Vegas at one moment."""

    options: VegasOptions

    def over(self) -> Over:
        """Rank the players, or tell whether the solo player has beaten all rivals [V10, V12.8]."""
        if not self.is_solo:
            return super().over()
        money = [player.money for player in self.players]
        return Over(solo_ranks(money[0], money[1:]), (money[0],))
