"""The command explains itself, in the reader's language and in no other."""

import re
import subprocess
import sys

import pytest

import flambeur
from flambeur.cli import main
from flambeur.cli.command import COMMANDS
from flambeur.shows.vegas.book import chapters
from flambeur.words.catalogues import LANGUAGES, Words

ENGLISH = re.compile(r"usage:|options:|positional|show this|arguments|optional", re.IGNORECASE)


def test_the_command_alone_says_what_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    """Without anything, it is friendly and names one command to begin with."""
    assert 0 == main([])
    said = capsys.readouterr().out
    assert "To begin: flambeur play vegas" in said
    assert all(f"flambeur {command} " in said for command in COMMANDS)


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The version is the package's."""
    assert 0 == main(["--version"])
    assert f"flambeur {flambeur.__version__}\n" == capsys.readouterr().out


def test_the_version_needs_nothing_else() -> None:
    """Neither rules nor texts are loaded for it, so it comes at once."""
    code = "import sys; from flambeur.cli import main; main(['--version']); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in said.stdout.split()}
    assert not loaded & {"msgspec", "rich", "fluent"}


def test_the_package_has_what_it_promises() -> None:
    """Everything in its list can be imported, and nothing else is made up."""
    assert all(getattr(flambeur, name) is not None for name in flambeur.__all__)
    with pytest.raises(AttributeError, match="nothing"):
        _ = flambeur.nothing


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Help has its titles and sentences from the catalogue, and no English slips in."""
    with pytest.raises(SystemExit) as left:
        main([command, "--help", "--lang", language])
    said = capsys.readouterr().out
    words = Words(language)
    assert 0 == left.value.code
    assert said.startswith(words("help-usage"))
    subjects = () if command in ("games", "serve") else ("help-subjects",)
    for title in (*subjects, "help-general"):
        assert f"{words(title)}:" in said
    if language != "en":
        assert not ENGLISH.search(said)


def test_every_option_of_the_game_has_a_flag(capsys: pytest.CaptureFixture[str]) -> None:
    """The flags follow the game's own list of options."""
    with pytest.raises(SystemExit):
        main(["play", "-h"])
    said = capsys.readouterr().out
    for flag in (
        "--neutral-variant",
        "--first-leader random|N",
        "--money-visibility hidden|open",
        "--solo-level normal|hard|expert|master",
        "--solo-own-dice N",
        "--solo-preplaced N",
        "--solo-rounds N",
    ):
        assert flag in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every chapter stands there with its title."""
    assert 0 == main(["--lang", language, "rules", "vegas"])
    said = capsys.readouterr().out
    words = Words(language)
    for chapter in chapters("2018")[1:]:
        assert f"{words(f'{chapter}.title')}\n{words(chapter)}" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "There is no command dance. There are: play"),
        (["rules"], "GAME is missing."),
        (["rules", "chess"], "chess is not on offer. Choose from: vegas, easycome, strike."),
        (["play", "chess"], "chess is not on offer."),
        (["play"], "GAME is missing."),
        (["--lang", "xx", "play"], "There is no such language."),
        (["play", "--lang"], "There is no such language."),
    ],
)
def test_refusals_are_sentences(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What does not work is named; the exit code is 2 and nothing goes to the output."""
    assert 2 == main(arguments)
    caught = capsys.readouterr()
    assert "" == caught.out
    assert sentence in caught.err


def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The wish on the command line goes before the one in the environment."""
    monkeypatch.setenv("FLAMBEUR_LANG", "de")
    main([])
    assert "So fängst du an" in capsys.readouterr().out
    main(["--lang=fr"])
    assert "Pour commencer" in capsys.readouterr().out


def test_a_reader_may_stop_reading() -> None:
    """A closed pipe is no error."""
    command = f"{sys.executable} -m flambeur rules vegas | head -n 1"
    done = subprocess.run(  # noqa: S602 - a pipe needs a shell
        command, shell=True, capture_output=True, text=True, timeout=30, check=False
    )
    assert ("Vegas: the rules\n", "") == (done.stdout, done.stderr)
