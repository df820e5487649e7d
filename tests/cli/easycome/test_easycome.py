"""Easy Come at the keyboard: whole games, its options, its rules, in every language."""

import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest

from flambeur.cli import main
from flambeur.shows.easycome.book import CHAPTERS
from flambeur.words.catalogues import LANGUAGES, Words
from tests.cli.keyboard import play_on, prompt

Run = Callable[..., CompletedProcess[str]]

# Newer Pythons warn about a fork in a process with threads, which the test runner has.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


def start(folder: Path, *arguments: str, columns: int = 80) -> "pexpect.spawn[str]":
    """Start a game in a terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "flambeur", "play", "easycome", *arguments],
        cwd=str(folder),
        encoding="utf-8",
        dimensions=(40, columns),
        timeout=60,
        echo=False,
        # As the fixtures leave it: what libraries add behind their back stays out.
        env={**os.environ},
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(language: str, tmp_path: Path, run: Run) -> None:
    """A game against the champion is typed to its end, and its dice are proven."""
    words = Words(language)
    # With this seed somebody's three prizes are on the table while the human chooses.
    seats = ("--seats", "human,champion", "--record", "g.jsonl", "--lang", language, "--seed", "1")
    shown = play_on(start(tmp_path, *seats), words)
    assert "╭" in shown
    assert "♛" in shown
    assert words("play-recorded", file="g.jsonl") in shown.replace("\r\n", " ")
    verified = run("verify", "g.jsonl", "--lang", language)
    assert 0 == verified.returncode
    assert verified.stdout.startswith(words("verify-yes", file="g.jsonl", count=99)[:3])
    told = run("replay", "g.jsonl", "--lang", language)
    assert 0 == told.returncode
    # Lines may break within the sentence on the screen, so only its beginning is looked for.
    assert told.stdout.splitlines()[-1][:20] in shown


@pytest.mark.parametrize("columns", [40, 80, 120])
def test_narrow_and_wide_terminals(columns: int, tmp_path: Path) -> None:
    """Nothing is wider than the terminal."""
    words = Words("de")
    flags = ("--seats", "human:Ana,casual,uniform,champion", "--lang", "de", "--first-player", "1")
    terminal = start(tmp_path, *flags, columns=columns)
    terminal.expect(prompt(words))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", str(terminal.before))
    _, _, table = bare.partition(words("play-turn", name="Ana"))
    assert "╭" in table
    assert max(map(len, table.splitlines())) <= columns
    terminal.close(force=True)


def test_looking_around(tmp_path: Path) -> None:
    """Help, log and prizes lead back to the question, also with a friend beside."""
    words = Words("fr")
    flags = ("--seats", "human:Ana,human:Ben", "--first-player", "1", "--lang", "fr")
    terminal = start(tmp_path, *flags)
    for key, answer in (
        ("?", words("easycome-help-two").split(",", maxsplit=1)[0]),
        ("l", "commence."),
        ("m", words("easycome-own-nothing")),
        ("x", words("play-unclear", keys="@").split("@")[0]),
    ):
        terminal.expect(prompt(words))
        terminal.sendline(key)
        terminal.expect(re.escape(answer))
    terminal.expect(prompt(words))
    terminal.close(force=True)


def called(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Run the command in this process; return the exit code and all that was said."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", None)
        code = main([*arguments])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


def test_options_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was agreed stands in the record; seats are counted from 0 there."""
    file = tmp_path / "g.jsonl"
    flags = ("--variant-full-round", "--first-player", "2", "--seed", "1", "--record", str(file))
    code, said = called(capsys, "play", "easycome", "--plain", *flags)
    assert 0 == code
    assert "Midas begins." in said
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert {"variant_full_round": True, "first_player": 1} == header["options"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("easycome", "--edition", "2012"), "The option --edition does not belong to easycome."),
        (("easycome", "--tiles", "A1"), "The option --tiles does not belong to easycome."),
        (("vegas", "--variant-full-round"), "does not belong to the edition 2018."),
        (("vegas", "--seats", "human,expert"), "Nobody is called expert."),
        (("easycome", "--seats", "human"), "1 seat does not work; the game is for 2 to 4."),
        (("easycome", "--seats", "human,champion", "--variant-full-round"), "variant_full_round"),
        (("easycome", "--first-player", "5"), "first_player"),
    ],
)
def test_what_does_not_fit_is_refused(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Options and bots of other games are named in a sentence."""
    code, said = called(capsys, "play", *arguments)
    assert 2 == code
    assert sentence in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every chapter stands there, and every prize has the name that the table uses."""
    code, said = called(capsys, "--lang", language, "rules", "easycome")
    assert 0 == code
    words = Words(language)
    for chapter in CHAPTERS:
        assert words(f"rules-easycome-{chapter}.title") in said
    for prize in ("four-kind", "two-pairs", "triple-odd", "triple-even", "sum-7", "straight"):
        assert words(f"easycome-prize-{prize}").casefold() in said.casefold()
