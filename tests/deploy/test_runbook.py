"""The failover of the runbook, word by word, with a real primary and its standby."""

import asyncio
import os
import re
import subprocess
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.store.open import open_store
from tests.server.play.tables import one_move, open_game, worker
from tests.server.security.test_standby import insist

clusters = pytest.importorskip("bench.server.pair", reason="needs a Unix")
PAGE = Path(__file__).parents[2] / "docs/howto/runbook.md"
SECTION = PAGE.read_text("utf-8").partition("## Database failover")[2].partition("\n## ")[0]
BLOCKS = re.findall(r"^ *```sh\n(.*?)^ *```$", SECTION, re.MULTILINE | re.DOTALL)
PROMOTE, COPY, WAIT = (textwrap.dedent(block) for block in BLOCKS)


class Copied(clusters.Postgres):  # type: ignore[misc,name-defined] # looked for at run time
    """A standby that is made by the command of the page."""

    def __init__(self, port: int, source: str) -> None:
        """Take the port to listen on, and where the primary is found."""
        self._source = source
        super().__init__(port)

    def _making(self) -> list[str]:
        self.environment = {"NEW": self._source, "DATA": str(self._data)}
        return ["bash", "-euo", "pipefail", "-c", COPY]


@pytest.fixture
async def pair() -> AsyncIterator[Any]:
    """A primary whose commits wait for a standby."""
    pair = await asyncio.to_thread(clusters.Pair)
    try:
        await pair.start()
        yield pair
    finally:
        await asyncio.to_thread(pair.remove)


async def run(commands: str, **names: str) -> subprocess.CompletedProcess[str]:
    """Run commands of the page in a shell."""
    return await asyncio.to_thread(
        subprocess.run,
        ["bash", "-euo", "pipefail", "-c", commands],
        env=os.environ | names,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


async def test_failover(pair: Any) -> None:
    """Promoted as the page says, the standby has all, workers find it, and get a new standby."""
    names = {"OLD": pair.primary.url, "NEW": pair.standby.url, "WORKERS": pair.url}
    # In the worst order: the one where nobody can write comes first.
    store = open_store(pair.url.replace(*reversed_hosts(pair.url)))
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, "vegas", 2)
        place = await one_move(context, table)
        early = await run(PROMOTE, **names)
        assert (1, "the old primary answers: stop it first\n") == (early.returncode, early.stderr)
        assert await clusters.ask(pair.standby.url, "select pg_is_in_recovery()")

        pair.primary.kill()
        done = await run(PROMOTE, **names)
        assert 0 == done.returncode, done.stderr
        answers = done.stdout.splitlines()[-2:]
        assert ["t", f"127.0.0.1|{pair.standby.port}"] == answers
        assert place + 1 == await insist(lambda: one_move(context, table))

        copy = await asyncio.to_thread(Copied, pair.primary.port, names["NEW"])
        try:
            await asyncio.to_thread(copy.start)
            while (waited := await run(WAIT, **names)).stdout.splitlines()[-1:] != ["sync"]:
                assert 0 == waited.returncode, waited.stderr
            assert place + 2 == await insist(lambda: one_move(context, table))
            assert place + 2 == await clusters.ask(copy.url, "select max(seq) from steps")
        finally:
            await asyncio.to_thread(copy.remove)
    await store.close()


def reversed_hosts(url: str) -> tuple[str, str]:
    """Find the hosts of a URL, and name them the other way round."""
    found = re.search(r"@([^,/]+),([^,/]+)/", url)
    assert found is not None
    first, second = found.groups()
    return f"{first},{second}", f"{second},{first}"
