"""Who may tell workers news, and what happens to news that no worker has told."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from nats.aio.client import Client
from nats.errors import Error

from flambeur.server.bus.login import read_login
from flambeur.server.bus.nats import PREFIX, NatsBus
from flambeur.server.bus.seal import Seal
from flambeur.server.ops import metrics
from flambeur.server.people.keys import news_key
from flambeur.server.play.heard import Heard, subject
from flambeur.server.play.reading import write_step
from flambeur.server.play.steps import Closed
from flambeur.server.store.contract import Store
from tests.server.broker import PASSWORD, USER, broker
from tests.server.conftest import KEY
from tests.server.play.tables import Eye, one_move, open_game, until, worker


@pytest.fixture
async def address() -> AsyncIterator[str]:
    """Where a NATS server listens that runs as deploy/ says."""
    async with broker() as addresses:
        yield addresses.client


@asynccontextmanager
async def client(url: str) -> AsyncIterator[tuple[Client, list[str]]]:
    """Connect a program that is no worker of ours, and note what the server tells it."""
    line, told = Client(), []

    async def note(error: Exception) -> None:
        told.append(str(error))

    try:
        await line.connect(url, allow_reconnect=False, connect_timeout=5, error_cb=note)
        yield line, told
    finally:
        await line.close()


@pytest.mark.parametrize(
    "login", ["", "flambeur:wrong@", f"other:{PASSWORD}@", f"{PASSWORD}@", "flambeur:@"]
)
async def test_stranger(address: str, login: str) -> None:
    """Without the password of the workers nobody gets a line."""
    with pytest.raises(Error, match="Authorization Violation"):
        async with client(f"nats://{login}{address}"):
            raise AssertionError


@pytest.mark.parametrize("name", ["table.x", "other", ">", "*.table.x", "$SYS.>", "_INBOX.x"])
async def test_rights(address: str, name: str) -> None:
    """Even with the password nobody tells or hears anything but the news of this server."""
    tellable = not {"*", ">"} & set(name)
    async with client(f"nats://{USER}@{address}") as (line, told):
        if tellable:
            await line.publish(name, b"")
        await line.subscribe(name)
        await until(lambda: len(told) == 1 + tellable)
        assert all("permissions violation" in error for error in told)
        heard = await line.subscribe(f"{PREFIX}table.x")
        await line.publish(f"{PREFIX}table.x", b"")
        await heard.next_msg(5)
        assert 1 + tellable == len(told)


async def test_workers_play_together(address: str, store: Store) -> None:
    """Two workers with the password hear each other's moves."""
    url = f"nats://{USER}@{address}"
    forged = metrics.FORGED._value.get()
    async with worker(store, NatsBus(url)) as one, worker(store, NatsBus(url)) as two:
        table, eye = await open_game(one, "vegas", 2), Eye(None)
        # Only the bus can tell: the sweep of this worker is asleep.
        await two.chores.close()
        await two.desk.watch(table, eye)
        for _ in range(5):
            seq = await one_move(one, table)
        await until(lambda: eye.last["seq"] == seq)
    assert forged == metrics.FORGED._value.get()


async def test_forged_news(address: str, sqlite_store: Store) -> None:
    """A program that stole the password cannot make viewers see what is not in the log."""
    url = f"nats://{USER}@{address}"
    async with (
        worker(sqlite_store, NatsBus(url)) as context,
        client(url) as (line, _),
    ):
        table, eye = await open_game(context, "vegas", 2), Eye(None)
        await context.desk.watch(table, eye)
        seq, before = eye.last["seq"], metrics.FORGED._value.get()
        news = Heard(seq + 1, write_step(Closed("abandoned")), None).encode()
        elsewhere = Seal(await news_key(context.store)).close(subject("elsewhere"), news)
        lies = (news, b"", bytes(16) + news, Seal(b"guess").close(subject(table), news), elsewhere)
        for lie in lies:
            await line.publish(PREFIX + subject(table), lie)
        await until(lambda: metrics.FORGED._value.get() == before + len(lies))
        assert [seq] == [update["seq"] for update in eye.updates]
        await one_move(context, table)
        assert [seq, seq + 1] == [update["seq"] for update in eye.updates]


@pytest.mark.parametrize(
    ("url", "login"),
    [
        ("nats://bus:4222", {"servers": "nats://bus:4222"}),
        (
            "nats://me:p%40ss%2F%3A@bus:4222",
            {"servers": "nats://bus:4222", "user": "me", "password": "p@ss/:"},
        ),
        ("tls://me:w@[::1]:1", {"servers": "tls://[::1]:1", "user": "me", "password": "w"}),
    ],
)
def test_address_without_its_password(url: str, login: dict[str, str]) -> None:
    """The password leaves the address before anything can show it."""
    assert login == read_login(url)


async def test_password_in_logs(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Neither a wrong password, nor a lost line, nor an odd address puts a password into a log."""
    caplog.set_level(logging.DEBUG)
    for host, reason in ((address, "Authorization Violation"), ("127.0.0.1:1", "Connect call")):
        opening = asyncio.create_task(NatsBus(f"nats://flambeur:topsecret@{host}").open(KEY))
        await until(lambda reason=reason: reason in caplog.text)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
    with pytest.raises(ValueError, match="password") as refused:
        NatsBus("nats://flambeur:top/secret@bus:4222")
    assert "secret" not in str(refused.value)
    assert "topsecret" not in caplog.text
