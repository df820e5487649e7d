"""The payout of Royale in its five steps [R5, R7, R11.2]."""

from tests.referees.royale.table import CASINOS, Owner, Table
from tests.referees.words import Steps


def pay_out(table: Table) -> Steps[int]:
    """Pay everything, and tell who starts the next round."""
    for kind in ("B1", "C2"):
        for tile in table.tiles.values():
            if tile.id == kind:
                yield from tile.before_payout()
    winners: dict[int, list[Owner]] = {}
    for casino in CASINOS:
        winners[casino] = _pay(table, casino)
        if casino in table.tiles:
            yield from table.tiles[casino].during_payout()
    for tile in table.tiles.values():
        yield from tile.after_payout()
    return _next_leader(table, winners)


def _pay(table: Table, casino: int) -> list[Owner]:
    """Pay the two cards of a casino, the higher one first; tell who took them [R5.2 to R5.4]."""
    winners = table.order(casino)[:2]
    takers: list[Owner | None] = [*winners, None, None]
    for card, owner in zip(sorted(table.cards[casino], reverse=True), takers, strict=False):
        if isinstance(owner, int):
            table.money.cards[owner].append(card)
        else:
            _unclaimed(table).append(card)
    table.cards[casino] = []
    return winners


def _unclaimed(table: Table) -> list[int]:
    """Tell where cards go that nobody won: under the pile, or into the bank [R5.4, R10.8]."""
    to_bank = table.options["unclaimed_cards"] == "bank" and table.tiles
    return table.money.bank if to_bank else table.pile


def _next_leader(table: Table, winners: dict[int, list[Owner]]) -> int:
    """Look for the highest casino where a real player won a card [R7.3 to R7.5]."""
    counted = 1 if table.options["start_fallback"] == "skip_casino" else 2
    for casino in reversed(CASINOS):
        for owner in winners[casino][:counted]:
            if isinstance(owner, int):
                return owner
    return table.leader
