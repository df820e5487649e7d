"""Checking a record of format 2: how it began, every line, and how it ended."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import UNSET

from flambeur.core.errors import UNPLAYABLE, BadRecord, FlambeurError
from flambeur.core.fair.agreement import Opened
from flambeur.core.fair.beginning import promise_of
from flambeur.core.fair.chain import Chain
from flambeur.core.fair.reading import lines_of, read_beginnings, read_row, rules_of, start_of
from flambeur.core.game import Game, Options
from flambeur.core.position import Position
from flambeur.sources.signatures import can_check
from flambeur.sources.verify.beginnings import Start, check_starts, starts_of
from flambeur.sources.verify.body import Body
from flambeur.sources.verify.verdict import Finding, Verdict


def verify2(data: bytes, find: Callable[[str], Game[Any]]) -> Verdict:
    """Check a record of a game that has ended, from the first line to the last."""
    verdict = Verdict([])
    try:
        _verify(lines_of(data), find, verdict)
    except BadRecord as error:
        verdict.blame(error.line, "unreadable", error.reason)
    return verdict


def _verify(lines: list[bytes], find: Callable[[str], Game[Any]], verdict: Verdict) -> None:
    starts = starts_of(read_beginnings(lines))
    last = starts[-1]
    game, options = _rules(last, find)
    _describe(starts, verdict)
    if last.agreement.promise is None:
        verdict.findings.append(Finding(last.line, "no-commitment"))
        return
    check_starts(starts, verdict)
    if verdict.findings:
        return
    seed = _seed(game, lines, last, verdict)
    if seed is None:
        return
    key = last.key(seed)
    state = start_of(last.line, game, options, last.agreement, key)
    opening = game.start(len(last.agreement.seats), options) if state is None else state
    body = Body(Position(game, opening), seed, key, _chain(starts), last, verdict)
    if state is None:
        body.check(lines)
        return
    try:
        body.check(lines)
    except UNPLAYABLE as error:
        raise BadRecord(last.line, "no game can begin at this position") from error


def _rules(start: Start, find: Callable[[str], Game[Any]]) -> tuple[Game[Any], Options]:
    """Find the rules; the options must go together."""
    game, options = rules_of(start.line, start.agreement, find)
    seats = len(start.agreement.seats)
    try:
        agreed = game.agree(seats, options)
    except FlambeurError as error:
        raise BadRecord(start.line, str(error)) from error
    if agreed != options:
        raise BadRecord(start.line, "the options do not go together")
    return game, options


def _describe(starts: Sequence[Start], verdict: Verdict) -> None:
    agreement, beginning = starts[-1].agreement, starts[-1].beginning
    verdict.dice = agreement.dice
    verdict.restarts = len(starts) - 1
    verdict.played_on = agreement.start is not UNSET
    verdict.gave = {
        seat: beginning.names[seat]
        for seat, nonce in enumerate(beginning.nonces)
        if nonce is not None
    }
    verdict.signer = agreement.signer
    if agreement.signer is not None:
        verdict.signatures = "checked" if can_check() else "unchecked"


def _seed(game: Game[Any], lines: Sequence[bytes], start: Start, verdict: Verdict) -> bytes | None:
    number = len(lines)
    opened = None
    if lines[-1].startswith(b'{"seed"'):
        opened = read_row(game, number, lines[-1])
    if not isinstance(opened, Opened):
        verdict.findings.append(Finding(number, "no-seed"))
        return None
    seed = bytes.fromhex(opened.seed)
    # A day promises more than one key: its proof tells whether this is the one of its board.
    by_day = start.agreement.dice == "day"
    if not by_day and promise_of(seed) != start.agreement.promise:
        verdict.blame(number, "promise", "this seed was not promised")
        return None
    verdict.seed = opened.seed
    return seed


def _chain(starts: Sequence[Start]) -> Chain:
    chain = Chain()
    for start in starts:
        chain = chain.begun(start.agreed, start.listed)
    return chain
