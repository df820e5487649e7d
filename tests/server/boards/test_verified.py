"""The board of a real day: open after the tenth answer, and computed again once it has closed."""

import json
from pathlib import Path
from typing import Any

import pytest

from flambeur.bots.repeat import repeat
from flambeur.cli import main
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError
from flambeur.families import family_of, find
from flambeur.protocol.card import Board
from flambeur.protocol.refusals import DayOver, WrongPhase
from flambeur.server.boards import board
from flambeur.server.boards.days import OpenBoards
from flambeur.server.boards.keeping import Boards
from flambeur.server.days.answering import Days
from flambeur.server.days.calendar import DAY as SECONDS
from flambeur.server.days.calendar import GRACE, day_after, start_of
from flambeur.server.days.past import PastDays
from flambeur.server.play.export import export_record
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.words.catalogues import Words
from tests.fair.verdicts import run_tool
from tests.server.boards.attempts import play_board
from tests.server.days.days import DAY, NOON, Clock, answer, answer_all, begin, open_today
from tests.server.play.tables import worker

OVER = start_of(DAY) + SECONDS + GRACE


class Closed:
    """A day that has closed, with the record of an attempt and the proof."""

    record: bytes
    proof: bytes


async def closed_day() -> Closed:
    """Let somebody answer a day, play its board, and wait until it has closed."""
    store, clock, found = SqliteStore(":memory:"), Clock(NOON - SECONDS), Closed()
    await store.open()
    await open_today(store, day_after(DAY, -1))
    await begin(Days(store, clock), "ann", day_after(DAY, -1))
    await open_today(store)
    clock.now = NOON
    days = Days(store, clock)
    async with worker(store) as context:
        boards = Boards(context.desk, context.lobby, context.minds, OpenBoards(store, days, clock))
        await refused(boards, DAY, WrongPhase)
        await begin(days)
        await answer(days, 1)
        await refused(boards, DAY, WrongPhase)
        await answer_rest(days)
        await refused(boards, day_after(DAY), DayOver)
        table = await play_board(context, await boards.open("ann", DAY, "Ann"))
        assert Board(DAY, OVER) == table.card.board
        await answer_all(days, "ben")
        clock.now = OVER
        with pytest.raises(DayOver):
            await boards.open("ben", DAY, "Ben")
        assert table.id == await boards.open("ann", DAY, "Ann")
        stored = await store.load(table.id)
        assert stored is not None
        found.record = export_record(stored, context.signing) or b""
        found.proof = encode(await PastDays(store, clock).proof(DAY))
    await store.close()
    return found


async def refused(boards: Boards, day: str, refusal: type[FlambeurError]) -> None:
    """Hold that nobody gets a board."""
    with pytest.raises(refusal):
        await boards.open("ann", day, "Ann")


async def answer_rest(days: Days) -> None:
    """Give the answers after the first."""
    for place in range(2, 11):
        await answer(days, place)


def changed(data: bytes, **fields: Any) -> bytes:
    """Forge a proof."""
    return json.dumps(json.loads(data) | fields, separators=(",", ":")).encode()


async def test_a_closed_board_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the proof of its day all dice are computed again; without it, it is said what misses."""
    monkeypatch.setattr(board, "RIVAL", "casual")
    day = await closed_day()
    file, proof = tmp_path / "board.jsonl", tmp_path / "proof.json"
    file.write_bytes(day.record)

    def tool(record: bytes, proven: bytes) -> tuple[int, str]:
        proof.write_bytes(proven)
        return run_tool(record, "--day", str(proof))

    code, printed = tool(day.record, day.proof)
    assert 0 == code, printed
    assert "checked: the key, with the promise and 1 nonces of its day" in printed
    assert "NOT proven" not in printed
    code, printed = run_tool(day.record)
    assert 2 == code
    assert f"the proof of {DAY} is missing: save /api/days/{DAY}/proof" in printed
    read = json.loads(day.proof)
    not_closed = {name: read[name] for name in read if name not in ("seed", "pool", "questions")}
    assert 2 == tool(day.record, json.dumps(not_closed).encode())[0]
    forged = {"seed": "0" * 64, "nonces": (), "day": "2030-05-13", "promise": "0" * 64}
    for field, value in forged.items():
        assert 1 == tool(day.record, changed(day.proof, **{field: value}))[0], field
    *lines, seed, _ = day.record.split(b"\n")
    other = b"\n".join([*lines, seed[:-10] + b"00000000" + seed[-2:], b""])
    assert 1 == tool(other, day.proof)[0]
    assert 2 == main(["verify", str(file), "--lang", "en"])
    assert Words("en")("verify-dice-day") in capsys.readouterr().out


async def test_bots_choose_again() -> None:
    """What the strong bots of a board chose follows from its key."""
    repeated = repeat((await closed_day()).record, find, family_of)
    assert ([], True) == (repeated.differing, repeated.same > 20)
