"""The cluster under test: PostgreSQL, NATS and workers, each a process of its own."""

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bench.server.postgres import Postgres
from bench.server.usage import tree_seconds

LOWEST, HIGHEST = 21_000, 32_000
"""Ports below those that the system gives to clients."""
NO_LIMITS = dict.fromkeys(("acts", "requests", "tables", "signs", "thinking"), "100000000/second")
"""Settings without limits against floods, for drills that open tables for hours."""
PATIENCE = 120.0
LAST = 3000
"""Bytes of what a process wrote that are shown when it fails."""


def free_port() -> int:
    """Find a port that nobody listens on, each time another."""
    for port in _PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise SystemExit("no free port")


# By chance, so that several arenas that start at the same moment do not meet.
_PORTS = iter(range(LOWEST + random.randrange(9_000), HIGHEST))


class Process:
    """A process that listens on a port and can be killed and started again."""

    def __init__(self, name: str, command: list[str], port: int) -> None:
        """Take what to run."""
        self.name, self.port = name, port
        self.environment: dict[str, str] = {}
        """What it finds in its environment besides ours."""
        self._command = command
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the process
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, without waiting."""
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            env=os.environ | self.environment,
        )

    def wait(self) -> None:
        """Wait until it listens."""
        end = time.monotonic() + PATIENCE
        while not self.listens():
            gone = self._process is None or self._process.poll() is not None
            if gone or time.monotonic() > end:
                how = "ended" if gone else "is late"
                raise SystemExit(f"{self.name} does not start, it {how}: {self.said()}")
            time.sleep(0.05)

    def end(self) -> str:
        """Tell how it ended, if it did so by itself."""
        code = None if self._process is None else self._process.poll()
        return "" if code is None else f"{self.name} ended with {code}: {self.said()}"

    def said(self) -> str:
        """Tell what it wrote last."""
        self._log.seek(0)
        return self._log.read()[-LAST:].decode(errors="replace")

    def listens(self) -> bool:
        """Tell whether somebody answers at the port."""
        with socket.socket() as probe:
            probe.settimeout(0.5)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    async def ready(self) -> None:
        """Wait until it listens, and let others work meanwhile."""
        await asyncio.to_thread(self.wait)

    def kill(self) -> None:
        """End it without a word."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """Let it stand still; it notices nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it stood."""
        os.kill(self.pid, signal.SIGCONT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                raise
        self._process = None

    def remove(self) -> None:
        """End it whatever it does, and forget what it wrote."""
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._log.close()


def make_nats(port: int) -> Process:
    """Prepare a NATS server."""
    beside = Path(sys.executable).with_name("nats-server")
    found = str(beside) if beside.exists() else shutil.which("nats-server")
    if found is None:
        raise SystemExit("nats-server is needed")
    config = str(Path(__file__).with_name("nats.conf"))
    here = ["-a", "127.0.0.1", "-p", str(port), "-l", "/dev/null"]
    return Process("nats", [found, "-c", config, *here], port)


class Worker(Process):
    """A worker of the server."""

    module = "bench.server.worker"

    def __init__(self, name: str, profile: str = "", **settings: Any) -> None:
        """Take the settings; players come as if through a proxy, from many addresses."""
        port, self.metrics = free_port(), free_port()
        said = msgspec.json.encode({"proxies": ["127.0.0.1"]} | settings).decode()
        module = [sys.executable, "-m", self.module]
        command = [*module, str(port), str(self.metrics), said, *filter(None, [profile])]
        super().__init__(name, command, port)
        self.http = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/socket"

    def measured(self) -> dict[str, float]:
        """Read what the worker counts about itself."""
        url = f"http://127.0.0.1:{self.metrics}/metrics"
        with urllib.request.urlopen(url, timeout=10) as answer:
            text = answer.read().decode()
        lines = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in lines}


class Cluster:
    """PostgreSQL, NATS and some workers."""

    def __init__(self, workers: int, profile: str = "", postgres: Postgres | None = None) -> None:
        """Prepare everything; nothing runs yet. A profile is taken of the first worker."""
        self.postgres = postgres or Postgres(free_port())
        self.nats = make_nats(free_port())
        self.workers = [
            self.make_worker(f"worker {n + 1}", profile="" if n else profile)
            for n in range(workers)
        ]

    def make_worker(self, name: str, **settings: Any) -> Worker:
        """Prepare one more worker."""
        bus = f"nats://127.0.0.1:{self.nats.port}"
        return Worker(name, **({"database": self.postgres.url, "bus": bus} | settings))

    def start(self) -> None:
        """Start everything and wait until it is there."""
        self.postgres.start()
        self.nats.start()
        self.nats.wait()
        for worker in self.workers:
            worker.start()
        for worker in self.workers:
            worker.wait()

    def remove(self) -> None:
        """End everything and leave nothing behind."""
        for worker in self.workers:
            worker.remove()
        self.nats.remove()
        self.postgres.remove()

    def seconds(self) -> dict[str, float]:
        """Tell how long everybody has computed so far."""
        return {
            "workers": sum(tree_seconds(worker.pid) for worker in self.workers),
            "PostgreSQL": tree_seconds(self.postgres.pid),
            "NATS": tree_seconds(self.nats.pid),
        }


@contextmanager
def running(workers: int, profile: str = "") -> Iterator[Cluster]:
    """Run a cluster for as long as it is needed."""
    cluster = Cluster(workers, profile)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()
