"""Records on disk: read with care, written line by line."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

from flambeur.cli.parser import Refusal
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.core.fair.agreement import Opened
from flambeur.core.fair.record import Record
from flambeur.core.fair.writing import write_line
from flambeur.core.match import Match, resume
from flambeur.families import family_of, find
from flambeur.shows.teller import Teller
from flambeur.sources import NoSource
from flambeur.words.catalogues import Words

T = TypeVar("T")


def read_bytes(words: Words, file: str) -> bytes:
    """Read a file or refuse with a sentence."""
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal(words("error-file", file=file, reason=reason)) from error


def read_match(words: Words, file: str, version: int | None = None) -> Match[Any]:
    """Read a recorded game, whole or up to a version."""
    data = read_bytes(words, file)
    match = _checked(words, file, lambda: resume(data, find, NoSource(), version))
    last = match.version
    if version is not None and version > last:
        raise Refusal(words("error-version", version=version, last=last))
    if isinstance(match.record, Record):
        names = match.record.beginnings[-1][1].names
        seats = tuple(named(words, name, seat) for seat, name in enumerate(names))
        match.record.header = replace(match.record.header, seats=seats)
    return match


def teller_at(
    words: Words, match: Match[Any], you: int | None = None, names: Sequence[str] = ()
) -> Teller:
    """Find the one who tells this game, to somebody or to all who sit there.

    Unless told, everybody is called as in the record.
    """
    seats = names or match.record.header.seats
    return family_of(match.game.name).teller_of(words, seats, match.state, you)


def read_seat(words: Words, match: Match[Any], seat: int | None) -> int | None:
    """Turn a seat as people count into a seat of this game."""
    last = len(match.record.header.seats)
    if seat is None:
        return None
    if seat > last:
        raise Refusal(words("error-seat", seat=seat, last=last))
    return seat - 1


def named(words: Words, name: str | None, seat: int) -> str:
    """Put a word in the reader's language where a name is withheld."""
    return words("name-withheld", seat=seat + 1) if name is None else name


def _checked(words: Words, file: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except FlambeurError as error:
        raise Refusal(words("error-record", file=file, reason=str(error))) from error


class Recorder:
    """Writes a game down while it is played; what was written is never touched again."""

    def __init__(self, words: Words, file: str | None, match: Match[Any]) -> None:
        """Begin a new file, if there is to be one; an old one is not overwritten."""
        assert isinstance(match.record, Record)  # noqa: S101 - no game begins in format 1
        self._words, self._record = words, match.record
        self._written = 0
        self._stream = None
        if file is None:
            return
        try:
            # It stays open for the whole game; `close` closes it.
            self._stream = Path(file).open("xb")  # noqa: SIM115 - see above
        except FileExistsError as error:
            raise Refusal(words("error-exists", file=file)) from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Refusal(words("error-file", file=file, reason=reason)) from error
        for agreement, beginning in self._record.beginnings:
            self._write(agreement)
            self._write(encode(beginning))

    def keep(self) -> None:
        """Write down what is new, so that a crash loses nothing.

        The file holds everything the table knows, for it is the host's own; but not the seed of
        the dice, which the match hands out with the last line only.
        """
        for row in self._record.log[self._written :]:
            self._write(write_line(row))
        self._written = len(self._record.log)

    def close(self) -> None:
        """Write what is left, and the seed if the game has ended."""
        self.keep()
        if self._record.seed is not None:
            self._write(write_line(Opened(self._record.seed)))
        if self._stream is not None:
            self._stream.close()

    def _write(self, line: bytes) -> None:
        if self._stream is None:
            return
        try:
            self._stream.write(line + b"\n")
            self._stream.flush()
        except OSError as error:
            with suppress(OSError):
                self._stream.close()
            self._stream = None
            reason = error.strerror or str(error)
            raise Refusal(self._words("error-write", reason=reason)) from error
