"""A worker that is told to stop lets its people go in good order."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from flambeur.server.context import Context
from flambeur.server.ops.environment import Serving
from flambeur.server.run import Worker, bind
from flambeur.server.settings import Settings
from tests.server.play.tables import until


class Door:
    """A worker that runs in this loop."""

    def __init__(self, worker: Worker, task: asyncio.Task[None], port: int) -> None:
        """Take what was started."""
        self.worker, self.task, self.port = worker, task, port

    @property
    def context(self) -> Context:
        """What the worker consists of."""
        assert self.worker._context is not None
        return self.worker._context

    async def leave(self) -> None:
        """Do what a signal does, and wait for the end."""
        self.worker.should_exit = True
        await self.task


@asynccontextmanager
async def opened(file: Path, **serving: Any) -> AsyncIterator[Door]:
    """Run a worker as `flambeur serve` does."""
    given = Serving(host="127.0.0.1", port=0, **serving)
    door = bind(given)
    worker = Worker(Settings(database=f"sqlite:///{file}"), given)
    task = asyncio.create_task(worker._serve([door]))
    await until(lambda: worker.started or task.done(), 15)
    yield Door(worker, task, door.getsockname()[1])
    worker.should_exit = True
    await task


async def rest(line: ClientConnection) -> tuple[list[str], int | None]:
    """Hear what a line still has to say, and why it was closed."""
    heard = []
    while True:
        try:
            heard.append(json.loads(await line.recv())["type"])
        except websockets.ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else None


async def test_people_hear_of_it_before_their_line_is_closed(tmp_path: Path) -> None:
    """The last word on a socket is to connect elsewhere, with the code for a restart."""
    async with opened(tmp_path / "x.db") as door:
        url = f"ws://127.0.0.1:{door.port}/socket"
        async with websockets.connect(url, proxy=None) as line:
            assert "hello" == json.loads(await line.recv())["type"]
            await door.leave()
            assert (["moving"], 1012) == await rest(line)


async def test_a_worker_serves_while_it_lingers(tmp_path: Path) -> None:
    """Between `not ready` and the end, requests that still come are answered."""
    async with opened(tmp_path / "x.db", linger=1.0) as door:
        leave = asyncio.create_task(door.leave())
        await until(lambda: door.context.leaving.now)
        async with httpx.AsyncClient() as client:
            answer = await client.get(f"http://127.0.0.1:{door.port}/api/games")
        assert 200 == answer.status_code
        assert not leave.done()
        await leave


async def test_a_worker_without_its_database_does_not_start(tmp_path: Path) -> None:
    """It ends with an error, and whoever started it knows."""
    given = Serving(host="127.0.0.1", port=0)
    worker = Worker(Settings(database=f"sqlite:///{tmp_path}/none/x.db"), given)
    with bind(given) as door, pytest.raises(SystemExit):
        await worker._serve([door])
    assert not worker.started
