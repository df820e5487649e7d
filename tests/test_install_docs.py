"""What people are told to install is there: the file of a release, on no index or address."""

import re
import tomllib
from pathlib import Path

import pytest

from flambeur import __version__
from tests.test_docs import ROOT, pages

TOLD = ("src", "deploy", "tools", "web/src")
"""Where texts for people stand besides the pages."""
KINDS = {".py", ".ftl", ".svelte", ".ts", ".html", ".sh", ".yaml", ".yml", ""}
FROM_AN_INDEX = re.compile(
    r"""\b(?:(?:pip|pipx|uv|tool)\b[^\n`&;|]*?\b(?:install|add|run|download)|uvx)\b[^\n`&;|]*?
        [ '"]flambeur(?:\[[\w,]*\])?(?=['"`\s]|$)(?!['"\s]*@)""",
    re.VERBOSE | re.MULTILINE,
)
FROM_AN_ADDRESS = re.compile(r"\bgit clone\b")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = set(PROJECT["optional-dependencies"])
FOR_BUILDERS = {"anchors", "bench", "dev", "release"}
FILE = re.compile(r"\./flambeur-([\w.]+)-py3-none-any\.whl(?:\[([\w,]+)\])?")


def texts() -> list[Path]:
    """List pages, and files of the program that may hold a message."""
    told = [path for folder in TOLD for path in (ROOT / folder).rglob("*") if path.is_file()]
    built = ROOT / "src/flambeur/server/web"
    messages = (path for path in told if path.suffix in KINDS and built not in path.parents)
    return sorted({*pages(), *messages})


@pytest.mark.parametrize(
    "line",
    [
        "pip install flambeur",
        "`pip install flambeur[fast]`",
        "python3 -m pip install 'flambeur[server,strike]'",
        "pipx install flambeur",
        "uv tool install --upgrade 'flambeur[server]'",
        "uvx flambeur play",
        "pipx run flambeur",
    ],
)
def test_an_index_is_noticed(line: str) -> None:
    """Every way to install from an index is found."""
    assert FROM_AN_INDEX.search(line)


@pytest.mark.parametrize(
    "line",
    [
        "pip install './flambeur-0.9.0-py3-none-any.whl[server]'",
        "uv tool install 'flambeur[server] @ ./flambeur-0.9.0-py3-none-any.whl'",
        "pipx inject flambeur numpy",
        "pipx install ./flambeur-0.9.0-py3-none-any.whl\nflambeur serve",
        "pip uninstall flambeur",
        "pip install . && flambeur play vegas",
        "pipx install './flambeur-0.9.0-py3-none-any.whl[server]' && flambeur serve",
    ],
)
def test_what_works_is_left_alone(line: str) -> None:
    """A file, a folder, and what is beside Flambeur may be named."""
    assert not FROM_AN_INDEX.search(line)


def test_nobody_is_sent_to_an_index_or_an_address() -> None:
    """No page and no message names a package that no index has, or a clone of nowhere."""
    wrong = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in texts()
        for pattern in (FROM_AN_INDEX, FROM_AN_ADDRESS)
        for found in pattern.finditer(path.read_text("utf-8"))
    ]
    assert [] == wrong


def test_one_file_is_named() -> None:
    """All pages name the file of this version, with extras that there are."""
    named = [found for page in pages() for found in FILE.findall(page.read_text("utf-8"))]
    assert {__version__} == {version for version, _ in named}
    assert [] == [
        extra for _, given in named for extra in given.split(",") if given and extra not in EXTRAS
    ]


def test_every_extra_has_its_row() -> None:
    """The page about installing names every extra that is for those who use Flambeur."""
    page = (ROOT / "docs/howto/install.md").read_text("utf-8")
    assert [] == [
        extra for extra in EXTRAS if extra not in FOR_BUILDERS and f"| `{extra}` |" not in page
    ]
