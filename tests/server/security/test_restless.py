"""Nobody makes the log of a table grow without end."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from flambeur.server.play import slots, stories
from flambeur.server.play.deciding import BEFORE, BOT_SITS, PROPOSALS, SITS
from tests.server.live import Guest, Live


async def come_and_go(guest: Guest, table: str, times: int, act: str = "sit") -> list[str | None]:
    """Sit down and stand up again and again; tell the codes of refusals."""
    codes: list[str | None] = []
    for number in range(times):
        sit = {"type": "sit", "name": "Anna"} if act == "sit" else {"type": act, "bot": "casual"}
        answer = await guest.do(table, sit, f"sit-{number}")
        codes.append(answer.json().get("code"))
        await guest.do(table, {"type": "stand", "seat": 0}, f"stand-{number}")
    return codes


async def test_sitting_and_standing(live: Live) -> None:
    """One person sits down at a table so often, and no more; others still can."""
    host, guest = live.guest(), live.guest()
    table = await host.open()
    codes = await come_and_go(host, table, SITS + 2)
    assert [None] * SITS + ["table/restless"] * 2 == codes
    assert 200 == (await guest.do(table, {"type": "sit", "name": "Ben"}, "ben")).status_code


async def test_bots_that_come_and_go(live: Live) -> None:
    """A host seats bots at a table so often, and no more."""
    host = live.guest()
    table = await host.open()
    codes = await come_and_go(host, table, BOT_SITS + 1, "seat_bot")
    assert [None] * BOT_SITS + ["table/restless"] == codes


async def test_many_who_come_and_go(live: Live) -> None:
    """However many persons somebody pretends to be, a log before the game stays short."""
    host = live.guest()
    table = await host.open(sit={"type": "sit", "name": "Host"}, bots=["casual"], chairs=3)
    code: str | None = None
    while code is None:
        code = next(iter(await come_and_go_once(live, table)), None)
    assert "table/restless" == code
    assert BEFORE == (await host.see(table))["seq"]
    assert 200 == (await host.do(table, {"type": "start"}, "start")).status_code


async def come_and_go_once(live: Live, table: str) -> list[str]:
    """Come as somebody new, sit down as often as one may, and tell what was refused."""
    guest, refused = live.guest(), []
    for number in range(SITS):
        for act in ({"type": "sit", "name": "Anna"}, {"type": "stand"}):
            answer = await guest.do(table, act, f"{act['type']}-{number}")
            refused += [answer.json()["code"]] if answer.status_code != 200 else []
    return refused


@pytest.mark.parametrize("what", ["abandon", "takeback"])
async def test_proposals_without_end(live: Live, what: str) -> None:
    """Two who ask each other and say no stop after a while; the game goes on."""
    anna, ben = live.guest(), live.guest()
    table = await anna.open(sit={"type": "sit", "name": "Anna"})
    await ben.do(table, {"type": "sit", "name": "Ben"}, "ben")
    await anna.do(table, {"type": "start"}, "start")
    codes = []
    for number in range(PROPOSALS + 1):
        asked = await anna.do(table, {"type": "propose", "what": "abandon"}, f"ask-{number}")
        codes.append(asked.json().get("code"))
        await ben.do(table, {"type": "answer", "yes": False}, f"no-{number}")
    assert [None] * PROPOSALS + ["table/restless"] == codes
    refused = await anna.do(table, {"type": "propose", "what": what}, "more")
    assert "table/restless" == refused.json()["code"]
    turn = (await anna.see(table))["view"]["turn"]
    assert 200 == (await (anna, ben)[turn["seat"]].play(table)).status_code


async def test_long_logs_are_folded_aside(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log is folded in a thread, when a table is read and when somebody resumes there."""
    host = live.guest()
    table = await host.open()
    await come_and_go(host, table, SITS)
    await come_and_go(host, table, BOT_SITS, "seat_bot")
    threads: list[threading.Thread] = []
    for module, name in ((slots, "read_table"), (stories, "past_since")):
        work = getattr(module, name)

        def noted(*given: object, work: Callable[..., Any] = work) -> object:
            threads.append(threading.current_thread())
            return work(*given)

        monkeypatch.setattr(module, name, noted)
    live.context.desk.slots = slots.Slots(live.context.store)
    async with host.socket() as socket:
        await socket.hear()
        resumed = await socket.ask({"type": "resume", "table": table, "since": 1})
    assert ("update", 1) == (resumed["type"], resumed["since"])
    assert 2 == len(threads)
    assert threading.main_thread() not in threads
