"""Compiled kernels are kept on disk, and never outlive a source that they were made from."""

import os
import subprocess
import sys
from pathlib import Path

from flambeur.fast.cache import Files

OUTER = """
from inner import inner
from flambeur.fast.jit import kernel

@kernel
def outer(number):
    return inner(number) + 1

print(outer(1), outer(0.5), *outer.stats.cache_hits.values())
"""
INNER = """
from flambeur.fast.jit import kernel

@kernel
def inner(number):
    return number * {factor}
"""


def write(folder: Path, factor: int) -> None:
    """Write two kernels in two files, of which one calls the other."""
    (folder / "outer.py").write_text(OUTER, "utf-8")
    (folder / "inner.py").write_text(INNER.format(factor=factor), "utf-8")


def start(folder: Path, **environment: str) -> "subprocess.Popen[str]":
    """Start a process that calls the outer kernel, for a whole number and for another one."""
    return subprocess.Popen(
        [sys.executable, "outer.py"],
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    )


def answer(process: "subprocess.Popen[str]") -> str:
    """Wait for what a process says: two results, and which of them were found on disk."""
    said, _ = process.communicate(timeout=120)
    assert 0 == process.returncode
    return said.strip()


def files(folder: Path) -> list[str]:
    """List the files of compiled kernels."""
    return sorted(path.name for path in (folder / "__pycache__").glob("*.nbc"))


def test_kept_and_renewed(tmp_path: Path) -> None:
    """A second process finds what the first compiled; a change in a called kernel is noticed."""
    write(tmp_path, 10)
    assert "11 6.0" == answer(start(tmp_path))
    old = files(tmp_path)
    assert "11 6.0 1 1" == answer(start(tmp_path))
    assert old == files(tmp_path)
    write(tmp_path, 20)
    assert "21 11.0" == answer(start(tmp_path))
    assert len(old) == len(files(tmp_path))
    assert not set(old) & set(files(tmp_path))


def test_two_at_once(tmp_path: Path) -> None:
    """Processes that start together both answer, and leave behind what a third one finds."""
    write(tmp_path, 10)
    both = [start(tmp_path), start(tmp_path)]
    assert ["11 6.0", "11 6.0"] == [" ".join(answer(process).split()[:2]) for process in both]
    assert "11 6.0 1 1" == answer(start(tmp_path))
    assert [] == [*(tmp_path / "__pycache__").glob("*.[0-9]*")]


def test_nowhere_to_write(tmp_path: Path) -> None:
    """Where no folder can be written to, not even a chosen one, each process compiles anew."""
    write(tmp_path, 10)
    (tmp_path / "__pycache__").write_text("a file, so it cannot be a folder", "utf-8")
    nowhere = str(tmp_path / "__pycache__")
    assert "11 6.0" == answer(
        start(tmp_path, HOME=nowhere, XDG_CACHE_HOME=nowhere, NUMBA_CACHE_DIR=nowhere)
    )


def test_broken_files(tmp_path: Path) -> None:
    """A file that was cut off counts as none, and a disk that takes nothing does no harm."""
    kept = Files(tmp_path, write)
    assert kept.load("key") is None
    kept.save("key", (1, 2))
    assert (1, 2) == kept.load("key")
    kept.path("key").write_bytes(kept.path("key").read_bytes()[:5])
    assert kept.load("key") is None
    Files(tmp_path / "missing", write).save("key", (1, 2))
