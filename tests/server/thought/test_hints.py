"""The coach may be asked where nobody else is beaten by it, on one's own turn."""

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.live import Guest, Live, serving

SIT = {"type": "sit", "name": "Ana"}
LONG = 60.0
"""Seconds for a process to start, on a busy machine."""


async def ask(guest: Guest, table: str, **query: str) -> tuple[int, Any]:
    """Ask the coach."""
    answer = await guest.http.get(f"/api/tables/{table}/hint", params=query, timeout=LONG)
    return answer.status_code, answer.json()


async def my_turn(guest: Guest, table: str) -> dict[str, Any]:
    """Wait until it is this guest's turn."""
    async with asyncio.timeout(20):
        while True:
            seen = await guest.see(table)
            if seen["view"]["turn"].get("seat") == seen["seat"]:
                view: dict[str, Any] = seen["view"]
                return view
            await asyncio.sleep(0.02)


async def rivals(live: Live, **wanted: Any) -> tuple[str, Guest, Guest]:
    """Let two people play; the first of them is on turn."""
    host, friend = live.guest(), live.guest()
    table = await host.open(game="easycome", sit=SIT, **wanted)
    await friend.do(table, {"type": "sit", "name": "Ben"})
    await host.do(table, {"type": "start"}, "start")
    seen = await host.see(table)
    mine = seen["view"]["turn"]["seat"] == seen["seat"]
    return (table, host, friend) if mine else (table, friend, host)


async def test_alone_with_bots_one_may_ask() -> None:
    """All legal moves are weighed, the best first, with words, for this version."""
    async with serving() as live:
        ana = live.guest()
        table = await ana.open(game="easycome", sit=SIT, bots=["casual"], start=True)
        view = await my_turn(ana, table)
        status, hint = await ask(ana, table)
        assert (200, view["version"]) == (status, hint["version"])
        wins = [option["win"] for option in hint["options"]]
        assert sorted(wins, reverse=True) == wins
        listed = sorted(map(msgspec.json.encode, view["turn"]["moves"]))
        assert listed == sorted(msgspec.json.encode(option["move"]) for option in hint["options"])
        assert all(option["said"]["what"] for option in hint["options"])


async def test_against_people_nobody_may_ask() -> None:
    """Neither those who play nor those who look on get a hint."""
    async with serving() as live:
        table, on_turn, other = await rivals(live)
        status, refused = await ask(on_turn, table)
        assert (403, "table/hints") == (status, refused["code"])
        assert 403 == (await ask(other, table))[0]
        assert "seat/none" == (await ask(live.guest(), table))[1]["code"]


async def test_where_hints_are_for_all_one_asks_on_ones_own_turn() -> None:
    """A table that was opened with hints gives them to the one who has to move, and says so."""
    async with serving() as live:
        table, on_turn, other = await rivals(live, hints=True)
        assert (await on_turn.see(table))["card"]["hints"]
        assert 200 == (await ask(on_turn, table))[0]
        assert "move/not-your-turn" == (await ask(other, table))[1]["code"]


async def test_before_and_after_a_game_there_is_nothing_to_ask() -> None:
    """There must be something to decide."""
    async with serving() as live:
        ana = live.guest()
        table = await ana.open(game="easycome", sit=SIT)
        assert "table/phase" == (await ask(ana, table))[1]["code"]


async def test_hints_are_limited() -> None:
    """Who asks too often waits."""
    async with serving(hints="1/hour") as live:
        ana = live.guest()
        table = await ana.open(game="easycome", sit=SIT, bots=["casual"], start=True)
        await my_turn(ana, table)
        assert [200, 429] == [(await ask(ana, table))[0] for _ in range(2)]


@pytest.mark.parametrize("game", ["strike"])
async def test_other_games_have_hints_as_well(game: str) -> None:
    """The coach knows what can be done."""
    async with serving() as live:
        ana = live.guest()
        options = {"form": "abstract"}
        table = await ana.open(game=game, options=options, sit=SIT, bots=["casual"], start=True)
        await my_turn(ana, table)
        status, hint = await ask(ana, table)
        assert 200 == status
        assert hint["options"][0]["said"]["what"]
