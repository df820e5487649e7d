"""Nobody takes more than their share."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed

from flambeur.server.http.kit import LONGEST
from flambeur.server.limits import CROWD
from flambeur.server.ops.environment import Serving
from flambeur.server.run import Worker
from flambeur.server.settings import Settings
from flambeur.server.socket.app import FOLLOWED
from flambeur.server.socket.app import LONGEST as LONGEST_MESSAGE
from tests.server.live import Json, Live, serving


async def test_oversized_body(live: Live) -> None:
    """A body that is too long is refused before it is read to its end."""
    body = b'{"game":"' + b"x" * (LONGEST * 4)
    answer = await live.guest().http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )
    assert (413, "request/too-large") == (answer.status_code, answer.json()["code"])


async def test_oversized_message(live: Live) -> None:
    """A message that is too long is refused, and the line stays open."""
    async with live.guest().socket() as socket:
        await socket.hear()
        refused = await socket.ask('{"type":"' + "x" * LONGEST_MESSAGE)
        assert "request/too-large" == refused["code"]
        assert "pong" == (await socket.ask({"type": "ping"}))["type"]


async def test_gigantic_message(live: Live) -> None:
    """A message beyond all measure ends that line, and no other."""
    async with live.guest().socket() as socket, live.guest().socket() as other:
        await socket.hear()
        await other.hear()
        with pytest.raises(ConnectionClosed):
            await socket.ask("x" * (5 * LONGEST_MESSAGE))
        assert "pong" == (await other.ask({"type": "ping"}))["type"]


async def test_broken_text(live: Live) -> None:
    """Bytes that are no text end that line, as the standard says, and no other."""
    async with live.guest().socket() as socket, live.guest().socket() as other:
        await socket.hear()
        await other.hear()
        await socket.line.send(b'{"type":"\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear()
        assert closed.value.rcvd is not None
        assert 1007 == closed.value.rcvd.code
        assert "pong" == (await other.ask({"type": "ping"}))["type"]


def test_how_it_is_served() -> None:
    """`flambeur serve` believes no proxy by itself, and cuts what is far too long."""
    config = Worker(Settings(database="sqlite:///:memory:"), Serving()).config
    assert not config.proxy_headers
    assert not config.server_header
    assert 4 * LONGEST_MESSAGE >= config.ws_max_size


async def test_deep_nesting(live: Live) -> None:
    """Brackets within brackets exhaust no stack."""
    deep = '{"type":"do","table":"0123456789ab","key":"k","act":' + "[" * 8000
    async with live.guest().socket() as socket:
        await socket.hear()
        assert "request/bad" == (await socket.ask(deep))["code"]
    answer = await live.guest().http.post(
        "/api/tables", content="[" * 16000, headers={"Content-Type": "application/json"}
    )
    assert 400 == answer.status_code


async def test_followed_tables(live: Live) -> None:
    """One socket follows a handful of tables only."""
    guest = live.guest()
    tables = [await guest.open() for _ in range(FOLLOWED + 1)]
    async with guest.socket() as socket:
        await socket.hear()
        for table in tables[:-1]:
            assert "update" == (await socket.ask({"type": "watch", "table": table}))["type"]
        refused = await socket.ask({"type": "watch", "table": tables[-1]})
        assert "request/too-many" == refused["code"]


async def test_limit_per_person() -> None:
    """One person can do so much in a second, over sockets and HTTP together; others go on."""
    async with serving(acts="5/minute") as live:
        flooder, other = live.guest(), live.guest()
        await flooder.http.get("/api/games")
        async with flooder.socket() as first, flooder.socket() as second, other.socket() as line:
            for socket in (first, second, line):
                await socket.hear()
            answers = [await socket.ask({"type": "ping"}) for socket in [first, second] * 3]
            assert [None] * 5 + ["request/too-many"] == [each.get("code") for each in answers]
            assert "pong" == (await line.ask({"type": "ping"}))["type"]
        assert 429 == (await flooder.do("0123456789ab", {"type": "start"})).status_code


async def test_limit_of_many_persons() -> None:
    """One address can do so much, however many persons it pretends to be."""
    async with serving(acts="1/hour") as live:
        codes = []
        for _ in range(CROWD + 1):
            async with live.guest().socket() as socket:
                await socket.hear()
                codes.append((await socket.ask({"type": "ping"})).get("code"))
    assert [None] * CROWD + ["request/too-many"] == codes


async def test_limit_of_garbage() -> None:
    """What cannot be read is counted, too."""
    async with serving(acts="5/minute") as live, live.guest().socket() as socket:
        await socket.hear()
        answers = [await socket.ask("{") for _ in range(6)]
    assert ["request/bad"] * 5 + ["request/too-many"] == [each["code"] for each in answers]


async def test_limit_per_address() -> None:
    """One address can ask so often, whoever it says it is."""
    async with serving(requests="5/minute") as live:
        codes = [(await live.guest().http.get("/api/games")).status_code for _ in range(6)]
    assert [200] * 5 + [429] == codes


async def test_slow_reader(live: Live) -> None:
    """One who does not read holds nobody up."""
    guest = live.guest()
    table = await guest.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
    stuck = await live.guest().http.send(
        live.guest().http.build_request("GET", f"/api/tables/{table}/stream"), stream=True
    )
    async with asyncio.timeout(30):
        for number in range(5):
            turn: Json = {}
            while turn.get("seat") != 0 or turn.get("type") != "choice":
                turn = (await guest.see(table))["view"]["turn"]
            assert 200 == (await guest.play(table, f"k{number}")).status_code
    await stuck.aclose()


async def test_forwarded_address() -> None:
    """The word of a proxy about the client's address counts only if the proxy is known."""
    for proxies, expected in (((), 429), (("127.0.0.1",), 200)):
        async with serving(requests="2/minute", proxies=proxies) as live:
            for number in range(3):
                headers = {"X-Forwarded-For": f"6.6.6.6, 10.0.0.{number}"}
                answer = await live.guest(**headers).http.get("/api/games")
            assert expected == answer.status_code


async def test_forwarded_lie() -> None:
    """What a client itself wrote before the proxy's own word does not count."""
    async with serving(requests="2/minute", proxies=("127.0.0.1",)) as live:
        for number in range(3):
            headers = {"X-Forwarded-For": f"10.0.0.{number}, 6.6.6.6"}
            answer = await live.guest(**headers).http.get("/api/games")
    assert 429 == answer.status_code
