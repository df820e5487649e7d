"""Which test holds which clause of the rules: `python -m tests.clauses` writes the table."""

import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = {
    "vegas": ROOT / "src/flambeur/games/vegas/RULES.md",
    "royale": ROOT / "src/flambeur/games/vegas/royale/RULES.md",
    "easycome": ROOT / "src/flambeur/games/easycome/RULES.md",
    "strike": ROOT / "src/flambeur/games/strike/RULES.md",
}
CLAUSE = re.compile(r"^- \*\*([A-Z]+[\d.]+)\*\*", re.MULTILINE)


class Collector:
    """Gathers the `clause` marks of all tests."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.tests: dict[str, set[str]] = defaultdict(set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note for each clause the tests that hold it; parameters are left off."""
        for item in items:
            path, _, name = item.nodeid.partition("::")
            for mark in item.iter_markers("clause"):
                for clause in mark.args:
                    self.tests[clause].add(f"{path}::{name.partition('[')[0]}")


def clauses(game: str) -> list[str]:
    """List the clauses of a game in the order of its rules."""
    return CLAUSE.findall(RULES[game].read_text())


def table(game: str, tests: dict[str, set[str]]) -> str:
    """Write the page that maps clauses to tests."""
    page = ROOT / "docs/reference"
    lines = [
        f"# {game.capitalize()}: which test holds which clause",
        "",
        "Written by `make clauses`; a test fails when it is out of date or a clause has no test.",
        f"The clauses stand in [RULES.md](../../{RULES[game].relative_to(ROOT)}).",
        "",
        "| clause | tests |",
        "|---|---|",
    ]
    assert page.is_dir()
    for clause in clauses(game):
        held = ", ".join(f"`{name.removeprefix('tests/')}`" for name in sorted(tests[clause]))
        lines.append(f"| {clause} | {held} |")
    return "\n".join([*lines, ""])


def collect() -> dict[str, set[str]]:
    """Collect all tests without running them."""
    collector = Collector()
    arguments = ["--collect-only", "-qq", "-p", "no:cacheprovider", str(ROOT / "tests")]
    code = pytest.main(arguments, plugins=[collector])
    if code != pytest.ExitCode.OK:
        sys.exit(f"collecting the tests failed: {code}")
    return collector.tests


def main() -> None:
    """Write the tables, or with `--print` only show them."""
    tests = collect()
    for game in RULES:
        page = table(game, tests)
        if "--print" in sys.argv:
            sys.stdout.write(page)
        else:
            (ROOT / f"docs/reference/{game}-clauses.md").write_text(page)


if __name__ == "__main__":
    main()
