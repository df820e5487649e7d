"""Servers as they are started by hand, in processes of their own."""

import argparse
import io
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pexpect
import pytest
from websockets.sync.client import connect

from flambeur.cli import main
from flambeur.cli.nearby import Way
from flambeur.cli.places import database
from flambeur.cli.screen import Screen
from flambeur.cli.serve import _welcome
from flambeur.server.settings import Settings
from flambeur.words.catalogues import LANGUAGES, Words
from tests.server.live import TRUST

COMMAND = [sys.executable, "-m", "flambeur", "--lang", "en", "serve", "--host", "127.0.0.1"]
LINK = re.compile(r"http://127\.0\.0\.1:\d+/")
LONG = 60.0
"""Seconds after which something that a busy machine does late counts as not done."""


@contextmanager
def started(
    folder: Path, *flags: str, **environ: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server and wait until it tells its address."""
    # Kernels are found where other tests have left them.
    ours = {"FLAMBEUR_DATABASE": f"sqlite:///{folder / 'x.db'}", "NUMBA_CACHE_DIR": ""}
    env = {**os.environ, **ours, **environ}
    with (folder / "err").open("w") as err:
        process = subprocess.Popen(
            [*COMMAND, "--port", "0", *flags],
            env=env,
            stdout=subprocess.PIPE,
            stderr=err,
            text=True,
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            link = LINK.search(process.stdout.readline())
            assert link, (folder / "err").read_text()
            yield process, link[0]
        finally:
            # Its workers hold the same pipe, so they go, too.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()


def get(url: str, seconds: float = LONG) -> httpx.Response:
    """Ask until there is an answer."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            return httpx.get(url, verify=TRUST)
        time.sleep(0.1)
    return httpx.get(url, verify=TRUST)


def test_an_evening(tmp_path: Path) -> None:
    """One command serves people, tells their address, and leaves when it is told to."""
    with started(tmp_path) as (process, link):
        answer = get(f"{link}api/games")
        assert 200 == answer.status_code
        assert "server" not in answer.headers
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(LONG)
    logged = [json.loads(line)["event"] for line in (tmp_path / "err").read_text().splitlines()]
    # It depends on the machine whether they were loaded by then.
    assert ["started", "leaving", "stopped"] == [e for e in logged if e != "kernels loaded"]
    assert (tmp_path / "x.db").exists()


def test_no_address_is_logged(tmp_path: Path) -> None:
    """Whoever comes, by whatever door and with whatever nonsense, leaves no address behind."""
    client = {"x-forwarded-for": "203.0.113.7"}
    with started(tmp_path, "--proxy", "127.0.0.1") as (process, link):
        place = urlsplit(link)
        for path in ("api/me", "api/tables/nowhere", "socket", "nothing"):
            httpx.get(link + path, headers=client, verify=TRUST)
        with connect(f"ws://{place.netloc}/socket", additional_headers=client, proxy=None) as line:
            line.send("nonsense")
            line.recv(timeout=10)
        with socket.create_connection(("127.0.0.1", place.port or 0)) as garbage:
            garbage.sendall(b"\0nonsense\r\n\r\n")
            while garbage.recv(1000):
                pass
        process.send_signal(signal.SIGTERM)
        process.wait(LONG)
    logged = (tmp_path / "err").read_text()
    assert "stopped" in logged
    assert "203.0.113.7" not in logged
    assert "127.0.0.1" not in logged


def test_several_workers_share_one_port(tmp_path: Path, postgres_url: str, nats_url: str) -> None:
    """With PostgreSQL and NATS there are more processes; one that dies is replaced."""
    settings = {"FLAMBEUR_DATABASE": postgres_url, "FLAMBEUR_BUS": nats_url}
    with started(tmp_path, "--workers", "2", **settings) as (process, link):
        assert 200 == get(f"{link}api/games").status_code
        first = _workers(process.pid)
        assert 2 == len(first)
        os.kill(first[0], signal.SIGKILL)
        end = time.monotonic() + LONG
        while len(set(_workers(process.pid)) - {first[0]}) < 2:
            assert time.monotonic() < end, "the dead worker was not replaced"
            time.sleep(0.1)
        assert 200 == get(f"{link}api/games").status_code
        process.send_signal(signal.SIGTERM)
        assert 0 == process.wait(LONG)
    assert "worker died" in (tmp_path / "err").read_text()


def _workers(parent: int) -> list[int]:
    """List the processes that were started as workers, without Python's own helper."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    found = []
    for child in children:
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--workers", "2"], "2 workers need a shared database and bus."),
        (["--workers", "2", "--database", "postgresql://db/x"], "need a shared database and bus."),
        (["--port", "99999"], "Port 99999 cannot be used"),
        (["--workers", "0"], "0 is not a number from 1 up."),
        (["--dance"], "--dance means nothing here."),
    ],
)
def test_refusals(
    flags: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What cannot be served is said in a sentence."""
    database_flag = ["--database", f"sqlite:///{tmp_path / 'x.db'}"]
    assert 2 == main(["--lang", "en", "serve", *database_flag, *flags])
    assert sentence in capsys.readouterr().err


def test_a_port_in_use(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The port is tried before anything else."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        where = ["--host", "127.0.0.1", "--port", port]
        kept = ["--database", f"sqlite:///{tmp_path / 'x.db'}"]
        assert 2 == main(["--lang", "en", "serve", *where, *kept])
    assert f"Port {port} cannot be used" in capsys.readouterr().err


def test_a_bad_setting(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A setting from the environment is refused with its name."""
    monkeypatch.setenv("FLAMBEUR_CACHE", "many")
    monkeypatch.setenv("FLAMBEUR_DATABASE", "sqlite:///x.db")
    assert 2 == main(["--lang", "en", "serve"])
    assert "cache" in capsys.readouterr().err


def test_without_the_packages(tmp_path: Path) -> None:
    """Who installed only the games is told what to install."""
    (tmp_path / "uvicorn.py").write_text("raise ModuleNotFoundError('no', name='uvicorn')")
    done = subprocess.run(
        COMMAND,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert 2 == done.returncode
    assert "(uvicorn is missing)" in done.stderr
    assert " 'uvicorn>=" in done.stderr


def test_where_the_file_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in this folder is used; else there is one for the user."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert f"sqlite:///{tmp_path}/data/flambeur/flambeur.db" == database()
    (tmp_path / "flambeur.db").touch()
    assert f"sqlite:///{tmp_path}/flambeur.db" == database()


def test_ctrl_c_ends_an_evening_in_a_terminal(tmp_path: Path) -> None:
    """Who sits in front of a terminal is told the address, and Ctrl+C ends the evening."""
    child: pexpect.spawn[str] = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], "--port", "0", "--no-open", "--database", f"sqlite:///{tmp_path / 'x.db'}"],
        encoding="utf-8",
        env={**os.environ, "TERM": "xterm", "PYTHONUTF8": "1", "NUMBA_CACHE_DIR": ""},
        timeout=60,
    )
    child.expect(LINK)
    assert isinstance(child.match, re.Match)
    link = child.match.group()
    child.expect("Ctrl")
    assert 200 == get(f"{link}api/games").status_code
    child.sendintr()
    child.expect(pexpect.EOF)
    assert 130 == child.wait()
    assert "Traceback" not in (child.before or "")


@pytest.mark.parametrize(("wish", "opens"), [(True, 1), (False, 0), (None, 0)])
def test_the_browser_is_opened_on_a_desktop(
    wish: bool | None, opens: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wish decides; without one, a browser opens only for a person in front of a desktop."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("flambeur.server.http.pages.is_built", lambda: True)
    found = argparse.Namespace(open=wish)
    _welcome(Words("en"), Screen(io.StringIO()), Way("http://x/"), Settings(), found)
    assert opens == len(opened)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_pages_invites_nobody(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what is missing and how to get it, and no browser opens."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("flambeur.server.http.pages.is_built", lambda: False)
    words, said = Words(language), io.StringIO()
    _welcome(words, Screen(said), Way("http://x/"), Settings(), argparse.Namespace(open=True))
    # The screen breaks lines at any space.
    sentence = words("serve-no-pages", link="http://x/").split()
    assert sentence == said.getvalue().split()[: len(sentence)]
    assert words("serve-welcome", link="http://x/") not in said.getvalue()
    assert not opened
