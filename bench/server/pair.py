"""A primary with a synchronous standby, and a network between them that can be cut."""

import asyncio
from typing import Any

import asyncpg

from bench.server.postgres import Postgres, program
from bench.server.processes import free_port
from bench.server.proxy import Proxy


class Standby(Postgres):
    """A copy of a cluster that follows it."""

    def __init__(self, port: int, source: int) -> None:
        """Take the port to listen on, and the one where the primary is found."""
        self._source = source
        super().__init__(port)

    def _making(self) -> list[str]:
        source = ["-h", "127.0.0.1", "-p", str(self._source), "-U", "flambeur"]
        return [program("pg_basebackup"), *source, "-D", str(self._data), "-R", "-c", "fast"]


class Pair:
    """Two clusters; a commit of the first one waits for the second."""

    def __init__(self) -> None:
        """Prepare the primary; nothing runs yet."""
        self.primary = Postgres(free_port())
        self.standby: Standby | None = None
        self.old: Postgres | None = None
        """The last primary, dead or silent, until there is a new standby in its place."""
        self.network = Proxy(free_port(), self.primary.port)
        self._ports = self.primary.port, free_port()

    @property
    def url(self) -> str:
        """Where workers find whichever of the two takes what is written."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://flambeur@{hosts}/postgres?target_session_attrs=read-write"

    async def start(self) -> None:
        """Start both, and let the first wait for the second from now on."""
        await asyncio.to_thread(self.primary.start)
        await self.renew()

    async def renew(self) -> None:
        """Make a standby where no cluster runs, and let the primary wait for it from now on."""
        self._bury()
        free = next(port for port in self._ports if port != self.primary.port)
        self.network = Proxy(free_port(), self.primary.port)
        await self.network.start()
        self.standby = await asyncio.to_thread(Standby, free, self.network.port)
        await asyncio.to_thread(self.standby.start)
        # Not before the copy is made: the copy itself waits for nobody.
        await ask(self.primary.url, "alter system set synchronous_standby_names = '*'")
        await ask(self.primary.url, "select pg_reload_conf()")
        state = None
        while state != "sync":
            await asyncio.sleep(0.05)
            state = await ask(self.primary.url, "select sync_state from pg_stat_replication")

    async def fail_over(self) -> None:
        """Kill the primary, and let the standby take its place with what it has."""
        self.primary.kill()
        await self.promote()

    async def promote(self) -> None:
        """Let the standby take the place of a primary that does nothing any more."""
        assert self.standby is not None
        self.network.mend(drop=True)
        self.network.close()
        assert await ask(self.standby.url, "select pg_promote()")
        self.old, self.primary, self.standby = self.primary, self.standby, None

    def remove(self) -> None:
        """End both."""
        self.network.close()
        self._bury()
        for cluster in (self.standby, self.primary):
            if cluster is not None:
                cluster.remove()

    def _bury(self) -> None:
        if self.old is not None:
            self.old.kill()
            self.old.remove()
            self.old = None


async def ask(url: str, question: str) -> Any:
    """Ask one cluster for one value."""
    line = await asyncpg.connect(url)
    try:
        return await line.fetchval(question)
    finally:
        await line.close()
