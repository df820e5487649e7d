"""Who is at the table, colour by colour: a name, a mark and a style for each."""

from collections.abc import Sequence

from flambeur.games.vegas.table import Table
from flambeur.text.clean import short
from flambeur.text.marks import STYLES, marks
from flambeur.text.words import Words

IMAGINARY = (("vegas-neutral", "white"), ("royale-grey", "dim"))
"""The colours that nobody plays, with their styles, in the order of the table."""


class People:
    """The players, the rivals of a solo game, and last the colours that nobody plays."""

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Name every colour on the table."""
        rivals = range(len(seats), len(table.players))
        names = [short(name) for name in seats]
        names += [words(f"vegas-rival-{rival}") for rival in rivals]
        imaginary = IMAGINARY[: table.edition.imaginary]
        self.players = len(names)
        """How many there are without the imaginary ones, who come last."""
        self.names = (*names, *(words(key) for key, _ in imaginary))
        self.marks = marks(self.names)
        self.styles = (*STYLES[: len(names)], *(style for _, style in imaginary))
