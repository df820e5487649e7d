"""A record of format 2, as bytes."""

from collections.abc import Iterable

from flambeur.core.codec import encode
from flambeur.core.fair.agreement import Beginning, Ending, Mark, Opened, Sealed
from flambeur.core.fair.lines import line_of
from flambeur.core.record import Entry

Begun = tuple[bytes, Beginning]
"""The exact bytes of an agreement, and what became of it."""
Logged = Entry | Mark | Ending | Sealed
"""What stands between the beginnings and the seed."""


def write_record(beginnings: Iterable[Begun], game: Iterable[Logged], seed: str | None) -> bytes:
    """Write beginnings, the lines of the game with their seals, and the seed if it is open."""
    lines = [line for agreement, begun in beginnings for line in (agreement, encode(begun))]
    lines += map(write_line, game)
    if seed is not None:
        lines.append(encode(Opened(seed)))
    return b"".join(line + b"\n" for line in lines)


def write_line(row: Logged | Opened) -> bytes:
    """Write one line, with nothing withheld."""
    return encode(row) if isinstance(row, Sealed | Opened) else line_of(row).whole()
