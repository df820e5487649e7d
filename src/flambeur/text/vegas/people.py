"""Who is at the table, colour by colour: a name, a mark and a style for each."""

from collections import Counter
from collections.abc import Sequence

from flambeur.games.vegas.table import Table
from flambeur.text.clean import short
from flambeur.text.words import Words

STYLES = ("yellow", "red", "bright_blue", "green", "magenta")
"""By colour; the rivals of the solo game are named after theirs."""
NEUTRAL_STYLE = "white"


class People:
    """The players, the rivals of a solo game, and last the neutral dice."""

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Name every colour on the table."""
        rivals = range(len(seats), len(table.players))
        names = [short(name) for name in seats]
        names += [words(f"vegas-rival-{rival}") for rival in rivals]
        self.names = (*names, words("vegas-neutral"))
        self.marks = marks(self.names)
        self.styles = (*STYLES[: len(names)], NEUTRAL_STYLE)


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """Give everybody their initial, with a number where several share it."""
    initials = [name[:1].upper() or "?" for name in names]
    shared, seen = Counter(initials), Counter[str]()
    found = []
    for initial in initials:
        seen[initial] += 1
        found.append(f"{initial}{seen[initial]}" if shared[initial] > 1 else initial)
    return tuple(found)
