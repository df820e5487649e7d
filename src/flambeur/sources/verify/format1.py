"""Checking a record of format 1: every outcome is computed again from the seed."""

from collections.abc import Callable
from typing import Any, TypeVar

from flambeur.core.codec import encode
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.format1 import End1, Header1, is_end, read_header
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.record import Entry, read_line
from flambeur.core.source import Spot
from flambeur.core.state import State, legal, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.landed import Landed
from flambeur.sources.fair import FairSource, commit
from flambeur.sources.verify.throws import REASONS, judge_throw
from flambeur.sources.verify.verdict import Finding, Verdict

T = TypeVar("T")


def verify1(data: bytes, find: Callable[[str], Game[Any]]) -> Verdict:
    """Check a finished record from the first line to the last."""
    lines = data.removesuffix(b"\n").split(b"\n")
    verdict = Verdict([])
    try:
        header, game, options = _read_header(lines[0], find)
        state = game.start(len(header.seats), options)
        end = _read(game, len(lines), lines[-1], End1) if is_end(lines[-1]) else None
        source = _source(header, end, verdict, len(lines))
    except BadRecord as error:
        verdict.findings.append(Finding(error.line, "unreadable", reason=error.reason))
        return verdict
    except FlambeurError as error:
        verdict.findings.append(Finding(1, "unreadable", reason=str(error)))
        return verdict
    if source is not None and _Body(game, state, source, verdict).check(lines[1:-1]):
        _check_result(state, end, verdict, len(lines))
    return verdict


def _read_header(
    line: bytes, find: Callable[[str], Game[Any]]
) -> tuple[Header1, Game[Any], Options]:
    try:
        header, game, options = read_header(line, find)
    except (ValueError, RecursionError) as error:
        raise BadRecord(1, str(error)) from error
    _check_written(1, line, header)
    return header, game, options


def _read(game: Game[Any], number: int, line: bytes, kind: type[T]) -> T:
    try:
        value = read_line(game, number, line, kind)
    except (ValueError, RecursionError) as error:
        raise BadRecord(number, str(error)) from error
    _check_written(number, line, value)
    return value


def _check_written(number: int, line: bytes, value: object) -> None:
    """Refuse a second way to write the same: no two readers may see two games in one record."""
    if line != encode(value):
        raise BadRecord(number, "the line is not written as records are written")


def _source(header: Header1, end: End1 | None, verdict: Verdict, last: int) -> FairSource | None:
    if header.fair is None:
        verdict.findings.append(Finding(1, "no-commitment"))
        return None
    if end is None or end.seed is None:
        verdict.findings.append(Finding(last, "no-seed"))
        return None
    try:
        kept = commit(end.seed) == header.fair.hash
    except FlambeurError as error:
        raise BadRecord(last, str(error)) from error
    if not kept:
        verdict.findings.append(Finding(last, "commitment"))
        return None
    verdict.seed = end.seed
    return FairSource(end.seed, header.fair.table, header.fair.nonces)


class _Body:
    """The lines between the first and the last, checked one after the other."""

    def __init__(self, game: Game[Any], state: State, source: FairSource, verdict: Verdict) -> None:
        self._game, self._state, self._source, self._verdict = game, state, source, verdict
        self._chances = 0

    def check(self, lines: list[bytes]) -> bool:
        """Check every line; tell whether the end was reached."""
        return all(self._check(number, line) for number, line in enumerate(lines, 2))

    def _check(self, number: int, line: bytes) -> bool:
        match turn(self._state):
            case Chance(distribution=Flight() as flight) as chance:
                return self._check_throw(number, line, chance, flight)
            case Chance() as chance:
                return self._check_outcome(number, line, chance)
            case Choice() as choice:
                return self._check_move(number, line, choice)
            case Over():
                self._blame(Finding(number, "move", reason="the game is over"))
                return False

    def _check_outcome(self, number: int, line: bytes, chance: Chance) -> bool:
        """Compare byte for byte, and go on with what the seed gives."""
        outcome = self._settle(chance)
        self._verdict.outcomes += 1
        if line != encode(Entry(None, outcome, chance.audience)):
            self._blame_outcome(number, chance, outcome, "the seed gives another line")
        play(self._state, outcome)
        return True

    def _check_throw(self, number: int, line: bytes, chance: Chance, flight: Flight) -> bool:
        """Compute a throw again where that proves something; else go on with what stands there."""
        outcome, reason = self._read_throw(number, line, chance)
        throw = judge_throw(flight, outcome, self._settle(chance))
        self._verdict.note(throw.word, number)
        if throw.outcome is None:
            self._blame(Finding(number, "outcome", self._chances, reason=reason))
            return False
        if throw.wrong:
            self._blame_outcome(number, chance, throw.outcome, reason or REASONS[throw.word])
        play(self._state, throw.outcome)
        return True

    def _read_throw(self, number: int, line: bytes, chance: Chance) -> tuple[Landed | None, str]:
        try:
            entry = _read(self._game, number, line, Entry)
        except BadRecord as error:
            return None, error.reason
        move, fits = entry.move, entry == Entry(None, entry.move, chance.audience)
        if isinstance(move, Landed) and fits and move in chance.distribution:
            return move, ""
        return None, "these dice cannot come to rest like this"

    def _check_move(self, number: int, line: bytes, choice: Choice) -> bool:
        try:
            entry = _read(self._game, number, line, Entry)
        except BadRecord as error:
            self._blame(Finding(number, "unreadable", reason=error.reason))
            return False
        move = entry.move
        if (
            move is None
            or not legal(choice, move)
            or entry != Entry(choice.seat, move, choice.audience)
        ):
            self._blame(Finding(number, "move", reason=f"{move} cannot be played here"))
            return False
        play(self._state, move)
        return True

    def _settle(self, chance: Chance) -> Move:
        """Bring about the next outcome from the seed."""
        self._chances += 1
        return self._source.settle(chance.distribution, Spot("", self._chances - 1))

    def _blame(self, finding: Finding) -> None:
        self._verdict.findings.append(finding)

    def _blame_outcome(self, number: int, chance: Chance, outcome: Move, reason: str) -> None:
        expected = encode(Entry(None, outcome, chance.audience)).decode()
        self._blame(Finding(number, "outcome", self._chances, expected, reason))


def _check_result(state: State, end: End1 | None, verdict: Verdict, last: int) -> None:
    over = turn(state)
    if end is None or not isinstance(over, Over):
        verdict.findings.append(Finding(last, "result", reason="the game is not over"))
    elif (end.ranks, end.scores) != (over.ranks, over.scores):
        verdict.findings.append(Finding(last, "result", reason="another result"))
