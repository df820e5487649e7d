"""A primary and a synchronous standby that change places, with a clock that is set by hand."""

import asyncio
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

from bench.server.postgres import Postgres, program
from bench.server.processes import free_port
from bench.simulation.replay.gate import Gate
from flambeur.server.store.postgres.store import PostgresStore

MORE = """
shared_buffers = 32MB
fsync = off
autovacuum = off
min_wal_size = 2MB
wal_sender_timeout = 0
wal_receiver_timeout = 0
"""
CONNECTIONS = 24
"""More than ever wait at once."""
CLOCK = """
create function public.now() returns timestamptz language plpgsql stable as $$
declare
    told text := current_setting('replay.now', true);
begin
    -- A transaction sees the time when it began.
    if coalesce(told, '') = '' then
        told := set_config('replay.now', pg_read_file('{clock}'), true);
    end if;
    return to_timestamp(told::float8);
end
$$;
alter database postgres set search_path = public, pg_catalog;
alter database template0 is_template false;
alter database template1 is_template false;
"""
UNUSED = "template0", "template1"
"""Databases that need not be copied at every failover."""
LOOK = """
select
    count(*) filter (where wait_event = 'SyncRep'),
    count(*) filter (where wait_event_type = 'Lock'),
    (pg_current_wal_flush_lsn() - '0/0')::bigint,
    coalesce((select (min(sent_lsn) - '0/0')::bigint from pg_stat_replication), 0),
    coalesce((select (min(replay_lsn) - '0/0')::bigint from pg_stat_replication), 0)
from pg_stat_activity
where backend_type = 'client backend'
"""
CLEAR = """
truncate tables, steps, seatings, people, ratings, rated, clearings, pulse cascade;
insert into people (id, name, kind, epoch)
select 'p' || number, 'p' || number, 'account', 0 from generate_series(0, 9) as number;
"""
SYNC = "select sync_state from pg_stat_replication where state = 'streaming'"


class Look(msgspec.Struct, frozen=True):
    """What the primary is doing."""

    waiting: int
    """Commits that wait for the standby."""
    blocked: int
    """Those who wait for what is locked."""
    end: int
    """Where its log ends."""
    sent: int
    replayed: int


class Quick(Postgres):
    """A small cluster that writes to no disk before it must."""

    def _make(self) -> None:
        super()._make()
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(MORE)

    def _making(self) -> list[str]:
        command = [program("initdb"), "-D", str(self._data), "-U", "flambeur", "-A", "trust"]
        return [*command, "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--wal-segsize=1"]

    def remove(self) -> None:
        """Kill and delete everything."""
        if self._process is not None:
            self.kill()
        super().remove()


class QuickStandby(Quick):
    """A copy of a cluster that follows it through a gate."""

    def __init__(self, port: int, source: int, gate: int) -> None:
        """Take the port to listen on, the one to copy from, and the one of the gate."""
        self._source, self._gate = source, gate
        super().__init__(port)

    def _make(self) -> None:
        super()._make()
        # Without encryption the gate understands every byte from the first one on.
        plain = "user=flambeur sslmode=disable gssencmode=disable"
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(f"primary_conninfo = 'host=127.0.0.1 port={self._gate} {plain}'\n")
        (self._data / "standby.signal").touch()

    def _making(self) -> list[str]:
        source = ["-h", "127.0.0.1", "-p", str(self._source), "-U", "flambeur"]
        # What was written since is streamed anyway, and there is no disk to mistrust.
        quick = ["-c", "fast", "-X", "none", "--no-sync", "--no-manifest", "--no-verify-checksums"]
        return [program("pg_basebackup"), *source, "-D", str(self._data), *quick]


class Pair:
    """Two clusters at two ports; either may be the primary."""

    def __init__(self, clock: Path) -> None:
        """Take the file that holds the time."""
        self._clock = clock
        self.gate = Gate(free_port())
        self._ports = free_port(), free_port()
        self.primary: Quick | None = None
        self.standby: Quick | None = None
        self.line: Any = None
        """A connection to the primary, for looking."""

    @property
    def url(self) -> str:
        """Where a store finds whichever of the two takes what is written."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://flambeur@{hosts}/postgres?target_session_attrs=read-write"

    async def start(self) -> None:
        """Start both, and let the first wait for the second from now on."""
        self.primary = await asyncio.to_thread(Quick, self._ports[0])
        await asyncio.to_thread(self.primary.start)
        await self.gate.start()
        self.line = await asyncpg.connect(self.primary.url)
        await self.line.execute(CLOCK.format(clock=self._clock))
        for name in UNUSED:
            await self.line.execute(f"drop database {name}")
        await PostgresStore(self.primary.url).migrate("before")
        await self._follow(self._ports[1])
        await self._wait_for_standby()

    async def fail_over(self) -> None:
        """Kill the primary; the standby takes over with what it has, and gets a standby itself."""
        assert self.primary is not None
        assert self.standby is not None
        self.primary.kill()
        self.gate.drop()
        self.primary.remove()
        port = self.primary.port
        self.primary, self.standby = self.standby, None
        self.line = await asyncpg.connect(self.primary.url)
        assert await self.line.fetchval("select pg_promote()")
        await self._follow(port)
        await self._wait_for_standby()

    def set_clock(self, now: float) -> None:
        """Let the clusters believe that it is so many seconds after 1970."""
        self._clock.write_text(f"{now:.6f}")

    async def look(self) -> Look:
        """Tell what the primary is doing."""
        return Look(*await self.line.fetchrow(LOOK))

    async def clear(self) -> None:
        """Forget all that is kept, but for the accounts of those who play."""
        await self.line.execute(CLEAR)

    async def close_gate(self) -> None:
        """Let nothing more through than the standby has."""
        look = await self.look()
        while look.replayed < look.end:
            await asyncio.sleep(0.01)
            look = await self.look()
        self.gate.open(look.end)

    async def remove(self) -> None:
        """End both."""
        self.gate.close()
        for cluster in (self.standby, self.primary):
            if cluster is not None:
                await asyncio.to_thread(cluster.remove)

    async def _follow(self, port: int) -> None:
        assert self.primary is not None
        self.gate.target = self.primary.port
        self.gate.open(None)
        self.standby = await asyncio.to_thread(
            QuickStandby, port, self.primary.port, self.gate.port
        )
        await asyncio.to_thread(self.standby.start)

    async def _wait_for_standby(self) -> None:
        """Let commits wait for the standby from now on."""
        await self.line.execute("alter system set synchronous_standby_names = '*'")
        await self.line.execute("select pg_reload_conf()")
        while await self.line.fetchval(SYNC) != "sync":
            await self.line.execute("select pg_sleep(0.02)")
