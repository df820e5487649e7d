"""What a terminal shows of a link can be scanned from it, and only where phones can come."""

import io
import re

import pytest
import segno
from rich.style import Style

from flambeur.cli.invite import invite
from flambeur.cli.nearby import Way
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import LANGUAGES, Words

LINK = "http://192.168.7.20:8000/"
QUIET = 4
"""Modules around a code that stay bright, without which nothing finds it."""
HALVES = {"█": "11", "▀": "10", "▄": "01", " ": "00"}
COLOURS = re.compile(r"\x1b\[([\d;]*)m")
BLOCKS = re.compile(r"^[█▀▄ ]{21,}$", re.MULTILINE)


class Terminal(io.StringIO):
    """Something to draw in."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """A person looks at it."""
        return True


def shown(way: Way, monkeypatch: pytest.MonkeyPatch, **environ: str) -> str:
    """Have somebody invited in a terminal."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    given = {"TERM": "xterm-256color", "COLUMNS": "80"} | environ
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    # Styles are kept with the codes of the first terminal they were written to.
    for kept in (Style.parse, Style._add):
        kept.cache_clear()
    terminal = Terminal()
    invite(Words("en"), Screen(terminal), way)
    return terminal.getvalue()


def seen(text: str) -> list[list[int]]:
    """See what a camera sees, 1 for bright, one row for each half of a line."""
    rows: list[list[int]] = []
    for line in BLOCKS.findall(COLOURS.sub("", text)):
        rows += [[int(HALVES[block][half]) for block in line] for half in (0, 1)]
    return rows


@pytest.mark.parametrize("environ", [{}, {"TERM": "xterm"}, {"NO_COLOR": "1"}])
def test_the_drawing_is_the_code_of_the_link(
    environ: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every module stands where it belongs, with all of the quiet zone around it."""
    text = shown(Way(LINK), monkeypatch, **environ)
    assert LINK in text
    matrix = segno.make(LINK, micro=False).matrix_iter(border=QUIET)
    expected = [[1 - bool(module) for module in row] for row in matrix]
    assert expected == seen(text)[: len(expected)]


def test_it_brings_its_own_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """White on black is said in every line, whatever colours the terminal has."""
    text = shown(Way(LINK), monkeypatch)
    lines = [line for line in text.splitlines() if BLOCKS.search(COLOURS.sub("", line))]
    assert {"38;5;231;48;5;16"} == {COLOURS.findall(line)[0] for line in lines}


def test_half_a_code_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal that is too narrow shows the link alone."""
    text = shown(Way(LINK), monkeypatch, COLUMNS="30")
    assert LINK in text
    assert not seen(text)


def test_other_networks_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is in another network of this machine finds its link as well."""
    assert "http://10.0.0.4:8000/" in shown(Way(LINK, ("http://10.0.0.4:8000/",)), monkeypatch)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("barrier", ["local", "nowhere", "inside"])
def test_where_phones_cannot_come_nobody_is_asked_to_scan(language: str, barrier: str) -> None:
    """The sentence says why, and what to do."""
    said = io.StringIO()
    words = Words(language)
    invite(words, Screen(said), Way(LINK, barrier=barrier))  # type: ignore[arg-type]  # all three
    assert f"{words(f'serve-{barrier}', link=LINK)}\n" == said.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_gets_the_link_without_a_code(language: str) -> None:
    """What is not a terminal gets words only."""
    said = io.StringIO()
    words = Words(language)
    invite(words, Screen(said), Way(LINK))
    assert [words("serve-welcome", link=LINK), words("serve-near")] == said.getvalue().splitlines()
