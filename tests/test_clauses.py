"""Every clause of the rules is held by a test, and the page that says so is up to date."""

import subprocess
import sys

import pytest

from tests.clauses import RULES, clauses

ROOT = RULES["vegas"].parents[4]


@pytest.fixture(scope="module")
def page() -> str:
    """Collect all tests in a process of their own and map them to the clauses."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.clauses", "--print"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert 0 == done.returncode, done.stderr + done.stdout
    return done.stdout[done.stdout.index("# ") :]


def test_every_clause_has_a_test(page: str) -> None:
    """No clause V1 to V15 and no ruling A1 to A28 is without a test."""
    assert [] == [clause for clause in clauses("vegas") if f"| {clause} |  |" in page]


def test_rules_are_complete() -> None:
    """RULES.md restates all 101 clauses, the options and the 28 rulings, each once."""
    listed = clauses("vegas")
    assert len(listed) == len(set(listed))
    assert 101 == sum(clause.startswith("V") and "." in clause for clause in listed)
    assert [f"A{number}" for number in range(1, 29)] == [c for c in listed if c[0] == "A"]
    assert "V13" in listed


def test_page_is_up_to_date(page: str) -> None:
    """docs/reference/vegas-clauses.md is what `make clauses` writes."""
    assert page == (ROOT / "docs/reference/vegas-clauses.md").read_text()
