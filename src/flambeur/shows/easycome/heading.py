"""How far a game of Easy Come is."""

from flambeur.games.easycome.table import Table
from flambeur.protocol.lines import Phrase, dots, line


def heading(table: Table) -> Phrase:
    """Say which turn it is, and how many prizes lie in the centre."""
    parts: list[Phrase] = [line("easycome-turn", number=table.turn_no)] if table.turn_no else []
    parts.append(line("easycome-centre", count=table.owners.count(None)))
    if table.challenge:
        parts.append(line("easycome-challenge", number=table.challenge))
    return dots(parts)
