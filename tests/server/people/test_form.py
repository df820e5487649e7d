"""How well somebody chooses is told from the reviews of their games, and from nothing else."""

import asyncio

import pytest
from msgspec.structs import replace

import flambeur.coach.form as coach_form
import flambeur.server.people.form as people_form
from flambeur.coach.form import Tally, form_of, tally
from flambeur.coach.reviewing import review
from flambeur.core.match import resume
from flambeur.families import family_of, find
from flambeur.protocol.card import Card, Outcome, Pace, Place
from flambeur.server.people.form import LOOKED, Seat, seats_by_game
from flambeur.sources import NoSource
from tests.server.live import Guest, Json, Live, serving
from tests.server.play.tables import pick

ENOUGH = 3
"""Ten games would take long."""
LONG = 60.0
"""Seconds for a game or a review, on a busy machine."""
SIT = {"type": "sit", "name": "Ana"}
OVER = Outcome("finished", (1, 2), (5, 3))
CARD = Card(
    "t", "easycome@1", {}, "over", (Place("Ana", "ana"), Place("Bot", bot="casual")), "ana", Pace(),
    public=False, auto=False, hash="", outcome=OVER,
)  # fmt: skip


async def played(live: Live, guest: Guest) -> str:
    """Play a game against a bot to its end, as somebody who does not think."""
    table = await guest.open(game="easycome", sit=SIT, bots=["novice"], start=True)
    me = (await guest.http.get("/api/me")).json()["id"]
    async with asyncio.timeout(LONG):
        while (now := (await live.context.desk.see(table)).table).card.phase != "over":
            if now.card.phase == "playing" and now.awaited() == 0:
                await live.context.desk.act(table, me, pick(now), f"move-{now.version}")
            await asyncio.sleep(0.005)
    return table


async def reviewed(guest: Guest, table: str) -> None:
    """Have a game reviewed."""
    path = f"/api/tables/{table}/review"
    (await guest.http.post(path)).raise_for_status()
    async with asyncio.timeout(LONG):
        while (await guest.http.get(path, timeout=LONG)).json()["state"] != "done":
            await asyncio.sleep(0.05)


async def recomputed(guest: Guest, table: str) -> Tally:
    """Take the record of a game, as anybody can, and let the coach look at it."""
    record = (await guest.http.get(f"/api/tables/{table}/record")).content
    match = resume(record, find, NoSource())
    return tally(review(match, family_of("easycome")).decisions, 0)


async def form(guest: Guest) -> list[Json]:
    """Ask how well one chooses."""
    games: list[Json] = (await guest.http.get("/api/me/form")).raise_for_status().json()["games"]
    return games


async def test_it_is_what_the_records_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """With enough games the number is the one that the coach finds in the exported records."""
    for module in (coach_form, people_form):
        monkeypatch.setattr(module, "ENOUGH", ENOUGH)
    monkeypatch.setattr(coach_form, "REAL", 1)
    async with serving() as live:
        guest = live.guest()
        assert [] == await form(guest)
        tables = [await played(live, guest) for _ in range(ENOUGH)]
        (before,) = await form(guest)
        assert ("easycome@1", 0, ENOUGH, None) == _told(before)
        assert tables[::-1] == before["waiting"]
        for table in tables[1:]:
            await reviewed(guest, table)
        (nearly,) = await form(guest)
        assert ("easycome@1", ENOUGH - 1, 1, None) == _told(nearly)
        assert ([tables[0]], []) == (nearly["waiting"], nearly["past"])
        await reviewed(guest, tables[0])
        (now,) = await form(guest)
        expected = form_of([await recomputed(guest, table) for table in tables])
        assert [] == await form(live.guest())
    assert expected is not None
    for name in ("value", "low", "high", "games", "decisions", "given"):
        assert pytest.approx(getattr(expected, name), abs=0.01) == now["form"][name]
    assert (0, [], [now["form"]["value"]]) == (now["missing"], now["waiting"], now["past"])


def _told(found: Json) -> tuple[object, ...]:
    return (found["game"], found["reviewed"], found["missing"], found["form"])


def test_choices_that_were_not_ones_own_do_not_count() -> None:
    """Nor do lessons, games with the coach's help, games alone, and those not played to the end."""
    me, bot = CARD.places
    assert me is not None
    others = [
        replace(CARD, hints=True),
        replace(CARD, lesson=True),
        replace(CARD, outcome=Outcome("abandoned")),
        replace(CARD, outcome=None, phase="playing"),
        replace(CARD, places=(me,)),
        replace(CARD, game="nobody/knows@1"),
        *(replace(CARD, places=(replace(me, **{how: True}), bot)) for how in ("away", "resigned")),
        *(replace(CARD, places=(replace(me, **{how: "Bot"}), bot)) for how in ("took", "handed")),
    ]
    assert {} == seats_by_game(others, "ana")
    assert {} == seats_by_game([CARD], "ben")
    assert {"easycome": [Seat("t", 0)]} == seats_by_game([*others, CARD], "ana")


def test_so_many_games_are_looked_at() -> None:
    """The newest ones, whatever the version of the rules."""
    cards = [replace(CARD, table=f"{number}") for number in range(LOOKED + 5)]
    found = seats_by_game(cards, "ana")["easycome"]
    assert [f"{number}" for number in range(LOOKED)] == [seat.table for seat in found]
