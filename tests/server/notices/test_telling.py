"""People who subscribed are told over a real server, each in their own way and language."""

import asyncio
from collections.abc import AsyncIterator
from email.header import decode_header, make_header
from typing import Any

import msgspec
import pytest

from bench.notices.browser import Browser, sender_of
from bench.notices.drill import zone_of_noon
from bench.notices.service import Arrived, Service
from flambeur.protocol.notices import Message
from flambeur.server.context import Context
from flambeur.server.notices import worker
from tests.server.live import Guest, serving

SLOW = {"kind": "days", "seconds": 86_400}
ZONE = zone_of_noon()


@pytest.fixture(autouse=True)
def soon_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever leaves is gone at once, and is told soon."""
    monkeypatch.setattr("flambeur.server.notices.rules.PRESENT", 0.0)
    monkeypatch.setattr("flambeur.server.context.EVERY", 0.05)
    monkeypatch.setattr("flambeur.server.context.HERE_EVERY", 0.05)


@pytest.fixture
async def service() -> AsyncIterator[Service]:
    """A push service of our own."""
    async with Service.open() as service:
        yield service


async def subscribe(guest: Guest, **wanted: Any) -> dict[str, Any]:
    """Say where somebody is told."""
    answer = await guest.http.post("/api/me/notices", json=wanted)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


async def slow_table(host: Guest, guest: Guest) -> str:
    """Open a table by the day for two, and start."""
    table = await host.open(sit={"type": "sit", "name": "Ana"}, pace=SLOW)
    await guest.do(table, {"type": "sit", "name": "Bén"}, "sit")
    await host.do(table, {"type": "start"}, "start")
    return table


async def told(service: Service) -> Arrived:
    """Wait for one message."""
    async with asyncio.timeout(60):
        while not service.arrived:
            await service.came()
    return service.arrived.pop(0)


async def call(host: Guest, guest: Guest) -> str:
    """Open a table by the day where the host is awaited."""
    table = await slow_table(host, guest)
    if (await host.see(table))["view"]["turn"]["seat"] == 1:
        await guest.play(table, "first")
    return table


async def test_a_push(service: Service) -> None:
    """It is read by the browser alone, signed by the server, and folded by its topic."""
    browser = Browser(service.address("ana"))
    async with serving(notify_inside=True) as live:
        host, guest = live.guest(), live.guest()
        subscription = await subscribe(host, **browser.subscription(ZONE, "de"))
        key = (await host.http.get("/api/me/notices")).json()["key"]
        table = await call(host, guest)
        arrived = await told(service)
    assert f"127.0.0.1:{service.port}" == subscription["host"]
    message = Message("Du bist dran: Vegas 2018", "Mit Bén.", "turn", f"/t/{table}", 1)
    assert message == browser.read(arrived)
    claims = sender_of(arrived, key)
    assert (f"http://127.0.0.1:{service.port}", live.url) == (claims["aud"], claims["sub"])
    heads = {"content-encoding": "aes128gcm", "ttl": "86400", "urgency": "normal"}
    assert heads.items() <= arrived.headers.items()
    assert 32 == len(arrived.headers["topic"])


async def test_other_ways(service: Service) -> None:
    """A topic of ntfy takes a text with a title, a webhook takes JSON; both lead to the site."""
    async with serving(notify_inside=True) as live:
        host, guest = live.guest(), live.guest()
        for way in ("ntfy", "webhook"):
            address = service.address(way)
            await subscribe(host, way=way, address=address, language="ru", zone=ZONE)
        table = await call(host, guest)
        ways = {one.path: one for one in [await told(service), await told(service)]}
    ntfy, webhook = ways["ntfy"], ways["webhook"]
    title = str(make_header(decode_header(ntfy.headers["title"])))
    link = f"{live.url}/t/{table}"
    assert ("Ваш ход: Vegas 2018", link) == (title, ntfy.headers["click"])
    assert "С вами играют: Bén." == ntfy.body.decode()
    message = Message("Ваш ход: Vegas 2018", "С вами играют: Bén.", "turn", link, 1)
    assert message == msgspec.json.decode(webhook.body, type=Message)


async def test_nothing_while_the_page_is_open(service: Service) -> None:
    """Who follows the table is not told; once they have gone, the next turn is told."""
    async with serving(notify_inside=True) as live:
        context = live.context
        host, guest = live.guest(), live.guest()
        browser = Browser(service.address("ana"))
        await subscribe(host, **browser.subscription(ZONE))
        async with host.socket() as socket:
            await socket.hear()
            table = await call(host, guest)
            await socket.ask({"type": "watch", "table": table})
            await here(context, host)
            assert [] == service.arrived
        await host.play(table, "mine")
        await guest.play(table, "other")
        arrived = await told(service)
    assert f"/t/{table}" == browser.read(arrived).url


async def here(context: Context, guest: Guest) -> None:
    """Wait until it was noted, and looked at, that somebody is here."""
    person = (await guest.http.get("/api/me")).json()["id"]
    assert person in context.lines.people()
    for _ in range(2):
        await context.notices.note_here()
        await context.notices.sweep()


async def test_a_place_that_is_not_reached(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again, later each time, and forgotten in the end."""
    monkeypatch.setattr(worker, "AGAIN", 0.0)
    service.answer = lambda _: 500
    async with serving(notify_inside=True) as live:
        host, guest = live.guest(), live.guest()
        await subscribe(host, **Browser(service.address("ana")).subscription(ZONE))
        await call(host, guest)
        tries = [await told(service) for _ in range(worker.TRIES)]
        async with asyncio.timeout(60):
            while (await host.http.get("/api/me/notices")).json()["subscriptions"]:
                await asyncio.sleep(0.05)
    assert worker.TRIES == len(tries)
    assert [] == service.arrived


async def test_a_muted_table(service: Service) -> None:
    """Only who sits there can mute it; then nothing is told about it."""
    async with serving(notify_inside=True) as live:
        context = live.context
        host, guest = live.guest(), live.guest()
        table = await slow_table(host, guest)
        assert 403 == (await live.guest().http.put(f"/api/me/muted/{table}")).status_code
        for person, name in ((host, "ana"), (guest, "ben")):
            assert 204 == (await person.http.put(f"/api/me/muted/{table}")).status_code
            await subscribe(person, **Browser(service.address(name)).subscription(ZONE))
        assert [table] == (await host.http.get("/api/me/notices")).json()["muted"]
        await context.notices.sweep()
        assert [] == service.arrived
        for person in (host, guest):
            assert 204 == (await person.http.delete(f"/api/me/muted/{table}")).status_code
        first = (await host.see(table))["view"]["turn"]["seat"]
        await (host, guest)[first].play(table, "a")
        assert ("ben", "ana")[first] == (await told(service)).path


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"address": "http://127.0.0.1/x"}, "request/address"),
        ({"address": "https://10.0.0.1/x"}, "request/address"),
        ({"address": "https://push.example:22/x"}, "request/address"),
        ({"address": "javascript:x"}, "request/bad"),
        ({"zone": "Europe/Atlantis"}, "request/bad"),
        ({"zone": "../../etc/passwd"}, "request/bad"),
        ({"language": "xx"}, "request/bad"),
        ({"auth": None}, "request/bad"),
        ({"p256dh": "A" * 87}, "request/bad"),
        ({"way": "ntfy"}, "request/bad"),
    ],
)
async def test_refused(change: dict[str, Any], code: str) -> None:
    """What leads inside, or cannot be read, is refused at the door."""
    wanted = Browser("https://push.example/x").subscription(ZONE) | change
    async with serving() as live:
        answer = await live.guest().http.post("/api/me/notices", json=wanted)
    assert (400, code) == (answer.status_code, answer.json()["code"])


async def test_who_leaves_is_told_nothing() -> None:
    """Places are taken back one by one, by signing out, and by being forgotten."""
    wanted = Browser("https://push.example/x").subscription(ZONE)
    async with serving() as live:
        context = live.context
        guest = live.guest()
        held = await subscribe(guest, **wanted)
        assert ("push", "push.example") == (held["way"], held["host"])
        exported = (await guest.http.get("/api/me/export")).json()
        assert [held] == exported["notices"]
        assert 404 == (await live.guest().http.delete(f"/api/me/notices/{held['id']}")).status_code
        assert 204 == (await guest.http.delete(f"/api/me/notices/{held['id']}")).status_code
        assert [] == (await guest.http.get("/api/me/notices")).json()["subscriptions"]
        for end in (guest.http.post("/api/me/sign-out"), guest.http.delete("/api/me")):
            person = (await guest.http.get("/api/me")).json()["id"]
            await subscribe(guest, **wanted)
            assert await context.store.subscriptions_of(person)
            await end
            assert [] == await context.store.subscriptions_of(person)
