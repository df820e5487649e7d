"""What the browser tests play against: `python -m tests.web.cluster`, until its input is closed.

PostgreSQL must run, as for the tests of the server; NATS and the workers are started here. One
line of JSON says where they are: two workers as `flambeur serve` runs them, and one whose tables
repeat themselves.
"""

import asyncio
import signal
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec

from bench.server.processes import Worker, free_port, make_nats
from tests.server.conftest import POSTGRES, execute, running, with_search_path

PATIENCE = 300
"""Seconds in which a worker is ready, also on a busy machine that has to compile first."""


class Scripted(Worker):
    """A worker of `tests.web.scripted`."""

    module = "tests.web.scripted"


@contextmanager
def schema() -> Iterator[str]:
    """A database URL with a schema that is thrown away."""
    name = f"web_{uuid.uuid4().hex}"
    asyncio.run(execute(POSTGRES, f'create schema "{name}"'))
    try:
        yield with_search_path(POSTGRES, name)
    finally:
        asyncio.run(execute(POSTGRES, f'drop schema "{name}" cascade'))


def wait_until_ready(worker: Worker) -> None:
    """Wait as a balancer would, before people are sent there."""
    end = time.monotonic() + PATIENCE
    # One client asks: to make one takes as long as a hundred questions.
    with httpx.Client(base_url=worker.http, timeout=PATIENCE) as balancer:
        while not balancer.get("/ready").is_success:
            if time.monotonic() > end:
                raise SystemExit(f"{worker.name} is not ready: {worker.said()}")
            time.sleep(0.2)


def main() -> None:
    """Serve until the one who started this goes away."""
    # Also who is told to stop leaves nothing behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())
    with ExitStack() as stack:
        given: dict[str, Any] = {"database": stack.enter_context(schema())}
        nats = make_nats(free_port())
        stack.enter_context(running(nats))
        given["bus"] = f"nats://127.0.0.1:{nats.port}"
        # All browsers are at one address, and every game that ends is reviewed, if a journey asks.
        given |= {"reviews": "10000/hour", "reviewing": "100000/hour", "idle_reviews": 0}
        workers = {"first": Worker("first", **given), "second": Worker("second", **given)}
        workers["scripted"] = Scripted("scripted", **given)
        for worker in workers.values():
            # One after the other: the first one makes the tables of the database, and compiles.
            stack.enter_context(running(worker))
            wait_until_ready(worker)
        found = {name: worker.http for name, worker in workers.items()}
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main()
