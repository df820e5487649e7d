"""Records on disk: read with care, written line by line."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from flambeur.cli.parser import Refusal
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.core.match import Match, resume
from flambeur.core.record import Record, load
from flambeur.registry import find
from flambeur.sources import NoSource
from flambeur.text.words import Words

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
    if version is None:
        return _checked(words, file, lambda: resume(data, find, NoSource()))
    record, _, _ = _checked(words, file, lambda: load(data, find))
    if version > len(record.entries):
        raise Refusal(words("error-version", version=version, last=len(record.entries)))
    cut = Record(record.header, record.entries[:version]).dump()
    return _checked(words, file, lambda: resume(cut, find, NoSource()))


def read_seat(words: Words, match: Match[Any], seat: int | None) -> int | None:
    """Turn a seat as people count into a seat of this game."""
    last = len(match.record.header.seats)
    if seat is None:
        return None
    if seat > last:
        raise Refusal(words("error-seat", seat=seat, last=last))
    return seat - 1


def _checked(words: Words, file: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except FlambeurError as error:
        raise Refusal(words("error-record", file=file, reason=str(error))) from error


class Recorder:
    """Writes a game down while it is played; what was written is never touched again."""

    def __init__(self, words: Words, file: str | None, match: Match[Any]) -> None:
        """Begin a new file, if there is to be one; an old one is not overwritten."""
        self._words, self._match = words, match
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
        self._write(match.record.header)

    def keep(self) -> None:
        """Write down what is new, so that a crash loses nothing.

        The file holds everything the table knows, for it is the host's own; but not the seed of
        the dice, which the match hands out with the last line only.
        """
        record = self._match.record
        for entry in record.entries[self._written :]:
            self._write(entry)
        self._written = len(record.entries)

    def close(self) -> None:
        """Write the last line, if the game is over."""
        if self._match.record.end is not None:
            self._write(self._match.record.end)
        if self._stream is not None:
            self._stream.close()

    def _write(self, line: object) -> None:
        if self._stream is None:
            return
        try:
            self._stream.write(encode(line) + b"\n")
            self._stream.flush()
        except OSError as error:
            with suppress(OSError):
                self._stream.close()
            self._stream = None
            reason = error.strerror or str(error)
            raise Refusal(self._words("error-write", reason=reason)) from error
