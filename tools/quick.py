"""Check what changed, in two minutes: `make quick`, or `make quick BASE=HEAD~3`.

Style, types, contracts, and the tests nearest to the changed files, until their time is over.
"""

import argparse
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SECONDS = 100.0
"""No test is begun later than that; those that go on then come on top."""
FILES = 40
"""At most so many files of tests are collected, since that takes time, too."""
CLIENT = 4
"""At most so many files of the client's tests; each makes a page of its own, which takes long."""
ITSELF, NAMED, BELONGS, ELSEWHERE, SHARED = 100, 20, 5, 4, 3
"""How near a test is: one that changed; one in the same room that names what changed; one that
belongs to its kind; one elsewhere that names it; and for each word that two paths share."""
KINDS = (
    (r"(src/flambeur|tests)/games/|tests/vectors/", r"tests/(test_clauses|records/|perft/)"),
    (r"docs/|.*\.md$", r"tests/test_docs"),
    (r"\.github/|\.ci/|Makefile$", r"tests/test_workflows"),
    (r"src/flambeur/locales/", r"tests/shows/"),
)
"""Tests that belong to a kind of files, beyond those that lie at the same place."""
NOT_HERE = "whole games in browsers, drills, simulation, laws, referees and what was left out above"


class Check(NamedTuple):
    """A command, and the folder it runs in."""

    name: str
    command: list[str]
    folder: Path = ROOT


class Done(NamedTuple):
    """What came of a check."""

    check: Check
    good: bool
    seconds: float
    said: str


class Budget:
    """Lets tests run until their time is over, and counts those that are left out."""

    def __init__(self, until: float) -> None:
        """Take the time of the clock until which tests may be begun."""
        self.until = until
        self.left: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Pass a test over when it is late."""
        if time.time() < self.until:
            return None
        self.left[item.nodeid.partition("::")[0]] += 1
        return True

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was left out."""
        for path, count in self.left.items():
            terminalreporter.write_line(f"left out for time: {path} ({count})")


# Choosing


def words(path: str) -> set[str]:
    """List the words in a path that say what a file is about."""
    return set(re.findall(r"[a-z0-9]+", path)) - {"src", "flambeur", "tests", "test", "py", "init"}


def names(path: str) -> re.Pattern[str]:
    """Match the lines of a test that name a file: its module, or its path from some folder on."""
    if not path.endswith(".py"):
        return re.compile(rf"\b{re.escape(Path(path).name)}\b")
    module = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__")
    folder, _, name = module.replace("/", ".").rpartition(".")
    folder = re.escape(folder)
    return re.compile(rf"from {folder} import .*\b{name}\b|\b{folder}\.{name}\b")


def room(path: str) -> str:
    """Tell the folder of `src/flambeur` or `tests` that a file is in."""
    found = re.match(r"(?:src/flambeur|tests)/(\w+)/", path)
    return found[1] if found else path.partition("/")[0]


def nearness(path: str, test: str, text: str) -> int:
    """Tell how much a test has to do with a file that changed; nothing is 0."""
    if path == test:
        return ITSELF
    shared = len(words(path) & words(test))
    named, here = bool(names(path).search(text)), room(path) == room(test)
    kind = any(re.match(its, path) and re.match(tests, test) for its, tests in KINDS)
    near = (NAMED * named + SHARED * shared) * here
    return max(near, (BELONGS + shared) * kind, ELSEWHERE * named)


def choose(paths: list[str], tests: dict[str, str]) -> list[str]:
    """List the tests that have to do with what changed, the nearest first."""
    near = {test: max(nearness(path, test, text) for path in paths) for test, text in tests.items()}
    return sorted((test for test in tests if near[test]), key=lambda test: (-near[test], test))


def choose_client(paths: list[str], tests: dict[str, str]) -> list[str]:
    """List the client's tests that import what changed, or are named for the same thing."""
    near: Counter[str] = Counter()
    for path in (path for path in paths if path.startswith("web/")):
        stem = re.escape(Path(path).name.partition(".")[0])
        for test, text in tests.items():
            imported = re.search(rf"/{stem}(\.svelte)?(\.ts)?[\"']", text) is not None
            shared = words(path) & words(Path(test).name.removesuffix(".test.ts"))
            near[test] += ITSELF * (path == test) + NAMED * imported + len(shared)
    return [test for test, score in near.most_common() if score]


def checks(paths: list[str], tests: dict[str, str], until: float) -> Iterator[Check]:
    """List what is to be checked; tests go on in two lanes once the rest is under way."""
    if any(path.endswith((".py", ".toml")) for path in paths):
        yield Check("types", [str(BIN / "mypy")])
        yield Check("style", [str(BIN / "ruff"), "check"])
        yield Check("format", [str(BIN / "ruff"), "format", "--check"])
        yield Check("contracts", [str(BIN / "lint-imports"), "--no-logo"])
    if any(path.startswith("web/") for path in paths):
        yield Check("web: types", ["npm", "run", "--silent", "check"], ROOT / "web")
        yield Check("web: style", ["npm", "run", "--silent", "lint"], ROOT / "web")
    client = [test.removeprefix("web/") for test in choose_client(paths, client_tests())[:CLIENT]]
    if client:
        yield Check("web: tests", ["npx", "vitest", "run", *client], ROOT / "web")
    chosen = choose(paths, tests)[:FILES]
    for lane in filter(None, (chosen[::2], chosen[1::2])):
        this = [sys.executable, "-m", "tools.quick", "--until", str(until), "--run"]
        yield Check("tests", [*this, *lane])


# Running


def git(*arguments: str) -> list[str]:
    """Ask git for a list; what it refuses is an empty one."""
    command = ["git", "-C", str(ROOT), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def changed(base: str) -> list[str]:
    """List the files that are not as they were where this branch left its base."""
    start = git("merge-base", base, "HEAD")
    if not start:
        sys.exit(f"git does not know {base}; say `make quick BASE=...`")
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", start[0]), *new})


def client_tests() -> dict[str, str]:
    """Read all files of the client's tests."""
    found = sorted((ROOT / "web/test").glob("*.test.ts"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found}


def all_tests() -> dict[str, str]:
    """Read all files of tests."""
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in found}


def shown(check: Check) -> str:
    """Write a command down without where its program lies."""
    program, *rest = check.command
    return " ".join([Path(program).name, *rest])


def run(check: Check) -> Done:
    """Run a check, and keep what it says until it is over."""
    began = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=check.folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return Done(check, done.returncode == 0, time.monotonic() - began, done.stdout)


def tell(done: Done) -> None:
    """Print how a check went, and all it said if that is of use."""
    verdict = "ok    " if done.good else "FAILED"
    print(f"{verdict} {done.seconds:6.1f} s  {done.check.name}", flush=True)
    if not done.good or done.check.name == "tests":
        print(done.said, flush=True)


def run_all(wanted: list[Check]) -> bool:
    """Run two checks at a time, tell each when it is over, and whether all went well."""
    good = True
    with ThreadPoolExecutor(2) as pool:
        for one in as_completed([pool.submit(run, check) for check in wanted]):
            tell(one.result())
            good &= one.result().good
    return good


def quick(base: str) -> int:
    """Check what changed; the exit code tells whether all is well."""
    began, paths, tests = time.time(), changed(base), all_tests()
    if not paths:
        print(f"Nothing has changed since {base}.")
        return 0
    print(f"Changed since {base}:", *paths, sep="\n  ")
    wanted = list(checks(paths, tests, began + SECONDS))
    print("To check, two at a time:", *(f"{c.name}: {shown(c)}" for c in wanted), sep="\n  ")
    good = run_all(wanted)
    for test in choose(paths, tests)[FILES:] + choose_client(paths, client_tests())[CLIENT:]:
        print(f"left out as less near: {test}")
    print(f"{time.time() - began:.0f} s. Left to `make ci`: {NOT_HERE}.")
    return 0 if good else 1


def main() -> int:
    """Check what changed, or run some tests until their time is over."""
    parser = argparse.ArgumentParser(prog="python -m tools.quick", description=__doc__)
    parser.add_argument("--base", default="main", help="what to compare with (main)")
    parser.add_argument("--run", nargs="+", metavar="TEST", help="run these tests only")
    parser.add_argument("--until", type=float, metavar="TIME", help="when no more of them begin")
    told = parser.parse_args()
    if told.run:
        return pytest.main(told.run, plugins=[Budget(told.until)])
    return quick(told.base)


if __name__ == "__main__":
    sys.exit(main())
