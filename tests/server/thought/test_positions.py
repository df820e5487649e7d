"""A position that somebody brings along: its odds, and a game that goes on from there."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Guest, serving

VECTORS = json.loads((Path(__file__).parents[2] / "vectors/notation.json").read_text("utf-8"))
EASY = "easycome@1(((choose,1,(),(0,2,3*2))),,4,(),2,(-,1,-*4,1,0*2),(-*2),1,,9)"
LONG = 60.0
"""Seconds for a process to start, on a busy machine."""


async def ask(guest: Guest, position: str) -> tuple[int, Any]:
    """Ask for the odds."""
    given = {"position": position}
    answer = await guest.http.get("/api/positions", params=given, timeout=LONG)
    return answer.status_code, answer.json()


async def test_odds() -> None:
    """All that can be chosen is weighed, the best first, and the table can be drawn."""
    async with serving() as live:
        status, judged = await ask(live.guest(), EASY)
        assert (200, EASY, 0, 2) == (status, judged["position"], judged["seat"], judged["seats"])
        wins = [option["win"] for option in judged["odds"]]
        assert sorted(wins, reverse=True) == wins
        assert 11 == len(wins)
        assert all(option["said"]["what"] for option in judged["odds"])
        assert "heading" in judged["picture"]
        assert judged["question"]


async def test_every_edition() -> None:
    """A position of any game has odds, but for what others are to guess."""
    async with serving() as live:
        for vector in VECTORS["positions"]:
            status, judged = await ask(live.guest(), vector["position"])
            assert (200, vector["seat"]) == (status, judged["seat"])
            # What is hidden for others to guess, no judge weighs.
            assert judged["odds"] or "hide_tokens" in vector["position"]


async def test_play_on() -> None:
    """A table begins at the position; its one person has the seat that has to choose."""
    async with serving() as live:
        for vector in VECTORS["positions"]:
            ana = live.guest()
            wanted = {"position": vector["position"], "name": "Ana"}
            opened = await ana.http.post("/api/positions", json=wanted)
            assert 200 == opened.status_code
            seen = await ana.see(opened.json()["table"])
            assert vector["seat"] == seen["seat"] == seen["view"]["turn"]["seat"]
            assert seen["card"]["played_on"]


@pytest.mark.parametrize(
    "position",
    ["", "chess", EASY.replace("3*2", "3"), "easycome@1(((roll_off,(0,1))),,,(),2,(-*9),(-*2))"],
)
async def test_refused(position: str) -> None:
    """What is no position, or one where nobody chooses, is refused by its code."""
    async with serving() as live:
        ana = live.guest()
        status, refused = await ask(ana, position)
        assert (400, "position/bad") == (status, refused["code"])
        wanted = {"position": position, "name": "Ana"}
        answer = await ana.http.post("/api/positions", json=wanted)
        assert (400, "position/bad") == (answer.status_code, answer.json()["code"])


async def test_there_is_a_limit() -> None:
    """Odds cost as much as hints, and are counted with them."""
    async with serving(hints="1/hour") as live:
        ana = live.guest()
        assert 200 == (await ask(ana, EASY))[0]
        assert 429 == (await ask(ana, EASY))[0]
