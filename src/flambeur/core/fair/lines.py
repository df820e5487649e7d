"""The lines of a record that every client was shown, and what is hidden in them for now."""

from typing import NamedTuple

from flambeur.core.codec import encode
from flambeur.core.fair.agreement import Ending, Mark
from flambeur.core.record import Entry


class Line(NamedTuple):
    """One line of a game: what everybody may know of it, and what only some may."""

    public: bytes
    hidden: bytes | None = None

    def whole(self) -> bytes:
        """Write the line with nothing withheld."""
        if self.hidden is None:
            return self.public
        return self.public[:-1] + b',"hidden":' + self.hidden + b"}"


def line_of(entry: Entry | Mark | Ending) -> Line:
    """Write one line of the game."""
    if not isinstance(entry, Entry) or entry.audience is None:
        return Line(encode(entry))
    return Line(encode(entry.closed()), encode(entry.move))
