"""Repeating the choices of bots in a record: what they left to chance follows from the key."""

from collections.abc import Callable
from typing import Any

import msgspec

from flambeur.bots.bot import Players
from flambeur.bots.fingerprint import fingerprint
from flambeur.core.fair.agreement import AgreedSeat, Mark
from flambeur.core.fair.bots import luck
from flambeur.core.fair.reading import load2
from flambeur.core.fair.record import Record
from flambeur.core.game import Game
from flambeur.core.parts import Move
from flambeur.core.position import Position
from flambeur.core.record import Entry, Loaded


class Repeated(msgspec.Struct):
    """How many choices are the same again, on which lines they are not, how many were left out."""

    same: int = 0
    differing: list[int] = []
    skipped: int = 0


def repeat(
    data: bytes, find: Callable[[str], Game[Any]], players: Callable[[str], Players]
) -> Repeated:
    """Let bots choose again in a record whose dice were found to be right."""
    loaded = load2(data, find)
    return _Walk(loaded, players(loaded.game.name)).walk()


class _Walk:
    """Goes through a record from its first line to its last."""

    def __init__(self, loaded: Loaded[Record], players: Players) -> None:
        self._loaded, self._record, self._players = loaded, loaded.record, players
        game, self._seats = loaded.game, list(self._record.agreement.seats)
        self._position: Position[Any] = Position(game, loaded.opening(len(self._seats)))
        self._key = self._record.key
        self._absent: set[int] = set()
        self._repeated = Repeated()

    def walk(self) -> Repeated:
        """Repeat every choice that counts; what was taken back does not."""
        counting = set(self._loaded.lines)
        for line, row in enumerate(self._record.log, 2 * len(self._record.beginnings) + 1):
            if isinstance(row, Mark):
                self._mark(row)
            elif isinstance(row, Entry) and line in counting:
                self._check(line, row)
                self._position.enter(row)
        return self._repeated

    def _mark(self, mark: Mark) -> None:
        if mark.mark in ("away", "resigned"):
            self._absent.add(mark.seat)
        elif mark.mark in ("back", "handed"):
            self._absent.discard(mark.seat)
        elif mark.mark == "taken":
            # What bots play by stays known, for those who stand in later.
            bot = self._seats[mark.seat]
            self._seats[mark.seat] = msgspec.structs.replace(bot, kind="person", level=None)

    def _check(self, line: int, entry: Entry) -> None:
        seat = entry.seat
        if seat is None or (self._seats[seat].kind == "person" and seat not in self._absent):
            return
        level = self._level(self._seats[seat])
        if level is None or self._key is None:
            self._repeated.skipped += 1
        elif entry.move == self._choose(level, seat, self._key):
            self._repeated.same += 1
        else:
            self._repeated.differing.append(line)

    def _level(self, seat: AgreedSeat) -> str | None:
        """Tell who chooses at a seat, if it is known what they play by, and it is here."""
        data = {seat.data} if seat.kind == "bot" else {other.data for other in self._seats} - {None}
        if data != {fingerprint()}:
            return None
        return self._players.level_for(seat.level)

    def _choose(self, level: str, seat: int, key: bytes) -> Move:
        view, game = self._position.view(seat), self._loaded.game
        return self._players.bot(level, game.name, luck(key, seat, view.version)).choose(view)
