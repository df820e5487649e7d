"""The page on checking a record is true, word by word."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.fair.receipts import receipt_of, saved
from tests.fair.verdicts import TOOL

RECORD = Path(__file__).parent / "game.jsonl"
PAGE = Path(__file__).parents[2] / "docs" / "howto" / "check-a-record.md"
STEP = re.compile(
    r"^```sh\n((?:python3|flambeur) .*?)\n```\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL
)


def started(name: str, how: str, folder: Path) -> None:
    """Make a command that starts this Python."""
    command = folder / name
    command.write_text(f"#!/bin/sh\n{how}\n", "utf-8")
    command.chmod(0o700)


def test_the_page_is_followed(tmp_path: Path) -> None:
    """Every command of the page, with a record and the receipt of seat 0, prints what it says."""
    shutil.copy(TOOL, tmp_path)
    shutil.copy(RECORD, tmp_path)
    (tmp_path / "receipt.json").write_bytes(saved(receipt_of(RECORD.read_bytes(), 0)))
    started("python3", f'exec {sys.executable} "$@"', tmp_path)
    started("flambeur", f'exec {sys.executable} -m flambeur "$@"', tmp_path)
    search = {
        **os.environ,
        "LANG": "C.UTF-8",
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
    }
    steps = STEP.findall(PAGE.read_text("utf-8"))
    assert 5 == len(steps)
    for command, expected in steps:
        done = subprocess.run(
            command.split(), cwd=tmp_path, env=search, capture_output=True, check=False
        )
        assert expected == done.stdout.decode()
        assert expected.startswith("WRONG") == (done.returncode == 1)
