"""Every way to ask for much is counted, for the person and for where they come from."""

import asyncio
import math
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from flambeur.server.limits import SHARED
from tests.server.live import Guest, Json, Live, serving

SIT = {"type": "sit", "name": "Anna"}
ALONE: Json = {"sit": SIT, "bots": ["casual"], "start": True}
REMATCH = {"type": "rematch"}
ABANDON = {"type": "propose", "what": "abandon"}


def check_told(answer: httpx.Response) -> None:
    """Hold a refusal against what it promises: which limit, and how many seconds to wait."""
    told = answer.json()
    assert (429, "request/too-many") == (answer.status_code, told["code"])
    assert f"wait {told['wait']} seconds" in told["message"]
    assert str(math.ceil(told["wait"])) == answer.headers["retry-after"]


async def abandoned(guest: Guest, table: str) -> None:
    """End a game at once."""
    assert 200 == (await guest.do(table, ABANDON, "abandon")).status_code


async def next_of(guest: Guest, table: str) -> str:
    """Find the table where it goes on, once its game has begun."""
    async with asyncio.timeout(20):
        while (following := (await guest.see(table))["card"]["rematch"]) is None:
            await asyncio.sleep(0.02)
        while (await guest.see(following))["card"]["phase"] != "playing":
            await asyncio.sleep(0.02)
    return str(following)


async def test_wait_is_told() -> None:
    """Whoever is refused hears which limit it was and how long to wait, at both doors."""
    async with serving(acts="2/minute", requests="6/hour") as live:
        guest = live.guest()
        await guest.http.get("/api/games")
        async with guest.socket() as socket:
            await socket.hear()
            act = {"type": "do", "table": "0123456789ab", "act": {"type": "start"}, "key": "k"}
            codes = [(await socket.ask(act))["code"] for _ in range(2)]
            refused = await socket.ask(act)
        assert ["table/unknown"] * 2 == codes
        assert ("request/too-many", "k") == (refused["code"], refused["key"])
        assert 29 < refused["wait"] <= 30
        assert "acts of one person: at most 2/minute; wait" in refused["message"]
        check_told(await guest.do("0123456789ab", {"type": "start"}))
        for _ in range(3):
            await guest.http.get("/api/games")
        check_told(await guest.http.get("/api/games"))
        with pytest.raises(InvalidStatus) as denied:
            async with guest.socket():
                pass
    assert 429 == denied.value.response.status_code
    assert 590 < int(denied.value.response.headers["Retry-After"]) <= 600


async def test_limit_of_tables() -> None:
    """One person opens so many tables in an hour, and one address some more."""
    async with serving(tables="2/hour") as live:
        guest = live.guest()
        await guest.http.get("/api/games")
        wanted = {"game": "vegas", "chairs": 2}
        answers = [await guest.http.post("/api/tables", json=wanted) for _ in range(3)]
        assert [200, 200, 429] == [answer.status_code for answer in answers]
        check_told(answers[-1])
        many = [await live.guest().http.post("/api/tables", json=wanted) for _ in range(2 * SHARED)]
    left = 2 * SHARED - 2
    assert [200] * left + [429, 429] == [answer.status_code for answer in many]


@pytest.mark.parametrize("by_socket", [False, True])
async def test_limit_of_rematches(*, by_socket: bool) -> None:
    """To abandon and to play again opens no more tables than to open them one by one."""
    async with serving(tables="2/hour") as live:
        guest = live.guest()
        first = await guest.open(**ALONE)
        await abandoned(guest, first)
        assert 200 == (await guest.do(first, REMATCH, "again")).status_code
        second = await next_of(guest, first)
        await abandoned(guest, second)
        if by_socket:
            async with guest.socket() as socket:
                await socket.hear()
                act = {"type": "do", "table": second, "act": REMATCH, "key": "again"}
                assert "request/too-many" == (await socket.ask(act))["code"]
        else:
            check_told(await guest.do(second, REMATCH, "again"))
        assert (await guest.see(second))["card"]["rematch"] is None
        # One that is open already is refused, but not for being one too many.
        refused = await guest.do(first, REMATCH, "once-more")
        assert "table/phase" == refused.json()["code"]


async def test_limit_of_quick_games() -> None:
    """A quick game is counted when it opens a table, and costs nothing when it finds one."""
    async with serving(tables="1/hour") as live:
        wanted = {"game": "vegas", "name": "Anna", "chairs": 3}
        guests, names = [live.guest() for _ in range(3)], ("Anna", "Ben", "Cleo")
        answers = [
            await guest.http.post("/api/quick", json=wanted | {"name": name})
            for guest, name in zip(guests, names, strict=True)
        ]
        assert [200] * 3 == [answer.status_code for answer in answers]
        assert 1 == len({answer.json()["table"] for answer in answers})
        assert 200 == (await guests[1].http.post("/api/quick", json=wanted)).status_code
        check_told(await guests[0].http.post("/api/quick", json=wanted | {"game": "easycome"}))


@pytest.mark.parametrize(
    ("addresses", "counted_once"),
    [
        (("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:DB8:1:2:0:0:0:3"), True),
        (("2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:4::1"), False),
        (("192.0.2.1", "::ffff:192.0.2.1", "::ffff:c000:201"), True),
        (("::ffff:192.0.2.1", "::ffff:192.0.2.2", "::ffff:192.0.2.3"), False),
    ],
)
async def test_limit_per_network(addresses: tuple[str, ...], *, counted_once: bool) -> None:
    """With IPv6 one client has a whole network of addresses, which are counted as one."""
    async with serving(requests="2/hour", proxies=("127.0.0.1",)) as live:
        for address in addresses:
            for _ in range(1 if counted_once else 2):
                headers = {"X-Forwarded-For": address}
                answer = await live.guest(**headers).http.get("/api/games")
    assert (429 if counted_once else 200) == answer.status_code


async def test_forwarded_in_two_lines() -> None:
    """A proxy may add its word in a line of its own; what stands before it does not count."""
    async with serving(requests="2/hour", proxies=("127.0.0.1",)) as live:
        for number in range(3):
            lines = [("X-Forwarded-For", f"10.0.0.{number}"), ("X-Forwarded-For", "6.6.6.6")]
            answer = await live.guest().http.get("/api/games", headers=lines)
    assert 429 == answer.status_code


def used_up(live: Live, person: str, left: float = 0.0) -> None:
    """Spend the budget of somebody on this machine, but for some seconds."""
    live.context.limits.thinking.charge(person, "127.0.0.1", 10.0 - left)


async def person_of(guest: Guest) -> str:
    """Tell who a guest is."""
    return str((await guest.http.get("/api/me")).json()["id"])


@pytest.mark.parametrize(
    "path",
    ["", "/stream", "/record", "/receipt", "/moments", "/review", "/hint", f"/throws/{'0' * 64}"],
)
async def test_budget_used_up(path: str) -> None:
    """What may take long is refused when the budget is used up; others go on, and moves too."""
    async with serving(thinking="10/hour") as live:
        guest, other = live.guest(), live.guest()
        table = await guest.open(**ALONE)
        used_up(live, await person_of(guest), left=-1)
        check_told(await guest.http.get(f"/api/tables/{table}{path}"))
        if path != "/stream":
            assert 429 != (await other.http.get(f"/api/tables/{table}{path}")).status_code
        assert 200 == (await guest.do(table, ABANDON)).status_code


async def test_budget_of_an_address() -> None:
    """Somebody who is always somebody new has one budget for all."""
    async with serving(thinking="10/hour") as live:
        table = await live.guest().open(**ALONE)
        for number in range(SHARED):
            used_up(live, f"guest {number}", left=-1)
        check_told(await live.guest().http.get(f"/api/tables/{table}/moments"))


async def asked_until_refused(ask: Any) -> int:
    """Ask again and again, and tell how often it was answered."""
    for number in range(200):
        if await ask():
            return number
    raise AssertionError("nothing was ever charged")


async def test_moments_are_charged() -> None:
    """To look back again and again costs what it costs the server."""
    async with serving(thinking="10/hour") as live:
        guest = live.guest()
        table = await guest.open(**ALONE)
        used_up(live, await person_of(guest), left=0.001)

        async def ask() -> bool:
            return (await guest.http.get(f"/api/tables/{table}/moments")).status_code == 429

        assert await asked_until_refused(ask)


async def test_resuming_is_charged() -> None:
    """To be told a log again and again costs what it costs the server."""
    async with serving(thinking="10/hour") as live:
        guest = live.guest()
        table = await guest.open(**ALONE)
        used_up(live, await person_of(guest), left=0.001)
        async with guest.socket() as socket:
            await socket.hear()

            async def ask() -> bool:
                await socket.say({"type": "resume", "table": table, "since": 1})
                while (heard := await socket.hear())["type"] == "update" and heard["since"] != 1:
                    pass
                return heard.get("code") == "request/too-many" and heard["wait"] > 0

            assert await asked_until_refused(ask)


async def test_hints_are_charged() -> None:
    """What a process of its own thinks about is measured there and charged here."""
    async with serving(thinking="10/hour") as live:
        guest = live.guest()
        table = await guest.open(game="easycome", sit=SIT, bots=["casual"], start=True)
        used_up(live, await person_of(guest), left=0.001)
        path = f"/api/tables/{table}/hint"
        answer = await guest.http.get(path, timeout=60)
        while answer.status_code == 409:  # the bot is on turn
            answer = await guest.http.get(path, timeout=60)
        assert 200 == answer.status_code
        check_told(await guest.http.get(path, timeout=60))


async def test_reviews_are_charged() -> None:
    """Whoever asks for a review pays what reviews of that game take, when it is asked for."""
    async with serving(reviewing="10/hour", bots=False) as live:
        guest = live.guest()
        tables = [await finished(live, guest) for _ in range(2)]
        paths = [f"/api/tables/{table}/review" for table in tables]
        assert 200 == (await guest.http.post(paths[0])).status_code
        check_told(await guest.http.post(paths[1]))
        assert 200 == (await guest.http.post(paths[0])).status_code


async def finished(live: Live, guest: Guest) -> str:
    """Play a short game to its end, both seats in turn."""
    other = live.guest()
    table = await guest.open(game="easycome", sit=SIT)
    await other.do(table, {"type": "sit", "name": "Ben"})
    await guest.do(table, {"type": "start"}, "start")
    number = 0
    while (seen := await guest.see(table))["card"]["phase"] == "playing":
        turn = seen["view"]["turn"]
        assert 200 == (await [guest, other][turn["seat"]].play(table, f"k{number}")).status_code
        number += 1
    return table
