"""An open line is as good as the credential it was opened with, at whichever worker it is."""

import asyncio
from contextlib import AsyncExitStack

import httpx

from flambeur.server.lines import POLICY
from flambeur.server.people.export import forget
from flambeur.server.store.contract import Person
from tests.server.live import Guest, Live, Socket, serving


async def robot(live: Live, owner: Guest) -> Guest:
    """Make a bot with a token."""
    made = (await owner.http.post("/api/me/tokens", json={"name": "Robo"})).json()
    return live.guest(Authorization=f"Bearer {made['token']}")


async def follow(guest: Guest, table: str) -> httpx.Response:
    """Follow a table over HTTP."""
    request = guest.http.build_request("GET", f"/api/tables/{table}/stream")
    return await guest.http.send(request, stream=True)


async def token_socket(stack: AsyncExitStack, bot: Guest) -> Socket:
    """Open a socket with a token."""
    headers = {"Authorization": bot.http.headers["Authorization"]}
    socket = await stack.enter_async_context(bot.socket(**headers))
    assert "hello" == (await socket.hear())["type"]
    return socket


async def test_deleted_token(live: Live) -> None:
    """Whoever came with a token is let go when it is deleted: sockets and streams, at once."""
    owner = live.guest()
    bot, table = await robot(live, owner), await owner.open(chairs=2)
    async with AsyncExitStack() as stack, asyncio.timeout(20):
        socket, mine = (
            await token_socket(stack, bot),
            await stack.enter_async_context(owner.socket()),
        )
        await mine.hear()
        stream = await follow(bot, table)
        assert 204 == (await owner.http.delete("/api/me/tokens/Robo")).status_code
        assert POLICY == await socket.ended()
        async for _ in stream.aiter_lines():
            pass  # it ends by itself
        assert "pong" == (await mine.ask({"type": "ping"}))["type"]


async def test_replaced_token(live: Live) -> None:
    """A new token of the same name ends the lines of the old one."""
    owner = live.guest()
    bot = await robot(live, owner)
    async with AsyncExitStack() as stack:
        old = await token_socket(stack, bot)
        new = await token_socket(stack, await robot(live, owner))
        assert POLICY == await old.ended()
        assert "pong" == (await new.ask({"type": "ping"}))["type"]


async def test_deleted_token_at_another_worker(postgres_url: str, nats_url: str) -> None:
    """The line is cut whichever worker it is at."""
    shared = {"database": postgres_url, "bus": nats_url}
    async with serving(**shared) as here, serving(**shared) as there, AsyncExitStack() as stack:
        owner = here.guest()
        socket = await token_socket(stack, await robot(there, owner))
        assert 204 == (await owner.http.delete("/api/me/tokens/Robo")).status_code
        assert POLICY == await socket.ended()


async def test_news_that_got_lost(live: Live) -> None:
    """Without the news a sweep finds the lines of those who signed out or were forgotten."""
    store, sessions = live.context.store, live.context.sessions
    account, guest = Person("ab" * 8, "Anna", "account"), Person("cd" * 8, "", "guest")
    await store.add_person(account)
    await live.guest(Cookie=f"flambeur={sessions.sign(guest)}").open(
        sit={"type": "sit", "name": "A"}
    )
    async with AsyncExitStack() as stack:
        lines = []
        for person in (account, guest, Person("ef" * 8, "", "guest")):
            cookie = f"flambeur={sessions.sign(person)}"
            lines.append(await stack.enter_async_context(live.guest().socket(Cookie=cookie)))
            assert person.id == (await lines[-1].hear())["person"]
        await store.change_person(Person(account.id, "Anna", "account", 1))
        await forget(store, guest)
        await live.context.lines.sweep()
        for socket in lines[:2]:
            assert POLICY == await socket.ended()
        assert "pong" == (await lines[2].ask({"type": "ping"}))["type"]
