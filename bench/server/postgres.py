"""A PostgreSQL of our own, in a temporary folder and in the foreground."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from bench.server.usage import with_children

DEBIAN = "/usr/lib/postgresql"
USER = "postgres"
"""PostgreSQL does not run as root; then it runs as this user."""
PATIENCE = 120.0
CONFIG = """
listen_addresses = '127.0.0.1'
port = {port}
unix_socket_directories = '{folder}'
shared_buffers = 512MB
max_connections = 100
max_wal_size = 4GB
synchronous_commit = on
log_min_messages = fatal
"""


def program(name: str) -> str:
    """Find a program of PostgreSQL, the newest if there are several."""
    there = sorted(Path(DEBIAN).glob(f"*/bin/{name}"))
    found = str(there[-1]) if there else shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is needed: install PostgreSQL")
    return found


class Postgres:
    """A cluster that can be killed and started again."""

    def __init__(self, port: int, folder: Path | None = None) -> None:
        """Make the cluster, in a temporary folder of its own or of another; nothing runs yet."""
        self.port = port
        self.url = f"postgresql://flambeur@127.0.0.1:{port}/postgres"
        self.environment: dict[str, str] = {}
        """What it finds in its environment besides ours."""
        self._folder = Path(tempfile.mkdtemp(prefix="flambeur-pg-", dir=folder))
        self._folder.chmod(0o755)
        self._data = self._folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._make()

    @property
    def pid(self) -> int:
        """The first process of the cluster."""
        assert self._process is not None
        return self._process.pid

    def _make(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER, USER)
        self._run(self._making()).wait()
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(self._config())

    def _config(self) -> str:
        return CONFIG.format(port=self.port, folder=self._folder)

    def _making(self) -> list[str]:
        command = [program("initdb"), "-D", str(self._data), "-U", "flambeur", "-A", "trust"]
        return [*command, "-E", "UTF8", "--locale=C.UTF-8", "--data-checksums"]

    def _run(self, command: list[str]) -> subprocess.Popen[bytes]:
        log = (self._folder / "log").open("ab")
        owner: dict[str, int | list[int]] = {}
        if os.geteuid() == 0:
            entry = pwd.getpwnam(USER)
            owner = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        with log:
            return subprocess.Popen(  # type: ignore[call-overload,no-any-return] # owner fits
                command,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                start_new_session=True,
                env=os.environ | self.environment,
                **owner,
            )

    def start(self) -> None:
        """Start, and wait until connections are taken; try again while an old one is dying."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                self._process = self._run([program("postgres"), "-D", str(self._data)])
            if self._answers():
                return
            time.sleep(0.1)
        raise SystemExit("PostgreSQL does not start: " + (self._folder / "log").read_text()[-2000:])

    def _answers(self) -> bool:
        command = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def kill(self) -> None:
        """Kill all its processes at once, as a power cut of the host would."""
        if self._process is not None:
            self._tell_all(signal.SIGKILL)
            self._wait()

    def freeze(self) -> None:
        """Let all its processes stand still: its lines stay, and nobody answers."""
        self._tell_all(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let all its processes go on where they stood."""
        self._tell_all(signal.SIGCONT)

    def _tell_all(self, what: signal.Signals) -> None:
        for pid in with_children(self.pid):
            with contextlib.suppress(ProcessLookupError):  # it ended by itself meanwhile
                os.kill(pid, what)

    def stop(self) -> None:
        """Stop in order."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None

    def remove(self) -> None:
        """Stop at once, also if a standby still wants something, and delete everything."""
        self._end(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)
