"""Strike at the keyboard: whole games, both forms, its options and its rules."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from flambeur.cli import main
from flambeur.cli.extras import adding
from flambeur.shows.strike.book import CHAPTERS
from flambeur.sources.physics.pool import ThrowPool
from flambeur.words.catalogues import LANGUAGES, Words
from tests.cli.keyboard import play_on, prompt, start

Run = Callable[..., CompletedProcess[str]]

# Newer Pythons warn about a fork in a process with threads, which the test runner has.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


@pytest.mark.parametrize(
    ("language", "form"),
    [("en", "physics"), ("fr", "abstract"), ("ru", "physics"), ("de", "abstract")],
)
def test_a_whole_game_in_a_terminal(language: str, form: str, tmp_path: Path, run: Run) -> None:
    """A game against a bot is typed to its end, its dice are proven, and it can be told again."""
    words = Words(language)
    flags = ("--form", form, "--seats", "human,casual", "--record", "g.jsonl", "--seed", "8")
    shown = play_on(start(tmp_path, *flags, "--lang", language, game="strike", columns=80), words)
    assert ("░" in shown) == (form == "physics")
    assert words("play-recorded", file="g.jsonl") in shown.replace("\r\n", " ")
    assert re.search(r"\[[2-6]\]", shown)
    verified = run("verify", "g.jsonl", "--lang", language)
    assert (0, "") == (verified.returncode, verified.stderr)
    assert verified.stdout.startswith(words("verify-yes", file="g.jsonl", count=99)[:3])
    told = run("replay", "g.jsonl", "--lang", language)
    assert 0 == told.returncode
    # Lines may break within the sentence on the screen, so only its beginning is looked for;
    # who has won themselves is spoken to.
    you = words("strike-say-won", count=1, names="", **{"names-who": "you", "names-you": ""})
    assert any(end in shown for end in (told.stdout.splitlines()[-1][:20], you))
    drawn = run("show", "g.jsonl", "--lang", language)
    assert 0 == drawn.returncode
    assert told.stdout.splitlines()[-1] in drawn.stdout


@pytest.mark.parametrize("form", ["abstract", "physics"])
@pytest.mark.parametrize("columns", [40, 80, 120])
def test_narrow_and_wide_terminals(columns: int, form: str, tmp_path: Path) -> None:
    """Nothing is wider than the terminal."""
    words = Words("de")
    flags = ("--form", form, "--seats", "human:Ana,casual,uniform", "--starter", "1")
    terminal = start(tmp_path, *flags, "--lang", "de", game="strike", columns=columns)
    terminal.expect(prompt(words))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", str(terminal.before))
    _, _, table = bare.partition(words("play-turn", name="Ana"))
    assert "▶" in table
    assert max(map(len, table.splitlines())) <= columns
    terminal.close(force=True)


SOMEBODY = {"name-who": "other", "doer-who": "other"}
"""Among two people at one keyboard, nobody is `you`."""


def test_aiming_pushing_and_looking_around(tmp_path: Path) -> None:
    """What is typed is done or answered, and leads back to the question."""
    words = Words("fr")
    flags = (
        "--seats",
        "human:Ana,human:Ben",
        "--starter",
        "1",
        "--start-face",
        "4",
        "--lang",
        "fr",
    )
    terminal = start(tmp_path, *flags, game="strike")
    for typed, answer in (
        ("?", words("strike-help-lost").split(",", maxsplit=1)[0]),
        ("m", words("strike-own", note=words("strike-dice", count=9))),
        ("x", words("play-unclear", keys="@").split("@")[0]),
        ("0", words("strike-no-must-throw")),
        ("2 6", words("strike-no-die", face="6")),
        ("4", words("strike-no-change")),
        ("5 49", words("strike-regroups", **SOMEBODY)),
        ("l", words("strike-say-begin", face="4", name="@", **SOMEBODY).split("@")[0]),
        ("fort 4", words("strike-throws-hard", **SOMEBODY)),
    ):
        terminal.expect(prompt(words))
        terminal.sendline(typed)
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


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand where no simulator is installed."""
    monkeypatch.setattr("flambeur.cli.arena.is_installed", lambda: False)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_simulator(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The abstract form stands in and says so; asking for physics is refused in a sentence."""
    words = Words(language)
    file = tmp_path / "g.jsonl"
    flags = ("play", "strike", "--lang", language)
    code, said = called(capsys, *flags, "--record", str(file))
    assert 0 == code
    assert words("play-no-physics", command=adding("strike")) in said
    assert b'"form":"abstract"' in file.read_bytes()
    code, said = called(capsys, *flags, "--form", "physics")
    assert (2, f"{words('error-no-physics', command=adding('strike'))}\n") == (code, said)
    code, said = called(capsys, *flags, "--form", "abstract")
    assert 0 == code
    assert words("play-no-physics", command=adding("strike")) not in said


def test_the_arena_is_the_default_and_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a simulator dice fly, and its workers are let go at the end."""
    closed: list[ThrowPool] = []
    close = ThrowPool.close

    def watched(pool: ThrowPool) -> None:
        closed.append(pool)
        close(pool)

    monkeypatch.setattr(ThrowPool, "close", watched)
    file = tmp_path / "g.jsonl"
    flags = ("--seats", "casual,casual", "--seed", "1", "--record", str(file))
    code, said = called(capsys, "play", "strike", *flags)
    assert 0 == code
    assert re.search(r"^(Midas|Croesus) wins\.$", said, re.MULTILINE)
    assert b'"form":"physics"' in file.read_bytes()
    assert b'"trace":' in file.read_bytes()
    assert 1 == len(closed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_throws_that_cannot_be_computed_here(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Verify says what holds and what it cannot tell: no simulator, or another machine."""
    words, file = Words(language), tmp_path / "g.jsonl"
    flags = ("--seats", "casual,casual", "--seed", "4", "--record", str(file))
    called(capsys, "play", "strike", *flags)
    beginning = words("verify-partly", file="@", count=5).split("@")[0]
    with monkeypatch.context() as patch:
        patch.setattr("flambeur.sources.verify.throws.is_installed", lambda: False)
        code, said = called(capsys, "verify", str(file), "--lang", language)
    assert (2, True) == (code, said.startswith(beginning))
    assert adding("strike") in said
    elsewhere = re.sub(rb'"platform":"[^"]*"', b'"platform":"moon"', file.read_bytes())
    file.write_bytes(elsewhere)
    code, said = called(capsys, "verify", str(file), "--lang", language)
    assert (2, True) == (code, said.startswith(beginning))
    thrown = elsewhere.count(b'"type":"landed"')
    assert words("verify-elsewhere", count=thrown, line=1)[-25:] in said


def test_options_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What was agreed stands in the record; seats are counted from 0 there."""
    file = tmp_path / "g.jsonl"
    flags = ("--form", "abstract", "--edition", "2020", "--rounds", "match", "--starter", "2")
    more = ("--start-face", "5", "--on-self-emptied", "throw_all", "--leavers", "out")
    code, said = called(capsys, "play", "strike", *flags, *more, "--record", str(file))
    assert 0 == code
    assert "Round 1 of 4: a 5 lies in the arena. Midas begins." in said
    assert re.search(r"^You: [4-6] dice, 0 points\.$", said, re.MULTILINE)
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert {
        "form": "abstract",
        "edition": "2020",
        "rounds": "match",
        "starter": 1,
        "start_face": 5,
        "on_self_emptied": "throw_all",
        "tilt_limit": 30,
        "leavers": "out",
    } == header["options"]


def test_a_match_among_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """Everybody starts a round, and the points decide."""
    flags = ("--form", "abstract", "--rounds", "match", "--seats", "casual,uniform", "--seed", "2")
    code, said = called(capsys, "play", "strike", *flags)
    assert 0 == code
    assert "Round 2 of 2: " in said
    assert re.search(r"^Points: Midas \d, Fortuna \d\. .*\.$", said, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("strike", "--edition", "royale"), "royale is not on offer. Choose from: 2012, 2020."),
        (("strike", "--tiles", "A1"), "The option --tiles does not belong to strike."),
        (("vegas", "--form", "abstract"), "The option --form does not belong to the edition 2018."),
        (("vegas", "--edition", "2020"), "2020 is not on offer."),
        (("easycome", "--edition", "2012"), "The option --edition does not belong to easycome."),
        (("strike", "--seats", "human,expert"), "Nobody is called expert."),
        (("strike", "--seats", "human"), "1 seat does not work; the game is for 2 to 5."),
        (("strike", "--starter", "9"), "These options do not work:"),
        (("strike", "--start-face", "7"), "7 is not a number from 2 to 6."),
        (("strike", "--form", "wood"), "wood is not on offer. Choose from: physics, abstract."),
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
    """Every chapter stands there with its title."""
    code, said = called(capsys, "--lang", language, "rules", "strike")
    assert 0 == code
    words = Words(language)
    for chapter in CHAPTERS:
        assert f"{words(f'rules-strike-{chapter}.title')}\n" in said


def test_rules_know_the_editions(capsys: pytest.CaptureFixture[str]) -> None:
    """An edition of another game has no rules here."""
    assert 0 == called(capsys, "rules", "strike", "--edition", "2020")[0]
    code, said = called(capsys, "rules", "strike", "--edition", "royale")
    assert (2, "royale is not on offer. Choose from: 2012, 2020.\n") == (code, said)
