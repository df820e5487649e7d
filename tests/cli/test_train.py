"""Practice at the keyboard: every answer is judged and explained, and what was wrong comes back."""

import lzma
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest

from flambeur.words.catalogues import LANGUAGES, Words

BANKS = Path(__file__).parent / "banks"
NOW = 1_800_000_000.0
MINUTE, DAY = 60.0, 86_400.0
Train = Callable[..., "CompletedProcess[str]"]
ROOT = Path(__file__).parents[2]
FLAGS = re.MULTILINE | re.DOTALL
PAGE = ROOT / "docs/howto/practise.md"
# Newer Pythons warn about a fork in a process with threads, which the test runner has.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


@pytest.fixture
def banks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pack the small banks of the tests, and let the home be empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    folder = tmp_path / "banks"
    folder.mkdir()
    for path in BANKS.glob("*.jsonl"):
        (folder / f"{path.name}.xz").write_bytes(lzma.compress(path.read_bytes()))
    return folder


@pytest.fixture
def train(banks: Path) -> Train:
    """Practise in plain lines, in a process of its own, at some time."""

    def start(*arguments: str, typed: str = "", now: float = NOW) -> "CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "tests.cli.trainer", str(banks), str(now), *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            cwd=ROOT,
            env=dict(os.environ),
            check=False,
        )

    return start


def said(done: "CompletedProcess[str]") -> str:
    """Return all that was said without an error."""
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


TIE = ("vegas", "--topic", "tie")


@pytest.mark.parametrize(
    ("key", "headline"),
    [
        ("2", "Right. Nothing is better."),
        ("1", "Close: 6 points less."),
        ("5", "Not this one: 10 points less."),
    ],
)
def test_an_answer(key: str, headline: str, train: Train) -> None:
    """The headline comes first, then every option with its chance, then the reason."""
    shown = said(train(*TIE, typed=f"{key}\nq\n"))
    answer = shown[shown.index(headline) :].splitlines()
    chances = [line for line in answer if "%" in line]
    assert ["72.6%", "66.2%", "64.6%", "62.3%"] == re.findall(r"[\d.]+%", "\n".join(chances))
    assert "(best" in chances[0]
    assert [key] == [
        found[1] for line in chances if (found := re.search(r"casino (\d).*your answer\)", line))
    ]
    assert any(line.startswith("Best: 1 die on casino 2") for line in answer)
    assert (key != "2") == any(line.startswith("Yours: ") for line in answer)


def test_what_cannot_be_told_apart_is_right(train: Train) -> None:
    """An answer within two standard errors of the best counts as right."""
    shown = said(train("vegas", "--topic", "last-dice", typed="3\nq\n"))
    assert "Right: as good as the best." in shown
    assert "Yours cannot be told apart from the best." in shown
    assert "1 of 1 right." in shown
    assert "comes back: flambeur" not in shown


def test_wrong_answers_come_back(train: Train) -> None:
    """What was wrong is asked again after ten minutes, what was right only after days."""
    both = said(train("vegas", "--seed", "1", typed="3\n\n5\n\n"))
    assert ["The last dice", "Ties"] == topics(both)
    assert "Comes back in 10 minutes." in both
    assert "Nothing is left here for now." in both
    assert "1 of 2 right." in both
    assert "Nothing is left" in said(train("vegas", now=NOW + 9 * MINUTE))
    again = said(train("vegas", typed="2\n\n", now=NOW + 11 * MINUTE))
    assert ["Ties"] == topics(again)
    assert "You have seen this one before." in again
    assert "Nothing is left" in said(train("vegas", now=NOW + 30 * MINUTE))
    # The one that was wrong is due first, though it was answered last.
    later = said(train("vegas", typed="2\n\n4\n\n", now=NOW + 60 * DAY))
    assert ["Ties", "The last dice"] == topics(later)


def topics(shown: str) -> list[str]:
    """List what was asked, by topic."""
    return re.findall(r"^Practice: (.*)$", shown, re.MULTILINE)


def test_due_comes_before_new(train: Train) -> None:
    """What has to be seen again is asked first, whatever the order of the new ones."""
    said(train(*TIE, typed="5\nq\n"))
    for seed in range(3):
        later = said(train("--seed", str(seed), typed="q\n", now=NOW + DAY))
        assert ["Ties"] == topics(later)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "key"), [("vegas", "1"), ("royale", "p"), ("easycome", "1"), ("strike", "0")]
)
def test_every_game_in_every_language(language: str, game: str, key: str, train: Train) -> None:
    """Each game can be practised in plain lines, and nothing is left unsaid."""
    words = Words(language)
    topic = ("--topic", "tie") if game == "vegas" else ()
    arguments = (game, "--lang", language, "--plain", *topic)
    shown = said(train(*arguments, typed=f"{key}\n\n"))
    assert not re.search(r"[\x1b╭│{}]", shown)
    assert words("practice-best") in shown
    assert words("practice-yours") in shown
    assert words("practice-done") in shown


def test_looking_around(train: Train) -> None:
    """Help, the table again and nonsense lead back to the question; q leaves."""
    shown = said(train(*TIE, typed="?\nt\nx\nq\n"))
    assert 4 == shown.count("Your choice (1 2 5 6, ? for help, q to leave):")
    assert "t shows the table again" in shown
    assert 2 == shown.count("Practice: Ties")
    assert "That is not on offer here." in shown
    assert "right." not in shown


def test_what_is_not_there(train: Train) -> None:
    """Unknown games and topics are refused with those there are."""
    refused = train("chess")
    assert (2, "easycome, royale, strike, vegas." in refused.stderr) == (refused.returncode, True)
    refused = train("vegas", "--topic", "pass")
    assert (2, "Choose from: tie, last-dice." in refused.stderr) == (refused.returncode, True)


def test_a_deck_that_cannot_be_read(train: Train, tmp_path: Path) -> None:
    """Nobody's deck is overwritten because it could not be read."""
    path = tmp_path / "home" / "flambeur" / "practice.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", "utf-8")
    refused = train("vegas", typed="3\n")
    assert 2 == refused.returncode
    assert "practice.json cannot be read" in refused.stderr
    assert "{" == path.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_80_columns(language: str, banks: Path) -> None:
    """In a real terminal the table is drawn, the options are bars, and nothing is cut off."""
    words = Words(language)
    arguments = ["-m", "tests.cli.trainer", str(banks), str(NOW), "royale", "--lang", language]
    terminal = pexpect.spawn(
        sys.executable,
        arguments,
        cwd=str(ROOT),
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=60,
        echo=False,
        env={**os.environ, "COLUMNS": "80"},
    )
    terminal.expect(re.escape(words("train-prompt", keys="@").split("@")[1]))
    shown = str(terminal.before)
    terminal.sendline("p")
    terminal.expect(re.escape(words("train-next")))
    shown += str(terminal.before)
    terminal.sendline("q")
    terminal.expect(pexpect.EOF)
    shown += str(terminal.before)
    terminal.close()
    assert 0 == terminal.exitstatus
    plain = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert "╭" in plain
    assert 2 <= len(re.findall("█+░*", plain))
    assert "★" in plain
    assert "●" in plain
    # rich prints no wider than it is told, so a row that would not fit ends with an ellipsis.
    assert not [line for line in plain.splitlines() if len(line) > 80]
    assert words("train-summary", count=1, right=1).split("1")[0] in plain


def test_the_page(train: Train) -> None:
    """What the page of practice shows is what the command above it prints."""
    text = PAGE.read_text("utf-8")
    shown = re.findall(r"^```sh\nflambeur train ([^\n]+)\n```\n\n```text\n(.*?)^```$", text, FLAGS)
    assert shown
    for arguments, lines in shown:
        keys = re.findall(r"\): (\S+)$", lines, re.MULTILINE)
        done = said(train(*arguments.split(), typed="".join(f"{key}\n" for key in keys)))
        # What is typed into a pipe is not shown.
        expected = re.sub(r"(\):) \S+$", r"\1 ", lines, flags=re.MULTILINE)
        assert expected.strip() in done


def test_the_commands_of_the_page(train: Train) -> None:
    """Every command on the page works."""
    text = PAGE.read_text("utf-8")
    commands = re.findall(r"^flambeur train *([^#\n]*)", text, re.MULTILINE)
    assert len(commands) > 3
    for arguments in commands:
        assert said(train(*arguments.split(), typed="q\n"))
