"""A game of another package, built into a wheel and installed where a test looks for it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeur.families import packages
from flambeur.server import schema
from flambeur.server.http import games

COIN = Path(__file__).parent / "coin"
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input")
ALONE = ("--no-index", "--no-deps")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, without the network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = ("wheel", *ALONE, "--no-build-isolation", "--wheel-dir", str(folder), str(COIN))
    subprocess.run([*PIP, *build], check=True, timeout=240)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install it into a folder."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run(
        [*PIP, "install", *ALONE, "--target", str(folder), str(wheel)], check=True, timeout=240
    )
    return folder


@pytest.fixture
def with_site(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let this process and those it starts find the package."""
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", str(site), prepend=":")
    forget()
    yield site
    forget()


def forget() -> None:
    """Look for families anew."""
    packages._entries.cache_clear()
    packages.load.cache_clear()
    schema.written.cache_clear()
    games.listed.cache_clear()
