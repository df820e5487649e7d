"""How far a game of Vegas is."""

from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Phrase, Seat, dots, line


def heading(table: Table) -> Phrase:
    """Say which round it is, who started it, and how many bills are in the pile."""
    parts: list[Phrase] = [line("vegas-round", round=table.round, rounds=table.rounds)]
    if not table.is_solo and table.round:
        parts.append(line("vegas-starter", name=Seat(table.leader)))
    parts.append(line("vegas-pile", count=table.pile.size()))
    return dots(parts)
