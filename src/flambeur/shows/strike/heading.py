"""How far a game of Strike is."""

from flambeur.games.strike.table import Table
from flambeur.protocol.lines import Phrase, dots, line


def heading(table: Table) -> Phrase:
    """Say which round it is, and how many dice lie in the arena and are out of the game."""
    parts: list[Phrase] = []
    if table.rounds > 1:
        parts.append(line("strike-round", number=table.round, rounds=table.rounds))
    parts.append(line("strike-in-arena", count=len(table.arena)))
    parts.append(line("strike-out-of-game", count=len(table.lost)))
    return dots(parts)
