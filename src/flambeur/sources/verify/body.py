"""Checking the lines of a game of format 2, one after the other, through the rules."""

from typing import Any

from msgspec.structs import replace

from flambeur.core.errors import BadRecord
from flambeur.core.fair.agreement import Ending, Mark, Opened, Sealed
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.hashing import number as written
from flambeur.core.fair.lines import Line, line_of
from flambeur.core.fair.order import Order
from flambeur.core.fair.reading import read_row
from flambeur.core.fair.signer import to_sign
from flambeur.core.fair.writing import Logged, write_line
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.state import legal
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed
from flambeur.sources.keyed import KeyedSource
from flambeur.sources.signatures import is_signed
from flambeur.sources.verify.beginnings import Start
from flambeur.sources.verify.throws import REASONS, judge_throw
from flambeur.sources.verify.verdict import Finding, Kind, Verdict


class Body:
    """Follows the game with the dice that the key gives."""

    def __init__(
        self,
        position: Position[Any],
        seed: bytes,
        key: bytes,
        chain: Chain,
        start: Start,
        verdict: Verdict,
    ) -> None:
        """Take where the game begins, and all that its dice follow from."""
        self._position = position
        self._before: Position[Any] | None = None
        """Where the game stood before the last move, which may be taken back."""
        self._seed, self._source = seed, KeyedSource(key)
        self._chain, self._sealed = chain, 0
        self._start, self._verdict = start, verdict
        self._order = Order(start.agreement.seats)

    def check(self, lines: list[bytes]) -> None:
        """Check every line after the beginnings, and that the last one is sealed."""
        first = self._start.line + 2
        for number, line in enumerate(lines[first - 1 :], first):
            if not self._check(number, line):
                return
        if self._start.agreement.signer is not None and self._sealed != self._chain.count:
            self._verdict.blame(len(lines), "seal", "the end is not sealed")

    def _check(self, number: int, line: bytes) -> bool:
        """Check a line; tell whether the game can be followed any further."""
        try:
            row: Logged | Opened | None = read_row(self._position.game, number, line)
            reason = ""
        except BadRecord as error:
            row, reason = None, error.reason
        if row is None and not self._awaits_chance():
            self._verdict.blame(number, "unreadable", reason)
            return False
        if row is not None and not self._take(number, row):
            return False
        if row is None or isinstance(row, Entry):
            return self._check_entry(number, line, row)
        return self._check_other(number, row)

    def _awaits_chance(self) -> bool:
        return self._order.end is None and isinstance(self._position.turn, Chance)

    def _take(self, number: int, row: Logged | Opened) -> bool:
        try:
            self._order.take(number, row)
        except BadRecord as error:
            self._verdict.blame(number, "order", error.reason)
            return False
        return True

    def _check_entry(self, number: int, line: bytes, entry: Entry | None) -> bool:
        self._link(Line(line) if entry is None else line_of(entry))
        match self._position.turn:
            case Chance(distribution=Flight() as flight) as chance:
                return self._check_throw(number, entry, chance, flight)
            case Chance() as chance:
                self._verdict.outcomes += 1
                return self._check_outcome(number, entry, self._expected(chance))
            case Choice() as choice if entry is not None:
                return self._check_move(number, entry, choice)
            case _:
                self._verdict.blame(number, "move", "the game is over")
                return False

    def _expected(self, chance: Chance) -> Entry:
        """Bring about the outcome that the key gives here."""
        spot = self._position.spot()
        outcome = self._source.settle(chance.distribution, spot)
        return Entry(None, outcome, chance.audience, spot.place, chance.distribution)

    def _check_outcome(
        self,
        number: int,
        entry: Entry | None,
        expected: Entry,
        reason: str = "the key gives another line",
    ) -> bool:
        """Compare, and go on with what the key gives."""
        if entry != expected:
            kind = _kind(entry, expected)
            text, outcome = write_line(expected).decode(), self._position.settled + 1
            self._verdict.findings.append(Finding(number, kind, outcome, text, reason))
        self._before = None
        self._position.enter(expected)
        return True

    def _check_throw(
        self, number: int, entry: Entry | None, chance: Chance, flight: Flight
    ) -> bool:
        """Compute a throw again where that proves something; else go on with what stands there."""
        stand_in = self._expected(chance)
        assert stand_in.move is not None  # noqa: S101 - the key gives one
        throw = judge_throw(flight, _landed(entry, stand_in, flight), stand_in.move)
        self._verdict.note(throw.word, number)
        if throw.outcome is None:
            reason = "these dice cannot come to rest like this"
            self._verdict.blame(number, _kind(entry, stand_in), reason)
            return False
        reason = REASONS.get(throw.word, "")
        expected = replace(stand_in, move=throw.outcome)
        return self._check_outcome(number, entry, expected, reason)

    def _check_move(self, number: int, entry: Entry, choice: Choice) -> bool:
        move = entry.move
        if (
            move is None
            or not legal(choice, move)
            or entry != Entry(choice.seat, move, choice.audience)
        ):
            self._verdict.blame(number, "move", f"{move} cannot be played here")
            return False
        self._before = self._position.copy()
        self._position.enter(entry)
        return True

    def _check_other(self, number: int, row: Mark | Ending | Sealed | Opened) -> bool:
        match row:
            case Mark():
                self._link(line_of(row))
                if row.mark == "takeback" and self._before is not None:
                    self._position, self._before = self._before, None
            case Ending():
                self._link(line_of(row))
                self._check_ending(number, row)
            case Sealed():
                self._check_seal(number, row)
        return True

    def _link(self, line: Line) -> None:
        self._chain = self._chain.after(line, self._seed)

    def _check_ending(self, number: int, ending: Ending) -> None:
        over = self._position.turn
        if ending.ending == "finished":
            if not isinstance(over, Over):
                self._verdict.blame(number, "result", "the game is not over")
            elif (ending.ranks, ending.scores) != (over.ranks, over.scores):
                self._verdict.blame(number, "result", "another result")
        elif isinstance(over, Over) or ending.ranks or ending.scores:
            self._verdict.blame(number, "result", "the game was played to its end")

    def _check_seal(self, number: int, seal: Sealed) -> None:
        """Compare the head of the chain, and check who signed it."""
        signer, chain = self._start.agreement.signer, self._chain
        if signer is None:
            self._verdict.blame(number, "seal", "nobody signs here")
        elif seal.sealed == self._sealed:
            self._verdict.blame(number, "seal", "these lines were sealed before")
        elif (seal.sealed, seal.head) != (chain.count, chain.head.hex()):
            self._verdict.blame(number, "seal", "these are not the lines that were sealed")
        elif self._verdict.signatures == "checked":
            parts = (self._start.agreed, written(chain.count), chain.head)
            if not is_signed(signer, to_sign("flambeur/2/seal", *parts), seal.signature):
                self._verdict.blame(number, "signature", "the lines were not signed like this")
        self._sealed = seal.sealed


def _landed(entry: Entry | None, stand_in: Entry, flight: Flight) -> Landed | None:
    """Read how a throw ended, if its line says it as it should."""
    if entry is None or entry != replace(stand_in, move=entry.move):
        return None
    return entry.move if isinstance(entry.move, Landed) and entry.move in flight else None


def _kind(entry: Entry | None, expected: Entry) -> Kind:
    """Tell what is wrong with an outcome."""
    if entry is None or entry.seat is not None or entry.move is None:
        return "outcome"
    if entry.place != expected.place:
        return "place"
    return "drawn-of" if entry.of != expected.of else "outcome"
