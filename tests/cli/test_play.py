"""Play in plain lines, over a pipe."""

import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from subprocess import CompletedProcess
from typing import BinaryIO

import pytest

from flambeur.cli import main
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import LANGUAGES, Words

Run = Callable[..., CompletedProcess[str]]

KEYS = "\n".join("123456") + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_over_a_pipe(language: str, run: Run, tmp_path: Path) -> None:
    """Typed blindly, six numbers a turn play a game to its end, in plain lines."""
    arguments = ("--seats", "human:Ana,uniform", "--seed", "6", "--record", "p.jsonl")
    played = run("play", "vegas", "--plain", "--lang", language, *arguments, typed=KEYS * 60)
    assert (0, "") == (played.returncode, played.stderr)
    assert not re.search("[\x1b╭│⚀]", played.stdout)
    assert Words(language)("play-recorded", file="p.jsonl") in played.stdout
    assert (tmp_path / "p.jsonl").read_bytes().splitlines()[-2].startswith(b'{"ending":"finished"')


def play(capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> tuple[int, str]:
    """Play in this process; return the exit code and all that was said."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", Typed(typed))
        code = main(["play", "vegas", "--seed", "1", *arguments])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


class Typed:
    """Standard input with something typed into it."""

    def __init__(self, text: str) -> None:
        """Take the lines."""
        self._lines = iter(text.splitlines(keepends=True))

    def readline(self) -> str:
        """Hand out the next line, then nothing."""
        return next(self._lines, "")

    def isatty(self) -> bool:
        """Nobody sits here."""
        return False


def test_the_end_of_input_leaves_cleanly(capsys: pytest.CaptureFixture[str]) -> None:
    """When nobody types any more, the game says so and ends with code 0."""
    code, said = play(capsys, "")
    assert 0 == code
    assert said.endswith("You leave the table. The game ends here.\n")


def test_the_start_says_how_things_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Who plays, what was committed, and that these dice are repeatable."""
    _, said = play(capsys, "")
    assert "At the table: You, Midas (bot casual), Croesus (bot casual) and Scrooge" in said
    assert re.search("Dice committed: [0-9a-f]{64}\n", said)
    assert "These dice are repeatable (seed 1)" in said
    assert "Your turn\nRound 1 of 4" in said


def test_whoever_gives_a_name_is_called_by_it(capsys: pytest.CaptureFixture[str]) -> None:
    """A name can be given by itself, or with a seat; it is never made up for somebody alone."""
    _, apart = play(capsys, "", "--name", "Mira")
    _, seated = play(capsys, "", "--seats", "human:Mira,casual,casual,casual")
    assert apart == seated
    assert "At the table: Mira, Midas" in apart
    assert "Mira, your turn\nRound 1 of 4" in apart


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_human(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Somebody alone who gave no name is spoken to."""
    words = Words(language)
    _, said = play(capsys, "", "--lang", language)
    assert words("name-you") in said
    assert words("name-alone") not in said


def test_the_same_seed_gives_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    """With a seed, dice and bots do the same again; a nonce of one's own changes them."""
    seats = ("--seats", "human,uniform")
    first, again = play(capsys, KEYS, *seats), play(capsys, KEYS, *seats)
    other = play(capsys, KEYS, *seats, "--nonce", "abc")
    assert first == again
    assert first != other


def test_what_a_person_adds_is_in_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A nonce of 64 hexadecimal digits is taken as it is, any other text is hashed."""
    for nonce, expected in (
        ("ab" * 32, "ab" * 32),
        ("Ana’s dice", sha256("Ana’s dice".encode()).hexdigest()),
    ):
        file = tmp_path / f"{expected}.jsonl"
        play(capsys, "", "--seats", "casual,human", "--nonce", nonce, "--record", str(file))
        assert [None, expected] == json.loads(file.read_bytes().splitlines()[1])["nonces"]


def test_a_game_that_is_left_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever leaves ends the game: the record says so, and its dice can be checked."""
    file = tmp_path / "left.jsonl"
    play(capsys, "", "--record", str(file))
    assert b'{"ending":"abandoned"}' == file.read_bytes().splitlines()[-2]
    assert 0 == main(["verify", str(file)])
    assert "whoever knew the seed knew the dice" in capsys.readouterr().out


def test_the_choices_of_bots_are_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What bots left to chance follows from the key, so their choices come out the same."""
    file = tmp_path / "bots.jsonl"
    assert 0 == main(["play", "vegas", "--seats", "uniform,novice", "--record", str(file)])
    assert 0 == main(["verify", str(file), "--bots"])
    moves = file.read_bytes().count(b'{"seat":')
    assert f"{moves} choices of bots were repeated and are the same." in capsys.readouterr().out


def test_without_a_seed_games_differ(capsys: pytest.CaptureFixture[str]) -> None:
    """Fair dice are new every time."""
    said = set()
    for _ in range(2):
        assert 0 == main(["play", "vegas", "--seats", "casual,casual"])
        said.add(capsys.readouterr().out)
    assert 2 == len(said)


def test_bots_play_among_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody needs to sit at the keyboard."""
    code, said = play(capsys, "", "--seats", "casual,uniform,casual:Max")
    assert 0 == code
    assert re.search(r"^(Midas|Fortuna|Max) wins\.$", said, re.MULTILINE)


def test_enter_places_a_single_choice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no choice, Enter alone is enough; where there is one, it is not."""
    asked = []

    def answer(_: Screen, prompt: str) -> str:
        asked.append(prompt)
        keys = re.findall(r"\((\d)", prompt)
        return keys[0] if keys and asked.count(prompt) > 1 else ""

    monkeypatch.setattr(Screen, "ask", answer)
    code, said = play(capsys, "", "--seats", "human,casual")
    assert 0 == code
    assert "wins." in said
    alone = [prompt for prompt in asked if "Enter or" in prompt]
    assert len(alone) >= 4
    assert said.count("That is not on offer here.") == len(set(asked) - set(alone))


def test_wrong_input_is_met_kindly(capsys: pytest.CaptureFixture[str]) -> None:
    """Nonsense is answered with what is on offer, and the question comes again."""
    code, said = play(capsys, "7\nabc\n\x1b[A\n-1\n" + "9" * 5000 + "\n", "--plain")
    assert 0 == code
    assert 5 == said.count("That is not on offer here. Type ")
    assert 6 == said.count("Your choice (")
    assert "\x1b" not in said


def test_help_log_and_money(capsys: pytest.CaptureFixture[str]) -> None:
    """The keys explain, look back and show one's own money."""
    _, said = play(capsys, "?\nl\nm\n", "--neutral-variant", "--seats", "human,casual,casual")
    assert "You have rolled all your dice." in said
    assert "The neutral dice belong to nobody." in said
    assert "A number chooses." in said
    assert "Bills on the casinos: 1:" in said
    assert "You have $0, no bills." in said


def test_leaving_is_asked_twice(capsys: pytest.CaptureFixture[str]) -> None:
    """Leaving takes a yes; the record stays, without the seed."""
    _, said = play(capsys, "q\nn\nq\ny\n")
    assert 2 == said.count("Leave the game?")
    assert 2 == said.count("Your choice (")
    assert "You leave the table." in said


def test_russian_keys_work_on_a_russian_keyboard(capsys: pytest.CaptureFixture[str]) -> None:
    """The same keys are understood without switching the layout."""
    _, said = play(capsys, "д\nь\nй\nд\n", "--lang", "ru")
    assert "Купюры в казино" in said
    assert "У вас 0" in said
    assert "Вы уходите из-за стола." in said


def test_several_people_do_not_see_each_others_money(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With two people at the keyboard the table shows nobody's money, but each can ask."""
    _, said = play(capsys, KEYS * 10 + "m\n\n\n", "--seats", "human,human")
    lines = re.findall(r"^(?:Ana|Ben): .* bills?.*$", said, re.MULTILINE)
    assert lines
    assert not [line for line in lines if "$" in line]
    assert re.search(r"Only (Ana|Ben) looks now\.", said)
    assert re.search(r"You have \$[1-9]\d+,000, \d+ bills?\. Enter hides it:", said)


def test_open_money_is_shown_to_all(capsys: pytest.CaptureFixture[str]) -> None:
    """When the players agree on it, all money lies open."""
    _, said = play(capsys, KEYS, "--seats", "human,casual", "--money-visibility", "open")
    assert re.search(r"^Midas: \d dice, no bills, \$0\.$", said, re.MULTILINE)


def test_a_solo_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Alone, one plays against four colours, to a result."""
    code, said = play(
        capsys, KEYS * 40, "--seats", "human:Ana", "--solo-level", "expert", "--solo-own-dice", "4"
    )
    assert 0 == code
    assert "Red puts down all dice at once" in said
    assert "Ana: 4 dice, no bills, $0." in said
    assert "If the round ended now: Ana $" in said
    assert re.search(r"the rivals together \$[\d,]+: (Ana wins|the rivals win)\.", said)


def test_the_first_seat_is_number_one(capsys: pytest.CaptureFixture[str]) -> None:
    """On the command line seats are counted from 1."""
    _, said = play(capsys, "", "--first-leader", "2", "--seats", "human,casual,casual")
    assert "Round 1 of 4: Midas starts." in said


def test_an_edition_can_be_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record names the edition that was asked for."""
    file = tmp_path / "g.jsonl"
    play(capsys, "", "--edition", "2012", "--record", str(file))
    assert b'"game":"vegas/2012@1"' in file.read_bytes()


def test_a_record_grows_with_the_game(tmp_path: Path) -> None:
    """Every move is on disk before the next question, but not the seed."""
    file = tmp_path / "g.jsonl"
    sizes = []

    class Watching(Typed):
        def readline(self) -> str:
            sizes.append(len(file.read_bytes().splitlines()))
            assert b'"seed"' not in file.read_bytes()
            return super().readline()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", Watching(KEYS))
        main(["play", "vegas", "--seats", "human,casual", "--record", str(file)])
    assert len(set(sizes)) > 2
    assert sizes == sorted(sizes)


class FullDisk:
    """A path to a file that can be opened but never written."""

    def open(self, _: str) -> BinaryIO:
        """Open the device that is always full."""
        return Path("/dev/full").open("wb")


def test_a_full_disk_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """When the record cannot grow any more, the game stops with a sentence."""
    monkeypatch.setattr("flambeur.cli.records.Path", lambda _: FullDisk())
    code, said = play(capsys, "", "--record", "g.jsonl")
    assert 2 == code
    assert "The record cannot be written any more: No space left on device" in said


def test_a_record_is_not_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that exists stays as it is."""
    file = tmp_path / "g.jsonl"
    file.write_text("mine")
    code, said = play(capsys, "", "--record", str(file))
    assert (2, "mine") == (code, file.read_text())
    assert "exists already" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "human,robot"], "Nobody is called robot."),
        (["--seats", ",".join(["casual"] * 6)], "6 seats do not work; the game is for 1 to 5."),
        (["--seats", "human:Ana,casual:Ana"], "Two players are called Ana."),
        (["--seats", f"human:{'x' * 21},casual"], "does not work as a name: 20 visible"),
        (["--seats", "human:\x1b[2J,casual"], "does not work as a name"),
        (
            ["--edition", "1999"],
            "1999 is not on offer. Choose from: 2018, 2012, royale, royale-base.",
        ),
        (["--solo-level", "easy"], "easy is not on offer. Choose from: normal, hard"),
        (["--solo-rounds", "two"], "two is not a number from 1 to 4."),
        (["--solo-rounds", "2"], "These options do not work: solo: not for 4 players"),
        (["--first-leader", "0"], "0 is not a number from 1 up."),
        (["--first-leader", "5"], "These options do not work: first_leader"),
        (["--money-visibility"], "Something is wrong around --money-visibility."),
        (["--plain=3"], "Something is wrong around --plain."),
        (["--colour", "red"], "--colour means nothing here."),
        (["--record", "/no/such/folder/g.jsonl"], "cannot be opened"),
    ],
)
def test_refusals_are_sentences(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What does not work is named, with what would; the exit code is 2."""
    code, said = play(capsys, "", *arguments)
    assert 2 == code
    assert sentence in said
