"""D1 Pay Day: 10,000 for every casino that holds a die of yours."""

from flambeur.games.vegas.royale.kit import RoyaleTable, TileData, worth
from flambeur.games.vegas.royale.values import PAY_DAY_PER_CASINO


class PayDay(TileData, frozen=True):
    """Pays by presence; dice on tiles are in no casino [RD1.3]."""

    id = "D1"

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Pay at once [RD1.2]."""
        casinos = {n for n, casino in enumerate(table.casinos, 1) if casino.weights()[seat]}
        if table.options.pay_day_counts_activated:
            casinos.add(self.casino)
        table.reward(seat, worth(len(casinos) * PAY_DAY_PER_CASINO), self.id)
