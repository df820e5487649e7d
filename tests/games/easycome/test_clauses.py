"""Every clause of RULES.md stands there once and is held by a test."""

import json
import re
from pathlib import Path

from flambeur.games.easycome import EasyComeOptions

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "src/flambeur/games/easycome/RULES.md").read_text("utf-8")
LISTED = re.findall(r"^- \*\*(E[A\d]+)\*\*", RULES, re.MULTILINE)


def held() -> set[str]:
    """Gather the clauses that tests and vectors name."""
    folders = ("tests/games/easycome", "tests/bots", "tests/server/play")
    files = [file for folder in folders for file in (ROOT / folder).rglob("*.py")]
    marks = re.findall(r"mark\.clause\(([^)]*)\)", "\n".join(f.read_text("utf-8") for f in files))
    vectors = json.loads((ROOT / "tests/vectors/easycome_vectors.json").read_text("utf-8"))
    named = set(re.findall(r'"(E[A\d]+)"', " ".join(marks)))
    return named.union(*(vector["clauses"] for vector in vectors["vectors"]))


def test_rules_are_complete() -> None:
    """RULES.md restates all 33 clauses and the 20 rulings, each once and in order."""
    clauses = [f"E{number}" for number in range(1, 34)]
    assert [*clauses, *(f"EA{number}" for number in range(1, 21))] == LISTED


def test_every_clause_has_a_test() -> None:
    """No clause and no ruling is without a test."""
    assert [] == [clause for clause in LISTED if clause not in held()]


def test_options_are_named() -> None:
    """The rules and the page of the game name every option."""
    page = (ROOT / "docs/reference/easycome.md").read_text("utf-8")
    for option in EasyComeOptions.__struct_fields__:
        assert f"| `{option}` |" in RULES
        assert f"| `{option}` |" in page
