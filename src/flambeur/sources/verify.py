"""Checking a record against its receipt: every outcome is computed again from the seed."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import msgspec

from flambeur.core.codec import encode
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.game import Game, Options
from flambeur.core.record import End, Entry, Header, is_end, read_header, read_line
from flambeur.core.state import State, legal, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.sources.fair import FairSource, commit

Kind = Literal["unreadable", "no-seed", "no-commitment", "commitment", "outcome", "move", "result"]
T = TypeVar("T")


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be, and on which line."""

    line: int
    kind: Kind
    outcome: int | None = None
    """Which outcome of chance it is, counted from 1."""
    expected: str = ""
    """The whole line, as the seed wants it."""
    reason: str = ""


class Verdict(msgspec.Struct):
    """What was found, and how many outcomes were computed again."""

    findings: list[Finding]
    outcomes: int = 0
    seed: str = ""

    @property
    def honest(self) -> bool:
        """Tell whether everything is as it should be."""
        return not self.findings


def verify(data: bytes, find: Callable[[str], Game[Any]]) -> Verdict:
    """Check a finished record from the first line to the last."""
    lines = data.removesuffix(b"\n").split(b"\n")
    verdict = Verdict([])
    try:
        header, game, options = _read_header(lines[0], find)
        state = game.start(len(header.seats), options)
        end = _read(game, len(lines), lines[-1], End) if is_end(lines[-1]) else None
        source = _source(header, end, verdict, len(lines))
    except BadRecord as error:
        verdict.findings.append(Finding(error.line, "unreadable", reason=error.reason))
        return verdict
    except FlambeurError as error:
        verdict.findings.append(Finding(1, "unreadable", reason=str(error)))
        return verdict
    if source is not None and _check_body(game, state, source, lines, verdict):
        _check_result(state, end, verdict, len(lines))
    return verdict


def _read_header(
    line: bytes, find: Callable[[str], Game[Any]]
) -> tuple[Header, Game[Any], Options]:
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


def _source(header: Header, end: End | None, verdict: Verdict, last: int) -> FairSource | None:
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


def _check_body(
    game: Game[Any], state: State, source: FairSource, lines: list[bytes], verdict: Verdict
) -> bool:
    """Check every line between the first and the last; tell whether the end was reached."""
    for number, line in enumerate(lines[1:-1], 2):
        match turn(state):
            case Chance() as chance:
                _check_outcome(number, line, state, chance, source, verdict)
            case Choice() as choice:
                if not _check_move(game, number, line, state, choice, verdict):
                    return False
            case Over():
                verdict.findings.append(Finding(number, "move", reason="the game is over"))
                return False
    return True


def _check_outcome(
    number: int, line: bytes, state: State, chance: Chance, source: FairSource, verdict: Verdict
) -> None:
    """Compare byte for byte, and go on with what the seed gives."""
    outcome = source.settle(chance.distribution, verdict.outcomes)
    verdict.outcomes += 1
    expected = encode(Entry(None, outcome, chance.audience))
    if line != expected:
        reason = "the seed gives another line"
        found = Finding(number, "outcome", verdict.outcomes, expected.decode(), reason)
        verdict.findings.append(found)
    play(state, outcome)


def _check_move(
    game: Game[Any], number: int, line: bytes, state: State, choice: Choice, verdict: Verdict
) -> bool:
    try:
        entry = _read(game, number, line, Entry)
    except BadRecord as error:
        verdict.findings.append(Finding(number, "unreadable", reason=error.reason))
        return False
    move = entry.move
    if (
        move is None
        or not legal(choice, move)
        or entry != Entry(choice.seat, move, choice.audience)
    ):
        reason = f"{entry.move} cannot be played here"
        verdict.findings.append(Finding(number, "move", reason=reason))
        return False
    play(state, move)
    return True


def _check_result(state: State, end: End | None, verdict: Verdict, last: int) -> None:
    over = turn(state)
    if end is None or not isinstance(over, Over):
        verdict.findings.append(Finding(last, "result", reason="the game is not over"))
    elif (end.ranks, end.scores) != (over.ranks, over.scores):
        verdict.findings.append(Finding(last, "result", reason="another result"))
