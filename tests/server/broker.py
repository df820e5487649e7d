"""A real NATS server of one's own, run with a file of deploy/."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

CONF = Path(__file__).parents[2] / "deploy/nats/nats.conf"
PASSWORD = "12e3geheim"
USER = f"flambeur:{PASSWORD}"
OWN = {"BUS_PASSWORD": f'"{PASSWORD}"'}


class Addresses(NamedTuple):
    """Where a server is reached, by workers and by other servers."""

    client: str
    cluster: str


@asynccontextmanager
async def broker(environ: Mapping[str, str] = OWN, conf: Path = CONF) -> AsyncIterator[Addresses]:
    """Run a server at free ports, and tell which they are."""
    with TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(shutil.which("nats-server") or "nats-server", "-c", str(conf)),
            *("-a", "127.0.0.1", "-p", "-1", "-m", "-1", "--ports_file_dir", folder),
            env=environ,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            yield await _addresses(Path(folder) / f"nats-server_{process.pid}.ports", process)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()


async def _addresses(told: Path, process: asyncio.subprocess.Process) -> Addresses:
    async with asyncio.timeout(20):
        while process.returncode is None:
            try:
                found = json.loads(await asyncio.to_thread(told.read_text))
                return Addresses(*(_first(found.get(kind)) for kind in ("nats", "cluster")))
            except (FileNotFoundError, ValueError):
                await asyncio.sleep(0.02)
    raise RuntimeError("the server did not start")


def _first(urls: list[str] | None) -> str:
    return urls[0].partition("://")[2] if urls else ""
