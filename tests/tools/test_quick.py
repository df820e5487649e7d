"""What `make quick` chooses, and that it stops in time."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import quick
from tools.quick import Check

TESTS = quick.all_tests()
del TESTS["tests/tools/test_quick.py"]
"""All but this one, which names many files that it has nothing to do with."""
PAYOUT = "src/flambeur/games/vegas/payout.py"


def names_of(*paths: str) -> list[str]:
    """List the names of the checks for what changed."""
    return [check.name for check in quick.checks(list(paths), TESTS, 1)]


@pytest.mark.parametrize(
    ("path", "nearest"),
    [
        (PAYOUT, "tests/games/vegas/test_payout.py"),
        ("src/flambeur/server/limits.py", "tests/server/test_limits.py"),
        ("src/flambeur/core/match.py", "tests/core/test_match.py"),
        ("docs/howto/runbook.md", "tests/test_docs.py"),
        ("tests/games/strike/test_rules.py", "tests/games/strike/test_rules.py"),
        (".github/workflows/gate.yml", "tests/test_workflows.py"),
    ],
)
def test_nearest(path: str, nearest: str) -> None:
    """The test of the same thing comes first, and one that changed before all others."""
    assert nearest == quick.choose([path], TESTS)[0]


def test_order() -> None:
    """Tests of the same game come before those of all rules, and these before others."""
    chosen = quick.choose([PAYOUT], TESTS)
    expected = [
        "tests/games/vegas/test_vectors.py",
        "tests/games/vegas/test_rules.py",
        "tests/records/test_records.py",
        "tests/test_clauses.py",
        "tests/referees/test_planted_bugs.py",
        "tests/games/strike/test_rules.py",
    ]
    assert expected == sorted(expected, key=chosen.index)


def test_far_away() -> None:
    """A test that has nothing to do with a change is not chosen."""
    assert not [test for test in quick.choose([PAYOUT], TESTS) if test.startswith("tests/server/")]
    assert [] == quick.choose(["web/src/kit/Die.svelte"], TESTS)


def test_named_elsewhere() -> None:
    """A test that names a page is chosen, wherever it is."""
    assert "tests/deploy/test_runbook.py" in quick.choose(["docs/howto/runbook.md"], TESTS)


@pytest.mark.parametrize("path", ["README.md", "docs/reference/vegas.md", "CHANGELOG.md"])
def test_pages(path: str) -> None:
    """A page is tested as all pages are."""
    assert "tests/test_docs.py" in quick.choose([path], TESTS)


@pytest.mark.parametrize("tests", [tests for _, tests in quick.KINDS])
def test_kinds_have_tests(tests: str) -> None:
    """No kind of files points at tests that are no more."""
    assert [test for test in TESTS if re.match(tests, test)]


def test_python_is_checked_as_a_whole() -> None:
    """A line of Python wants tests, style, types and contracts, and nothing of the client."""
    expected = ["types", "style", "format", "contracts", "tests", "tests"]
    assert expected == names_of(PAYOUT)


def test_client() -> None:
    """A component wants its style, the types, and the tests named for the same thing."""
    found = list(quick.checks(["web/src/games/vegas/Casino.svelte"], TESTS, 1))
    assert ["web: types", "web: style", "web: tests"] == [check.name for check in found]
    assert "test/vegas.layout.test.ts" in found[-1].command
    assert len(found[-1].command) <= 3 + quick.CLIENT
    assert all(quick.ROOT / "web" == check.folder for check in found)


def test_client_imports_come_first() -> None:
    """A test that imports what changed comes before one that is only named alike."""
    tests = {"web/test/vegas.test.ts": "", "web/test/sums.test.ts": 'from "../src/vegas/paying"'}
    chosen = quick.choose_client(
        ["web/src/vegas/paying.ts"], {**tests, "web/test/other.test.ts": ""}
    )
    assert ["web/test/sums.test.ts", "web/test/vegas.test.ts"] == chosen


def test_page_wants_nothing_else() -> None:
    """A change of words alone is not looked through for types."""
    assert ["tests"] == names_of("docs/README.md")


def test_few_files() -> None:
    """However much changes, no more tests are collected than there is time for."""
    found = quick.checks(["src/flambeur/server/limits.py"], TESTS, 1)
    assert quick.FILES == sum(part in TESTS for check in found for part in check.command)


def test_late_tests_are_left_out(tmp_path: Path) -> None:
    """When the time is over, what remains is named and fails nothing."""
    (tmp_path / "test_broken.py").write_text("def test_broken(): assert False")
    command = [sys.executable, "-m", "tools.quick", "--run", str(tmp_path), "--until"]
    late, early = (
        subprocess.run([*command, until], cwd=quick.ROOT, capture_output=True, check=False)
        for until in ("0", "inf")
    )
    assert re.search(rb"left out for time: \S*test_broken.py \(1\)", late.stdout)
    assert 0 == late.returncode
    assert b"left out" not in early.stdout
    assert 1 == early.returncode


def test_what_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits of the branch, edits and new files count; what the base did since does not."""
    monkeypatch.setattr(quick, "ROOT", tmp_path)

    def write(name: str) -> None:
        (tmp_path / name).write_text("x")
        quick.git("add", name)
        quick.git("-c", "user.name=a", "-c", "user.email=a", "commit", "-qm", name)

    quick.git("init", "-qb", "main")
    write("first")
    quick.git("checkout", "-qb", "branch")
    write("committed")
    quick.git("checkout", "-q", "main")
    write("later")
    quick.git("checkout", "-q", "branch")
    (tmp_path / "first").write_text("y")
    (tmp_path / "new").write_text("z")
    assert ["committed", "first", "new"] == quick.changed("main")
    assert ["first", "new"] == quick.changed("HEAD")
    with pytest.raises(SystemExit, match="git does not know nowhere"):
        quick.changed("nowhere")


def test_failure_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """One check that fails makes the whole fail, and all it said is shown."""
    good = Check("good", [sys.executable, "-c", "print('quiet')"])
    bad = Check("bad", [sys.executable, "-c", "print('because'); raise SystemExit(3)"])
    assert quick.run_all([good])
    assert not quick.run_all([good, bad])
    said = capsys.readouterr().out
    assert "because" in said
    assert "quiet" not in said
    assert re.search(r"FAILED +\d+\.\d s  bad", said)


def test_nothing_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a change there is nothing to check."""
    monkeypatch.setattr(quick, "changed", lambda _: [])
    assert 0 == quick.quick("main")
    assert "Nothing has changed since main.\n" == capsys.readouterr().out
