"""Every clause of the rules is held by a test, and the pages that say so are up to date."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.clauses import RULES, clauses

ROOT = Path(__file__).parents[1]
games = pytest.mark.parametrize("game", list(RULES))


@cache
def pages() -> dict[str, str]:
    """Collect all tests in a process of their own and map them to the clauses."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.clauses", "--print"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr + done.stdout
    _, *found = done.stdout.split("# ")
    return {page.partition(":")[0].lower(): f"# {page}" for page in found}


@games
def test_every_clause_has_a_test(game: str) -> None:
    """No clause is without a test; rulings are held by the clauses they settle, or by their own."""
    asked = [clause for clause in clauses(game) if not clause.startswith("Q")]
    assert [] == [clause for clause in asked if f"| {clause} |  |" in pages()[game]]


def test_vegas_rules_are_complete() -> None:
    """RULES.md restates all 101 clauses, the options and the 28 rulings, each once."""
    listed = clauses("vegas")
    assert len(listed) == len(set(listed))
    assert 101 == sum(clause.startswith("V") and "." in clause for clause in listed)
    assert [f"A{number}" for number in range(1, 29)] == [c for c in listed if c[0] == "A"]
    assert "V13" in listed


def test_royale_rules_are_complete() -> None:
    """RULES.md restates all 160 clauses, the options, the events and the 49 rulings, each once."""
    listed = clauses("royale")
    assert len(listed) == len(set(listed))
    assert 160 == sum(clause.startswith("R") and "." in clause for clause in listed)
    assert [f"Q{number}" for number in range(1, 50)] == [c for c in listed if c[0] == "Q"]
    assert {"R13", "R14"} <= set(listed)


@games
def test_page_is_up_to_date(game: str) -> None:
    """The page in docs/reference is what `make clauses` writes."""
    assert pages()[game] == (ROOT / f"docs/reference/{game}-clauses.md").read_text()
