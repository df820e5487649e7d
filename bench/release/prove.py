"""Proves a release where it is new: installs it, plays in the terminal and in a browser."""

import os
import resource
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from bench.release.environments import Environment

QUICK = 0.15
"""Seconds of processor time that it may take to tell the version."""
PATIENCE = 60
"""Seconds in which a server answers, also on a busy machine."""
NOTHING = "/nonexistent"
"""No Node, no compiler, no other tool: what was installed stands on itself."""
GAME = "fingers: vegas in"
"""The journey in which a browser plays a whole game against bots."""


def prove(environment: Environment, built: Path, work: Path) -> None:
    """Install a wheel in a clean environment, and play with what was installed."""
    (wheel,) = built.glob("*.whl")
    folder = work / environment.name.replace(" ", "-").replace(",", "")
    flambeur = environment.install(wheel, folder)
    seconds = _version(flambeur)
    _terminal(flambeur, environment.seats)
    with _served(flambeur, work) as address:
        _browser(address)
    print(
        f"{environment.name}: {_size(folder):.0f} MB, `--version` {seconds:.3f} s; plays and serves"
    )


def _version(flambeur: Path) -> float:
    """Ask for the version; tell the processor time that the answer took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = subprocess.run(
        [flambeur, "--version"], check=True, capture_output=True, text=True
    ).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    if not said.startswith("flambeur ") or spent > QUICK:
        raise SystemExit(f"{said.strip()!r} after {spent:.3f} s of processor time")
    return spent


def _terminal(flambeur: Path, seats: str) -> None:
    """Let bots play a whole game in the terminal, in another language, and check its record."""
    record = flambeur.parent / "game.jsonl"
    play = [str(flambeur), "play", "vegas", "--seats", seats, "--lang", "de", "--plain"]
    subprocess.run([*play, "--record", str(record)], check=True, capture_output=True, env=_bare())
    subprocess.run(
        [str(flambeur), "verify", str(record)], check=True, capture_output=True, env=_bare()
    )


@contextmanager
def _served(flambeur: Path, work: Path) -> Iterator[str]:
    """Serve from a new database; its address is given while it runs."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address, database = f"http://127.0.0.1:{port}", work / f"{port}.db"
    command = [str(flambeur), "serve", "--no-open", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--database", f"sqlite:///{database}"]
    with (work / f"{port}.log").open("w+") as log:
        server = subprocess.Popen(command, env=_bare(), stdout=log, stderr=subprocess.STDOUT)
        try:
            if not _answers(f"{address}/ready", server):
                raise SystemExit(f"the server does not answer:\n{Path(log.name).read_text()}")
            yield address
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Wait for a server that is ready."""
    until = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < until:
        with suppress(httpx.TransportError):
            if httpx.get(address).is_success:
                return True
        time.sleep(0.2)
    return False


def _browser(address: str) -> None:
    """Let a browser play a whole game against bots of this server."""
    journey = ["npm", "--prefix", "web", "run", "--silent", "e2e", "--", GAME]
    done = subprocess.run(
        journey,
        env=os.environ | {"FLAMBEUR_URL": address},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode or f"{GAME} " not in done.stdout:
        raise SystemExit(f"the browser could not play:\n{done.stdout}{done.stderr}")


def _bare() -> dict[str, str]:
    """Tell an environment in which no other tool is found."""
    return {"PATH": NOTHING, "HOME": os.environ.get("HOME", "/"), "LANG": "C.UTF-8"}


def _size(folder: Path) -> float:
    """Tell what an environment takes on disk, in megabytes."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / 1e6
