"""What both verifiers say of a record."""

import subprocess
import sys
from pathlib import Path

from flambeur.families import find
from flambeur.sources.verify import verify

TOOL = Path(__file__).parents[2] / "tools" / "verify.py"


def run_tool(data: bytes, *options: str) -> tuple[int, str]:
    """Run the verifier of one file; tell its exit code and what it printed."""
    command = [sys.executable, "-I", str(TOOL), "-", *options]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    assert b"" == done.stderr
    return done.returncode, done.stdout.decode()


def agree(title: str, data: bytes) -> None:
    """Hold that both verifiers find a record right."""
    code, printed = run_tool(data)
    assert 0 == code, f"{title}: {printed}"
    verdict = verify(data, find)
    assert [] == verdict.findings, title
    assert verdict.complete, title


def refused_by_the_rules(data: bytes) -> None:
    """Hold that the verifier that knows the rules refuses a record."""
    assert not verify(data, find).honest


def refused(data: bytes, key: str) -> None:
    """Hold that both verifiers refuse a record."""
    code, printed = run_tool(data, "--key", key)
    assert code in (1, 2), printed
    refused_by_the_rules(data)
