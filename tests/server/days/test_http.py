"""Today's Ten over HTTP: by those who are asked, and nobody else."""

import time
from typing import Any

from flambeur.server.days.calendar import day_at
from tests.server.days.days import open_today
from tests.server.live import Guest, serving
from tests.server.nights.test_doors import act, open_night

NONCE = "5e" * 32


def today() -> str:
    """Tell which day it is."""
    return day_at(time.time())


async def play(guest: Guest) -> Any:
    """Begin today and give ten answers: the first offer each time."""
    told = (await guest.http.get("/api/today")).json()["today"]
    begun = await guest.http.post("/api/today", json={"day": told["day"], "nonce": NONCE})
    told = begun.json()
    while (question := told["question"]) is not None:
        move = question["update"]["told"]["offers"][0]["move"]
        given = {"day": told["day"], "place": question["place"], "move": move}
        answer = await guest.http.post("/api/today/answer", json=given)
        assert 200 == answer.status_code, answer.text
        told = answer.json()["today"]
    return told


async def test_a_day() -> None:
    """It is played to its end; what is asked there has no odds elsewhere, and no proof yet."""
    async with serving() as live:
        await open_today(live.context.store, today())
        told = await play(live.guest())
        assert (10, 1) == (len(told["cells"]), told["result"]["people"])
        asked = await live.context.days.open_day(today())
        assert asked is not None
        position, guest = {"position": asked.questions[0].position}, live.guest()
        looked = await guest.http.get("/api/positions", params=position)
        played = await guest.http.post("/api/positions", json={**position, "name": "Ana"})
        for refused in (looked, played):
            assert (403, "position/today") == (refused.status_code, refused.json()["code"])
        for path in (f"/api/days/{today()}", "/api/days/2030-13-45", "/api/days/x/proof"):
            assert 404 == (await guest.http.get(path)).status_code
        assert "seed" not in (await guest.http.get(f"/api/days/{today()}/proof")).json()
        assert {"days": []} == (await guest.http.get("/api/days")).json()


async def test_among_the_people_of_a_night() -> None:
    """Those who came see who has begun and what they got; others see nothing."""
    async with serving() as live:
        await open_today(live.context.store, today())
        ana, ben, stranger = live.guest(), live.guest(), live.guest()
        night = (await open_night(ana))["night"]
        await act(ben, night, {"type": "enter", "name": "Ben"})
        path = f"/api/nights/{night}/today"
        assert [] == (await ana.http.get(path)).json()["people"]
        score = (await play(ben))["result"]["score"]
        await ana.http.post("/api/today", json={"day": today()})
        people = [(one["score"], one["you"]) for one in (await ana.http.get(path)).json()["people"]]
        assert [(score, False), (None, True)] == people
        assert 403 == (await stranger.http.get(path)).status_code
