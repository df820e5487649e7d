"""Servers whose database lies on a disk that can be filled up."""

import asyncio
from pathlib import Path

from bench.server.arenas.arena import Arena
from bench.server.arenas.cluster import ClusterArena
from bench.server.disk import Disk
from bench.server.postgres import Postgres
from bench.server.processes import NO_LIMITS, Worker, free_port

SMALL = """
max_wal_size = 8MB
min_wal_size = 2MB
wal_recycle = off
"""


class SmallPostgres(Postgres):
    """A cluster with short files of WAL, so that it soon needs a new one."""

    def _making(self) -> list[str]:
        return [*super()._making(), "--wal-segsize=1"]

    def _config(self) -> str:
        return super()._config() + SMALL


class PostgresDiskArena(ClusterArena):
    """The usual cluster, with PostgreSQL on a small disk."""

    def __init__(self) -> None:
        """Prepare everything; nothing runs yet."""
        self.disk = Disk(256)
        try:
            super().__init__(SmallPostgres(free_port(), self.disk.folder))
        except BaseException:
            self.disk.remove()
            raise

    async def recover(self) -> None:
        """Start PostgreSQL again if it has ended, as the system would."""
        await asyncio.to_thread(self.cluster.postgres.start)

    def remove(self) -> None:
        """End everything."""
        try:
            self.disk.free()
            super().remove()
        finally:
            self.disk.remove()


class SqliteDiskArena(Arena):
    """One worker by itself, as on a club's evening, with its file on a small disk."""

    def __init__(self) -> None:
        """Prepare everything; nothing runs yet."""
        super().__init__()
        self.disk = Disk(64)
        self.worker = Worker("worker", database=self.url, bus="local", **NO_LIMITS)
        self.served = self.workers = [self.worker]

    @property
    def url(self) -> str:
        """The file of the worker."""
        return f"sqlite:///{Path(self.disk.folder) / 'club' / 'club.db'}"

    async def start(self) -> None:
        """Start the worker."""
        (self.disk.folder / "club").mkdir(mode=0o700)
        self.worker.start()
        await self.worker.ready()

    async def recover(self) -> None:
        """Do nothing: the worker goes on by itself."""

    def remove(self) -> None:
        """End everything."""
        try:
            self.worker.remove()
        finally:
            self.disk.remove()
