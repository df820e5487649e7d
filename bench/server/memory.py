"""How much memory a server at home needs: `python -m bench.server.memory`.

Starts `flambeur serve` on a new SQLite file, plays, and reads what each of its processes holds. PSS
counts a page that several processes share once, divided among them; so the sum is what the
machine has given.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from bench.server.processes import Process, free_port
from bench.server.usage import memory_kb, with_children

LONGEST = 600.0
KILO = 1024


def report(when: str, root: int) -> None:
    """Tell what all processes of a server hold."""
    held = [(_name(process), memory_kb(process) / KILO) for process in with_children(root)]
    each = ", ".join(f"{name} {megabytes:.0f}" for name, megabytes in held)
    whole = sum(megabytes for _, megabytes in held)
    sys.stdout.write(f"{when:<24} {whole:4.0f} MB ({each})\n")
    sys.stdout.flush()


def _name(process: int) -> str:
    command = Path(f"/proc/{process}/cmdline").read_bytes().decode()
    for name in ("resource_tracker", "forkserver", "spawn_main"):
        if name in command:
            return name
    return "server"


async def play(http: httpx.AsyncClient, game: str, bots: list[str]) -> str:
    """Play a game to its end, always with the first legal move."""
    sit = {"type": "sit", "name": "Ann"}
    wanted: dict[str, Any] = {"game": game, "chairs": len(bots) + 1, "bots": bots}
    wanted |= {"sit": sit, "start": True, "pace": {"seconds": 600}}
    table = (await http.post("/api/tables", json=wanted)).raise_for_status().json()["table"]
    async with asyncio.timeout(LONGEST):
        while True:
            seen = (await http.get(f"/api/tables/{table}")).raise_for_status().json()
            if seen["card"]["phase"] == "over":
                return str(table)
            moves = (seen.get("view") or {}).get("turn", {}).get("moves")
            if not moves:
                await asyncio.sleep(0.05)
                continue
            version = seen["view"]["version"]
            act = {"type": "play", "version": version, "move": moves[0]}
            body = {"act": act, "key": f"move-{version}"}
            (await http.post(f"/api/tables/{table}/acts", json=body)).raise_for_status()


async def review(http: httpx.AsyncClient, table: str) -> None:
    """Have a game reviewed."""
    path = f"/api/tables/{table}/review"
    (await http.post(path)).raise_for_status()
    state = "waiting"
    async with asyncio.timeout(LONGEST):
        while state in ("waiting", "running"):
            await asyncio.sleep(0.2)
            state = (await http.get(path)).raise_for_status().json()["state"]


async def measure(root: int, port: int, idle: float) -> None:
    """Play as a home does, and tell the memory after each step."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        await http.get("/api/games")
        report("started", root)
        await play(http, "vegas", ["casual", "novice"])
        report("a game with easy bots", root)
        table = await play(http, "vegas", ["strong", "champion"])
        report("a game with strong bots", root)
        await review(http, table)
        report("its review", root)
        if idle:
            await asyncio.sleep(idle)
            report(f"{idle:.0f} s later", root)


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--idle", type=float, default=0.0, help="seconds to wait at the end")
    idle = parser.parse_args().idle
    port = free_port()
    with tempfile.TemporaryDirectory() as scratch:
        where = ["--host", "127.0.0.1", "--port", str(port), "--no-open"]
        database = ["--database", f"sqlite:///{Path(scratch) / 'home.db'}"]
        command = [sys.executable, "-m", "flambeur", "serve", *where, *database]
        server = Process("server", command, port)
        # The game is reviewed once, when it is asked for.
        server.environment["FLAMBEUR_IDLE_REVIEWS"] = "0"
        server.start()
        try:
            server.wait()
            time.sleep(1)
            asyncio.run(measure(server.pid, port, idle))
        finally:
            server.remove()


if __name__ == "__main__":
    main()
