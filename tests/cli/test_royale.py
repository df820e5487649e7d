"""Royale at the keyboard: every decision, every option, every language."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest

from flambeur.cli import main
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.shows.royale.rule import rule
from flambeur.shows.vegas.book import TILES, chapters
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker
from tests.cli.keyboard import Awaited, keys_in, play_on, prompt, start

Run = Callable[..., CompletedProcess[str]]
ROYALE = ("--edition", "royale")
KEYS = "\n".join("1234560") + "\n"
GAMES = {
    "en": "A1,B2,D2,E1,F2,G1",
    "fr": "A2,B1,C1,D1,E2,F1",
    "ru": "H1,C2,E1,G2,D2,F1",
    "de": "H2,A1,G1,B1,E2,F2",
}
"""Tiles for a game in each language; together they are all that there are."""

# Newer Pythons warn about a fork in a process with threads, which the test runner has.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


def called(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """Run the command in this process; return the exit code and all that was said."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", None)
        code = main([str(argument) for argument in arguments])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


def test_a_whole_game_in_a_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game with three tiles is typed to its end, its dice are proven, and it can be retold."""
    words, file = Words("en"), tmp_path / "g.jsonl"
    seats = ("--seats", "human,casual,casual", "--record", "g.jsonl")
    shown = play_on(start(tmp_path, *ROYALE, "--tiles", "A1,D2,H2", *seats), words)
    assert re.search(r"╰─ Lucky Punch ─+╯╰─ Power Play ─+╯╰─ My Choice ─+╯", shown)
    assert "[■]" in shown
    assert "Round 3 of 3" in shown
    for beginning in ("Lucky Punch: hide 1,", "Power Play: lead this", "My Choice: throw both"):
        assert 1 == shown.count(beginning)
    code, said = called(capsys, "verify", file)
    assert (0, "Yes.") == (code, said[:4])
    _, told = called(capsys, "replay", file)
    results = re.findall(r"^\d\. .* bills and chips\.$", told, re.MULTILINE)
    assert 3 == len(results)
    # At the table one is spoken to, in the record one has a name.
    others = [result for result in results if words("name-alone") not in result]
    assert 2 == len(others)
    assert all(result in shown for result in others)
    assert "Lucky Punch: hide" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_with_every_tile(
    language: str, run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Typed blindly over a pipe, each language plays six tiles to the end."""
    words, tiles = Words(language), GAMES[language].split(",")
    flags = ("--tiles", GAMES[language], "--seats", "human:Ana,uniform,uniform", "--seed", "3")
    arguments = (*ROYALE, *flags, "--lang", language, "--record", "p.jsonl")
    played = run("play", "vegas", *arguments, typed=KEYS * 400)
    assert (0, "") == (played.returncode, played.stderr)
    assert not re.search("[\x1b╭│⚀]", played.stdout)
    assert words("play-recorded", file="p.jsonl") in played.stdout
    for tile in tiles:
        assert 1 == played.stdout.count(Speaker(words, ()).say(rule(tile)))
    assert 0 == called(capsys, "verify", tmp_path / "p.jsonl")[0]


def test_those_games_meet_every_tile() -> None:
    """No tile is left out."""
    assert set(BOARDS) == {tile for tiles in GAMES.values() for tile in tiles.split(",")}


def until(terminal: "pexpect.spawn[str]", words: Words, face: str, wanted: str) -> None:
    """Place on a casino whenever possible, until something is asked for."""
    one = re.escape(words("play-prompt-one", key="@")).replace("@", "[0-9]")
    waits: list[Awaited] = [re.escape(wanted), prompt(words), one, re.escape(words("play-go-on"))]
    while place := terminal.expect(waits):
        found = terminal.match
        keys = keys_in(found.group(1)) if place == 1 and isinstance(found, re.Match) else [""]
        terminal.sendline(face if face in keys else keys[0])


@pytest.mark.parametrize(
    ("tile", "key", "secret"),
    [("A1", "2", "after a wrong guess"), ("G1", "5", "$20,000 0 | $60,000")],
)
def test_a_secret_choice_is_wiped(tile: str, key: str, secret: str, tmp_path: Path) -> None:
    """At a shared keyboard the others look away, and nothing stays on the screen."""
    words = Words("en")
    seats = ("--tiles", tile, "--seats", "human:Ana,human:Ben", "--seed", "8")
    terminal = start(tmp_path, *ROYALE, *seats)
    until(terminal, words, "1", "Now something secret. Only ")
    assert secret not in str(terminal.before)
    terminal.expect(r"(Ana|Ben) looks\. Enter to go on:")
    terminal.sendline()
    terminal.expect(re.escape(secret))
    terminal.expect(prompt(words))
    terminal.setecho(True)
    terminal.sendline(key)
    terminal.expect(re.escape("\x1b[3J"))
    terminal.expect(prompt(words))
    after = str(terminal.before)
    assert secret not in after
    assert "your decision" in after
    terminal.close(force=True)


def test_one_person_needs_not_look_away(tmp_path: Path) -> None:
    """With bots only, a secret choice is asked like any other."""
    words = Words("en")
    seats = ("--tiles", "A1", "--seats", "human:Ana,uniform", "--seed", "8")
    terminal = start(tmp_path, *ROYALE, *seats)
    until(terminal, words, "1", "how many tokens do you hide?")
    assert "Now something secret" not in str(terminal.before)
    terminal.expect(prompt(words))
    terminal.sendline("3")
    terminal.expect("you close a fist")
    terminal.close(force=True)


def test_looking_around(run: Run) -> None:
    """Help explains tiles and bank, the table comes again, and money counts chips."""
    seats = ("--tiles", "D1,F1", "--seats", "human:Ana,uniform", "--start-player", "1")
    played = run("play", "vegas", *ROYALE, *seats, typed="?\nt\nm\nl\nz\nP\n")
    said = played.stdout
    assert 2 == said.count("Pay Day: placing here pays $10,000 for every casino")
    assert "The bank holds " in said
    assert "The neutral dice belong to nobody." in said
    assert said.count("Casino 6: ") >= 2
    assert "You have $0, no bills, and 2 chips: $20,000 in all." in said
    assert "That is not on offer here." in said
    assert "You pay 1 chip and keep all dice." in said


def header(file: Path) -> dict[str, object]:
    """Read the options of a record."""
    options = json.loads(file.read_bytes().splitlines()[0])["options"]
    assert isinstance(options, dict)
    return options


def test_every_option_is_a_flag(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is typed stands in the record; what is usually on can be switched off."""
    file = tmp_path / "g.jsonl"
    flags = (
        *("--tiles", "a1, h2", "--tile-reuse", "no_repeat_tile", "--start-player", "2"),
        *("--chip-supply", "20", "--unclaimed-cards", "bank", "--open-money"),
        *("--all-faces-closed", "reroll", "--no-closed-blocks-activation"),
        *("--lucky-punch-reward", "free_choice", "--power-play-reuse", "once"),
        *("--bad-luck-timing", "before_payout", "--fine-change", "exact"),
        *("--start-fallback", "skip_casino", "--record", str(file)),
    )
    assert 0 == called(capsys, "play", "vegas", *ROYALE, *flags)[0]
    assert {
        "start_player": 1,
        "tiles_per_round": 2,
        "tile_reuse": "no_repeat_tile",
        "tiles": ["A1", "H2"],
        "chip_supply": 20,
        "unclaimed_cards": "bank",
        "all_faces_closed": "reroll",
        "closed_blocks_activation": False,
        "lucky_punch_reward": "free_choice",
        "power_play_reuse": "once",
        "bad_luck_timing": "before_payout",
        "fine_change": "exact",
        "start_fallback": "skip_casino",
        "open_money": True,
        "pay_day_counts_activated": True,
        "fine_chips": "choose",
    } == header(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_are_explained(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The help lists the options of both families, each under its own title."""
    with pytest.raises(SystemExit):
        main(["play", "--help", "--lang", language])
    said = " ".join(capsys.readouterr().out.split())
    words = Words(language)
    for editions in ("2018, 2012", "royale, royale-base"):
        assert " ".join(words("help-options", editions=editions).split()) in said
    for flag in ("--tiles A1,…", "--start-player random|N", "--chip-supply 20"):
        assert flag in said
    assert "--no-closed-blocks-activation" in said


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--tiles", "A1,X9"], "X9 is not on offer. Choose from: A1, A2, B1"),
        (["--tiles", "A1,A2"], "only one side of a board"),
        (["--tiles", "A1,D2", "--edition", "royale-base"], "the base game has none"),
        (["--chip-supply", "7"], "7 is not on offer. Choose from: 20."),
        (["--tiles-per-round", "9"], "9 is not a number from 0 to 6."),
        (["--start-player", "5"], "there is no seat 4"),
        (["--seats", "human"], "1 seat does not work; the game is for 2 to 5."),
        (["--solo-level", "hard"], "--solo-level does not belong to the edition royale."),
        (["--tiles", "A1", "--edition", "2018"], "--tiles does not belong to the edition 2018."),
        (
            ["--no-closed-blocks-activation", "--edition", "2012"],
            "The option --no-closed-blocks-activation does not belong to the edition 2012.",
        ),
    ],
)
def test_refusals_are_sentences(
    flags: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """What does not go together is named; the exit code is 2."""
    code, said = called(capsys, "play", "vegas", *ROYALE, *flags)
    assert 2 == code
    assert sentence in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_an_edition(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Royale has a book of its own; without tiles it is shorter; the classic one stays."""
    words = Words(language)
    titles = [words(f"{chapter}.title") for chapter in chapters("royale")[1:]]
    _, said = called(capsys, "rules", "vegas", *ROYALE, "--lang", language)
    assert said.startswith(words("rules-royale-title"))
    assert all(f"\n{title}\n" in said for title in titles)
    _, base = called(capsys, "rules", "vegas", "--edition", "royale-base", "--lang", language)
    shown = [title for title in titles if f"\n{title}\n" in base]
    assert len(titles) - len(TILES) == len(shown)
    for edition in ((), ("--edition", "2012")):
        _, classic = called(capsys, "rules", "vegas", *edition, "--lang", language)
        assert classic.startswith(words("rules-vegas-title"))


def test_a_recorded_game_is_shown_at_any_moment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the middle of a tile's question too, for a seat and for a spectator."""
    file = tmp_path / "g.jsonl"
    seats = ("--tiles", "A1,B2,H2", "--seats", "uniform,uniform", "--seed", "2")
    assert 0 == called(capsys, "play", "vegas", *ROYALE, *seats, "--record", file)[0]
    last = file.read_bytes().count(b"\n") - 2
    for version in range(0, last, max(1, last // 25)):
        seat = ("--seat", "1") if version % 2 else ()
        code, said = called(capsys, "show", file, "--at", str(version), *seat)
        assert 0 == code
        assert "Casino 6: " in said
