"""What a player has won, as far as it may be seen."""

from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.table import Table


def purse(table: Table, seat: int) -> tuple[int, int | None]:
    """Count bills and what they are worth, if it is known; a promise of the bank is a bill."""
    assert isinstance(table, RoyaleTable)  # noqa: S101 - these words are for no other table
    bills, notes = table.players[seat].bills, table.promises[seat]
    count = bills.size() + notes.size()
    if bills.value is None or notes.value is None:
        return count, None
    return count, sum(bills.value) + sum(notes.value)
