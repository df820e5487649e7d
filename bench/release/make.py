"""Builds client, wheel and sdist from a clean checkout of the last commit."""

import filecmp
import os
import subprocess
import sys
from pathlib import Path

MODULES = Path("web/node_modules")


def build(work: Path) -> Path:
    """Build everything from the last commit; the folder that holds the files is given back."""
    work.mkdir()
    source, built = work / "source", work / "dist"
    _run("git", "clone", "--quiet", "--no-hardlinks", ".", str(source))
    if not MODULES.exists():
        _run("npm", "--prefix", "web", "install", "--no-audit", "--no-fund", "--loglevel=error")
    (source / MODULES).symlink_to(MODULES.resolve())
    _run("npm", "--prefix", "web", "run", "--silent", "build", cwd=source)
    (source / MODULES).unlink()
    # Archives bear the time of the commit, so that everybody builds the same bytes.
    committed = _run("git", "log", "-1", "--format=%ct")
    build = (sys.executable, "-m", "hatchling", "build", "-d", str(built))
    _run(*build, cwd=source, more={"SOURCE_DATE_EPOCH": committed.strip()})
    print(f"built {', '.join(file.name for file in sorted(built.iterdir()))}")
    return built


def compare(first: Path, second: Path) -> None:
    """Stop unless two builds are the same, byte by byte."""
    names = sorted(file.name for file in first.iterdir())
    same, other, missing = filecmp.cmpfiles(first, second, names, shallow=False)
    if other or missing or len(same) != len(names):
        raise SystemExit(f"two builds of one commit differ: {', '.join(other + missing)}")
    print("two builds are the same, byte by byte")


def _run(*command: str, cwd: Path | None = None, more: dict[str, str] | None = None) -> str:
    """Run a command and give what it says; if it fails, so does the release."""
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | (more or {}),
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return done.stdout
