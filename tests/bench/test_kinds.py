"""The kinds of drills: all are known, said and run, and none is left out in silence."""

import os
import re
from pathlib import Path

import pytest

drills = pytest.importorskip("bench.drills", reason="needs a Unix")
kinds = pytest.importorskip("bench.server.kinds", reason="needs a Unix")
ROOT = Path(__file__).parents[2]


def test_page() -> None:
    """The page about drills names every kind."""
    page = (ROOT / "docs/reference/load.md").read_text("utf-8")
    assert set(kinds.KINDS) == set(re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE))


def test_gate() -> None:
    """The gate runs every kind, as part of the mix or by itself."""
    gate = (ROOT / ".ci/run").read_text("utf-8")
    listed = re.findall(r"^printf '%s\\n' ([a-z -]+) \|$", gate, re.MULTILINE)
    mixed = kinds.KINDS[kinds.MIX].faults
    alone = {name for name, kind in kinds.KINDS.items() if not set(kind.faults) <= set(mixed)}
    assert [alone] == [set(names.split()) for names in listed]


def test_faults() -> None:
    """Every file of faults belongs to a kind."""
    files = {file.stem for file in (ROOT / "bench/server/faults").glob("[!_]*.py")}
    used = {fault.__module__ for kind in kinds.KINDS.values() for fault in kind.faults}
    assert {f"bench.server.faults.{name}" for name in files} == used


def test_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A machine that lacks something for a kind says so aloud."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    drills.main(["--kind", "disk-sqlite"])
    said = "!!!! SKIPPED: no drills of the kind disk-sqlite, for only root can mount a small disk\n"
    assert said == capsys.readouterr().out
