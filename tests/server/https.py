"""Follows the page about https with a real Caddy: `python -m tests.server.https`.

The Caddyfile and the command are those of the page, except for ports and for who signs the
certificate. The program `caddy` must be there, or be named by `--caddy`.
"""

import argparse
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from bench.server.processes import free_port

PAGE = Path(__file__).parents[2] / "docs/howto/https.md"
NAME = "dice.example"
LONG = 60.0
TEST_ONLY = """{{
    admin off
    local_certs
    skip_install_trust
    http_port {http}
    https_port {https}
}}
"""
"""Nobody outside signs a certificate for a test; everything else is the page's."""


def block(kind: str) -> str:
    """Read the first example of a kind from the page."""
    found = re.search(rf"^```{kind}\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found, kind
    return found[1]


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    """Run a program with a home of its own."""
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (
        (folder / "log").open("a") as log,
        subprocess.Popen(
            command, cwd=folder, env=os.environ | home, stdout=log, stderr=log
        ) as process,
    ):
        try:
            yield
        finally:
            process.terminate()


@contextmanager
def served(caddy: str, folder: Path) -> Iterator["Visitor"]:
    """Serve as the page says."""
    ours, http, https = (free_port() for _ in range(3))
    config = folder / "Caddyfile"
    site = block("caddy").replace("127.0.0.1:8000", f"127.0.0.1:{ours}")
    config.write_text(TEST_ONLY.format(http=http, https=https) + site)
    typed = shlex.split(block("sh"))
    assert "flambeur" == typed[0]
    serve = [sys.executable, "-m", *typed, "--port", str(ours), "--no-open"]
    proxy = [caddy, "run", "--config", str(config), "--adapter", "caddyfile"]
    with running(serve, folder), running(proxy, folder):
        yield Visitor(https, http, folder / "caddy/pki/authorities/local/root.crt")


class Visitor:
    """A browser that finds the name at this machine, and trusts only who signed for it."""

    def __init__(self, https: int, http: int, root: Path) -> None:
        """Wait for the certificate and for the server behind it."""
        self._https, self.http = https, http
        end = time.monotonic() + LONG
        while not root.exists():
            assert time.monotonic() < end, "there is no certificate"
            time.sleep(0.1)
        self._trust = ssl.create_default_context(cafile=root)
        self._client = httpx.Client(
            verify=self._trust, headers={"host": NAME, "origin": f"https://{NAME}"}
        )
        while not self._is_ready():
            assert time.monotonic() < end, "nobody serves"
            time.sleep(0.1)

    @property
    def cookies(self) -> httpx.Cookies:
        """What the server had it keep."""
        return self._client.cookies

    def ask(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Ask for something."""
        url = f"https://127.0.0.1:{self._https}{path}"
        return self._client.request(method, url, extensions={"sni_hostname": NAME}, **given)

    def greeting(self) -> str:
        """Open the socket, and hear what the server says first."""
        door = socket.create_connection(("127.0.0.1", self._https))
        where = f"wss://{NAME}/socket"
        origin = Origin(f"https://{NAME}")
        with connect(where, sock=door, ssl=self._trust, origin=origin, proxy=None) as line:
            return str(line.recv(timeout=LONG))

    def _is_ready(self) -> bool:
        with suppress(httpx.TransportError):
            return self.ask("GET", "/api/games").is_success
        return False


def follow(caddy: str) -> None:
    """Come as a browser does: page, API, cookie, socket; and not where operators go."""
    with tempfile.TemporaryDirectory() as made, served(caddy, Path(made)) as visitor:
        assert visitor.ask("GET", "/").is_success
        wanted = {"game": "vegas", "chairs": 2, "sit": {"type": "sit", "name": "Ana"}}
        opened = visitor.ask("POST", "/api/tables", json=wanted)
        assert opened.is_success, opened.text
        assert [True] == [cookie.secure for cookie in visitor.cookies.jar]
        other = visitor.ask("POST", "/api/tables", json=wanted, headers={"origin": "http://x"})
        assert 403 == other.status_code
        assert "hello" in visitor.greeting()
        for path in ("/metrics", "/ready", "/health"):
            assert 404 == visitor.ask("GET", path).status_code
        plain = httpx.get(f"http://127.0.0.1:{visitor.http}/", headers={"host": NAME})
        assert plain.headers["location"].startswith(f"https://{NAME}")
        said = (Path(made) / "log").read_text()
        assert f"https://{NAME}/" in said, "the terminal tells another link"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--caddy", default=shutil.which("caddy"))
    given = parser.parse_args()
    if not given.caddy:
        parser.error("there is no program caddy; name it with --caddy")
    follow(given.caddy)
    sys.stdout.write("The page about https holds.\n")
