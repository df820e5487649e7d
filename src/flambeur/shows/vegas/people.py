"""Who is at the table, colour by colour: what they are called, a mark and a style for each."""

from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Phrase, Seat, line
from flambeur.shows.marks import STYLES, marks
from flambeur.words.speaker import Speaker

IMAGINARY = (("vegas-neutral", "white"), ("royale-grey", "dim"))
"""The colours that nobody plays, with their styles, in the order of the table."""


def colours_of(table: Table) -> tuple[Phrase, ...]:
    """Name the players, the rivals of a solo game, and last the colours that nobody plays."""
    rivals = range(table.seats, len(table.players))
    imaginary = IMAGINARY[: table.edition.imaginary]
    return (
        *(Seat(seat) for seat in range(table.seats)),
        *(line(f"vegas-rival-{rival}") for rival in rivals),
        *(line(key) for key, _ in imaginary),
    )


class People:
    """The same as they are shown in a terminal."""

    def __init__(self, speaker: Speaker, table: Table) -> None:
        """Name every colour on the table."""
        self.names = tuple(map(speaker.say, colours_of(table)))
        self.marks = marks(self.names)
        imaginary = IMAGINARY[: table.edition.imaginary]
        players = STYLES[: len(table.players)]
        self.styles = (*players, *(style for _, style in imaginary))
