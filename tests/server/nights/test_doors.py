"""A night through both doors: over HTTP and over the socket."""

import re
from typing import Any

from tests.server.live import Guest, Json, Socket, serving


async def act(guest: Guest, night: str, what: Json, key: str = "k") -> Any:
    """Do something at a night over HTTP."""
    body = {"act": what, "key": key}
    return await guest.http.post(f"/api/nights/{night}/acts", json=body)


async def open_night(guest: Guest, name: str = "Ana") -> Json:
    """Open a night and come in."""
    body = {"enter": {"type": "enter", "name": name}}
    opened: Json = (await guest.http.post("/api/nights", json=body)).raise_for_status().json()
    return opened


async def until(socket: Socket, kind: str) -> Json:
    """Wait for a message of a kind."""
    while (message := await socket.hear())["type"] != kind:
        continue
    return message


async def test_a_night_over_the_socket() -> None:
    """Whoever follows a night is told it as it stands, what is done, and what was refused."""
    async with serving() as live:
        ana, ben = live.guest(), live.guest()
        opened = await open_night(ana)
        night = opened["night"]
        await ben.http.get("/api/me")
        async with ana.socket() as here, ben.socket() as there:
            await here.say({"type": "follow", "night": night})
            assert ["Ana"] == [
                one["name"] for one in (await until(here, "night_news"))["night"]["people"]
            ]
            await there.say({"type": "follow", "night": night})
            await until(there, "night_news")
            enter = {"type": "enter", "name": "Ben"}
            await there.say({"type": "do_at_night", "night": night, "act": enter, "key": "1"})
            news = await until(here, "night_news")
            assert ["Ana", "Ben"] == [one["name"] for one in news["night"]["people"]]
            assert {"type": "done", "key": "1", "table": night, "seq": news["seq"]} == await until(
                there, "done"
            )
            begin = {"type": "begin", "game": "strike"}
            await there.say({"type": "do_at_night", "night": night, "act": begin, "key": "2"})
            refused = await until(there, "refused")
            assert ("table/host", "2", night) == tuple(
                refused[name] for name in ("code", "key", "table")
            )
            await here.say({"type": "do_at_night", "night": night, "act": begin, "key": "3"})
            while (told := (await until(there, "night_news"))["night"])["table"] is None:
                continue
            seen = await ben.see(told["table"])
            assert (night, [0, 1]) == (seen["card"]["night"], seen["card"]["colours"])
            await there.say({"type": "unfollow", "night": night})
            assert "pong" == (await there.ask({"type": "ping"}))["type"]


async def test_what_is_no_night() -> None:
    """A wrong link leads nowhere, over both doors; and a table is no night."""
    async with serving() as live:
        guest = live.guest()
        table = await guest.open()
        for name in ("nosuchnight0", "x", table):
            answer = await guest.http.get(f"/api/nights/{name}")
            assert (404, "night/unknown") == (answer.status_code, answer.json()["code"])
        async with guest.socket() as socket:
            await socket.hear()
            assert "night/unknown" == (await socket.ask({"type": "follow", "night": table}))["code"]


async def test_a_code_leads_to_its_night() -> None:
    """It tells who is there; whoever was there or met somebody of them is known."""
    async with serving() as live:
        ana, ben = live.guest(), live.guest()
        opened = await open_night(ana)
        path = f"/api/codes/{opened['code'].lower()}"
        found = (await ben.http.get(path)).json()
        assert {
            "night": opened["night"],
            "names": ["Ana"],
            "known": False,
            "phase": "gathering",
            "game": None,
        } == found
        assert (await ana.http.get(path)).json()["known"]
        await act(ben, (await open_night(ana, "Anna"))["night"], {"type": "enter", "name": "Ben"})
        assert (await ben.http.get(path)).json()["known"]


async def test_a_code_can_be_typed_on_a_russian_keyboard() -> None:
    """The letters that lie on the same keys lead to the same night."""
    keys = dict(zip("BCDFGHJKLMNPRSTVWXZ", "исвапролдьтзкыемцчя", strict=True))
    async with serving() as live:
        ana = live.guest()
        opened = await open_night(ana)
        typed = "".join(keys[letter] for letter in opened["code"])
        assert opened["night"] == (await ana.http.get(f"/api/codes/{typed}")).json()["night"]


async def test_guessing_codes_is_limited() -> None:
    """Wrong codes are counted, right ones are not; who guessed too often is told to wait."""
    async with serving(codes="3/minute") as live:
        ana, ben = live.guest(), live.guest()
        code = (await open_night(ana))["code"]
        wrong = "BBBB" if code != "BBBB" else "CCCC"
        for _ in range(5):
            assert 200 == (await ben.http.get(f"/api/codes/{code}")).status_code
        for _ in range(3):
            assert 404 == (await ben.http.get(f"/api/codes/{wrong}")).status_code
        for name in (wrong, code):
            answer = await ben.http.get(f"/api/codes/{name}")
            assert 429 == answer.status_code
            assert answer.json()["wait"] > 0
        assert 200 == (await ana.http.get(f"/api/codes/{code}")).status_code


async def test_the_date_in_a_calendar() -> None:
    """One event in UTC under the same name every time, in the language of the reader."""
    async with serving() as live:
        ana = live.guest()
        night = (await open_night(ana, "Ana"))["night"]
        path = f"/api/nights/{night}/date.ics"
        assert "table/phase" == (await ana.http.get(path)).json()["code"]
        await act(ana, night, {"type": "set_date", "at": 1_800_000_000}, "1")
        answer = await ana.http.get(path, params={"l": "de"})
        assert "text/calendar" in answer.headers["content-type"]
        lines = answer.text.split("\r\n")
        assert {
            f"UID:{night}@flambeur",
            "DTSTART:20270115T080000Z",
            "SUMMARY:Spieleabend mit Ana",
            f"URL:{live.url}/n/{night}",
        } <= set(lines)
        assert 1 == lines.count("BEGIN:VEVENT")
        assert all(len(line.encode()) <= 75 for line in lines)
        english = await ana.http.get(path, headers={"accept-language": "en-GB"})
        assert re.search("^SUMMARY:Game night with Ana\r$", english.text, re.MULTILINE)


async def test_my_nights_and_how_they_are_forgotten() -> None:
    """They are listed, exported, and out of all lists for somebody who is forgotten."""
    async with serving() as live:
        ana = live.guest()
        nights = [(await open_night(ana))["night"] for _ in range(2)]
        listed = (await ana.http.get("/api/me/nights")).json()["nights"]
        assert nights[::-1] == [one["night"] for one in listed]
        exported = (await ana.http.get("/api/me/export")).json()["nights"]
        assert nights[::-1] == [one["night"] for one in exported]
        person = (await ana.http.get("/api/me")).json()["id"]
        assert 204 == (await ana.http.delete("/api/me")).status_code
        assert [] == await live.context.store.nights_of(person, 9)
        gone = await live.context.store.person(person)
        assert gone is not None
        assert "gone" == gone.kind
