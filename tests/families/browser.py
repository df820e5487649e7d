"""Chromium plays what nobody has drawn, by its plain show, to the end."""

import asyncio
from pathlib import Path

import pytest

from flambeur.server.http.pages import WEB

ROOT = Path(__file__).parents[2]
PATIENCE = 240
needs_pages = pytest.mark.skipif(
    not (WEB / "index.html").exists(), reason="the browser client is not built"
)


async def play_in_chromium(url: str, name: str, *tile: str) -> None:
    """Play the game with this name on its door, or a tile, on a phone and at a desk."""
    process = await asyncio.create_subprocess_exec(
        "node",
        str(ROOT / "web/e2e/plain.mjs"),
        url,
        name,
        *tile,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError:
        process.kill()
        raise
    assert 0 == process.returncode, said.decode()
    assert 2 == said.decode().count(f"{name} at ")
