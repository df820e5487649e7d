"""The clean places in which a release is proven: each Python at hand, each tool that installs."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

PYTHONS = ("3.11", "3.12", "3.13")


@dataclass(frozen=True)
class Environment:
    """A name for the report, and how to install a wheel into a folder, which gives the command."""

    name: str
    install: Callable[[Path, Path], Path]
    seats: str = "casual,casual"
    """Who plays in the terminal there."""


def at_hand(*, short: bool) -> Iterator[Environment]:
    """Tell all environments that can be made on this machine."""
    yield _pip(sys.executable, "this Python")
    if short:
        return
    for version in PYTHONS:
        python = _starts(f"python{version}")
        if python:
            yield _pip(python, version)
        else:
            print(f"there is no Python {version} here")
    yield Environment("lock", _lock, seats="champion,casual")
    yield Environment("pipx", _pipx)
    yield Environment("uv tool", _uv)


def wanted(wheel: Path) -> str:
    """Tell how tools are asked for a wheel with its server."""
    return f"flambeur[server] @ {wheel.resolve().as_uri()}"


def _starts(name: str) -> str | None:
    """Find a Python that really starts: version managers leave names behind that do not."""
    versions = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    kept = sorted(versions.glob(f"{name.removeprefix('python')}.*/bin"))
    for folder in (*map(str, kept), *os.get_exec_path()):
        python = shutil.which(name, path=folder)
        if python and not subprocess.run([python, "-c", ""], check=False).returncode:
            return python
    return None


def _pip(python: str, name: str) -> Environment:
    """Install by pip into an environment of this Python."""

    def install(wheel: Path, folder: Path) -> Path:
        subprocess.run([python, "-m", "venv", str(folder)], check=True)
        pip = [str(folder / "bin/python"), "-m", "pip", "install", "-qq", wanted(wheel)]
        subprocess.run(pip, check=True)
        return folder / "bin/flambeur"

    return Environment(f"pip, {name}", install)


def _lock(wheel: Path, folder: Path) -> Path:
    """Install what the container installs: the lock with all hashes, and then the wheel alone."""
    python = _starts(f"python{PYTHONS[-1]}") or sys.executable
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "-qq"]
    hashed = [
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
        "-r",
        "requirements/server.txt",
    ]
    subprocess.run([*pip, *hashed], check=True)
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True)
    return folder / "bin/flambeur"


def _pipx(wheel: Path, folder: Path) -> Path:
    """Install by pipx."""
    places = {"PIPX_HOME": str(folder), "PIPX_BIN_DIR": str(folder / "bin")}
    command = [sys.executable, "-m", "pipx", "install", "--quiet", wanted(wheel)]
    subprocess.run(command, check=True, env=os.environ | places)
    return folder / "bin/flambeur"


def _uv(wheel: Path, folder: Path) -> Path:
    """Install by uv, which is kept from fetching a Python of its own."""
    places = {"UV_TOOL_DIR": str(folder), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    command = [sys.executable, "-m", "uv", "tool", "install", "-q", "--python", sys.executable]
    subprocess.run([*command, wanted(wheel)], check=True, env=os.environ | places)
    return folder / "bin/flambeur"
