"""C2 Bad Luck: when the round is over, whoever has fewest dice here pays 50,000."""

from flambeur.games.vegas.royale.bank import fine
from flambeur.games.vegas.royale.events import BadLuckNoted, Fined
from flambeur.games.vegas.royale.kit import RoyaleTable, TileData
from flambeur.games.vegas.royale.reward import CHIP, SMALLEST_CARD


class BadLuck(TileData, frozen=True):
    """The seats that will have to pay."""

    id = "C2"
    payers: tuple[int, ...] = ()

    def before_payout(self, table: RoyaleTable) -> None:
        """Note who counts least [RC2.2]."""
        payers = self.lowest(table)
        noted = table.change(self, payers=payers)
        table.say(BadLuckNoted(payers))
        if table.options.bad_luck_timing == "before_payout":
            noted.collect(table)

    def lowest(self, table: RoyaleTable) -> tuple[int, ...]:
        """List all real players on the lowest weight, zero included [RC2.2]."""
        weights = [table.weight(self.casino, seat) for seat in range(table.seats)]
        return tuple(s for s, weight in enumerate(weights) if weight == min(weights))

    def after_payout(self, table: RoyaleTable) -> None:
        """Collect the fine, so that this round's winnings can be used [RC2.3]."""
        if table.options.bad_luck_timing == "after_payout":
            self.collect(table)

    def collect(self, table: RoyaleTable) -> None:
        """Let the noted players pay, clockwise from the leader [R11.2]."""
        for seat in sorted(self.payers, key=lambda seat: (seat - table.leader) % table.seats):
            pay_fine(table, seat)


def pay_fine(table: RoyaleTable, seat: int) -> None:
    """Take cards before chips; change comes in cards, or not at all [RC2.4 to RC2.7]."""
    exact = table.options.fine_change == "exact"
    promised = table.promises[seat].look()
    owned = (*table.players[seat].bills.look(), *promised)
    paid = fine(owned, table.players[seat].chips, exact=exact)
    table.give_up(seat, paid.cards)
    table.lose_chips(seat, paid.chips)
    change = paid.change
    if change >= SMALLEST_CARD:
        table.pay_out(seat, change)
    elif change:
        table.promise(seat, change)
    amount = sum(paid.cards) + CHIP * paid.chips - change
    table.say(Fined(seat, amount, paid.chips, len(paid.cards), change))
