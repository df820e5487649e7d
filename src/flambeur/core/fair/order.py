"""In which order the lines of a game may stand, and what counts of them."""

from collections.abc import Sequence

from flambeur.core.errors import BadRecord
from flambeur.core.fair.agreement import AgreedSeat, Ending, Mark, Opened, Sealed
from flambeur.core.fair.writing import Logged
from flambeur.core.record import Entry


class Order:
    """Takes the lines of a game one after the other; one that stands wrong is refused."""

    def __init__(self, seats: Sequence[AgreedSeat]) -> None:
        """Take who was agreed to play."""
        self._seats = range(len(seats))
        self._bots = {seat for seat in self._seats if seats[seat].kind == "bot"}
        """Where a bot plays that was there from the beginning."""
        self._away: set[int] = set()
        """Where a bot stands in for a person."""
        self.entries: list[Entry] = []
        self.lines: list[int] = []
        """On which line each entry stands."""
        self.end: Ending | None = None
        self.last = 0
        """On which line the end stands."""
        self._opened = False
        self._last: Entry | None = None
        """What may be taken back, if it is a move that all could see."""

    def take(self, number: int, row: Logged | Opened) -> None:
        """Take a line, counted from 1."""
        if self._opened:
            raise BadRecord(number, "nothing follows the seed")
        match row:
            case Opened():
                self._open(number)
            case Sealed():
                pass
            case _ if self.end is not None:
                raise BadRecord(number, "the game has ended")
            case Ending():
                self.end, self.last = row, number
            case Mark():
                self._mark(number, row)
            case Entry():
                self._last = row
                self.entries.append(row)
                self.lines.append(number)

    def _open(self, number: int) -> None:
        if self.end is None:
            raise BadRecord(number, "the seed is open before the end")
        self._opened = True

    def _mark(self, number: int, mark: Mark) -> None:
        if mark.seat not in self._seats:
            raise BadRecord(number, f"nobody sits at seat {mark.seat}")
        match mark.mark:
            case "taken" | "handed":
                self._hand_over(number, mark)
            case "away":
                self._away |= {mark.seat} - self._bots
            case "back" | "resigned":
                self._away.discard(mark.seat)
            case "takeback":
                self._take_back(number, mark)

    def _hand_over(self, number: int, mark: Mark) -> None:
        if mark.mark == "taken" and mark.seat not in self._bots:
            raise BadRecord(number, f"no bot plays at seat {mark.seat}")
        if mark.mark == "handed" and mark.seat not in self._away:
            raise BadRecord(number, f"nobody is away at seat {mark.seat}")
        self._bots.discard(mark.seat)
        self._away.discard(mark.seat)

    def _take_back(self, number: int, mark: Mark) -> None:
        last, self._last = self._last, None
        if last is None or last.seat != mark.seat or last.audience is not None:
            raise BadRecord(number, "there is no move to be taken back")
        self.entries.pop()
        self.lines.pop()
