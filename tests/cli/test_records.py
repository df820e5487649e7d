"""Replay, show and verify, on good records and on bad ones."""

import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from flambeur.cli import main
from flambeur.words.catalogues import LANGUAGES, Words

Run = Callable[..., CompletedProcess[str]]


def called(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """Run a command in this process; return the exit code and all that was said."""
    code = main([*map(str, arguments)])
    caught = capsys.readouterr()
    return code, caught.out + caught.err


def test_verify_says_yes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An honest record is called honest, with the number of outcomes."""
    code, said = called(capsys, "verify", record)
    outcomes = record.read_bytes().count(b'"place":"')
    assert 0 == code
    assert said.startswith("Yes.")
    assert f"all {outcomes} outcomes of chance follow" in said
    assert "but nobody else watched." in said


@pytest.mark.parametrize("which", ["first", "middle", "last"])
def test_any_changed_byte_of_a_roll_is_found(
    which: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever byte of a roll is changed, the very line and outcome are named first."""
    lines = record.read_bytes().splitlines(keepends=True)
    rolls = [place for place, line in enumerate(lines) if b'"rolled"' in line]
    place = rolls[{"first": 0, "middle": len(rolls) // 2, "last": -1}[which]]
    outcome = sum(b'"place":"' in line for line in lines[: place + 1])
    for position in range(len(lines[place]) - 1):
        changed = bytearray(lines[place])
        changed[position] ^= 1
        record.write_bytes(b"".join([*lines[:place], bytes(changed), *lines[place + 1 :]]))
        code, said = called(capsys, "verify", record)
        assert 1 == code, bytes(changed)
        finding = said.splitlines()[1]
        assert finding.startswith(f"Line {place + 1}, outcome {outcome} of chance, ")
        assert lines[place][8:-2].decode() in finding


def test_a_changed_shuffle_is_found(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The order of the pile is an outcome as well."""
    lines = record.read_bytes().splitlines(keepends=True)
    for position in range(40, len(lines[2]) - 20, 23):
        changed = bytearray(lines[2])
        changed[position] ^= 1
        record.write_bytes(b"".join([*lines[:2], bytes(changed), *lines[3:]]))
        code, said = called(capsys, "verify", record)
        assert 1 == code
        assert "Line 3, outcome 1 of chance, " in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_speaks_every_language(
    language: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Yes and no come in the reader's language."""
    words = Words(language)
    assert (0, words("verify-yes", file=str(record), count=7)[:3]) == _start(
        called(capsys, "verify", record, "--lang", language)
    )
    record.write_bytes(record.read_bytes().replace(b'"seed":"ab', b'"seed":"ac'))
    code, said = called(capsys, "verify", record, "--lang", language)
    assert 1 == code
    assert words("verify-promise", line=record.read_bytes().count(b"\n"), reason="x")[:30] in said


def _start(result: tuple[int, str]) -> tuple[int, str]:
    code, said = result
    return code, said[:3]


def test_verify_tells_what_it_cannot_check(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unfinished game, and one without a promise, are neither honest nor dishonest."""
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[:-1]))
    code, said = called(capsys, "verify", record)
    assert 2 == code
    assert "the record has no seed yet" in said
    header = re.sub(rb'"promise":".*?"', b'"promise":null', lines[0])
    record.write_bytes(b"".join([header, *lines[1:]]))
    code, said = called(capsys, "verify", record)
    assert 2 == code
    assert "nothing was promised" in said


def test_verify_finds_changed_moves_and_results(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A move that was impossible and a result that does not follow are named by their lines."""
    data = record.read_bytes()
    lines = data.splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if b'"type":"place"' in line)
    moved = re.sub(rb'"face":\d', b'"face":0', lines[place])
    record.write_bytes(b"".join([*lines[:place], moved, *lines[place + 1 :]]))
    code, said = called(capsys, "verify", record)
    assert 1 == code
    assert f"Line {place + 1}: Place(face=0)" in said
    record.write_bytes(data.replace(b'"scores":[', b'"scores":[1'))
    code, said = called(capsys, "verify", record)
    assert 1 == code
    assert f"Line {len(lines) - 1}: the result does not follow" in said


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        (b"vegas/2018@1", b"vegas/2018@9", "vegas/2018@9"),
        (b"vegas/2018@1", b"tarot@1", "tarot@1"),
        (b'"flambeur":2', b'"flambeur":7', "7"),
        (b'"neutral_variant"', b'"flying_dice"', "flying_dice"),
        (b'"type":"place"', b'"type":"cheat"', "cheat"),
        (b'"type":"rolled"', b'"type":"wished"', "wished"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "show", "verify"])
def test_unknown_things_are_refused_by_name(
    command: str,
    old: bytes,
    new: bytes,
    named: str,
    record: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A record with an unknown version, option or move is refused, and the message names it."""
    record.write_bytes(record.read_bytes().replace(old, new, 1))
    code, said = called(capsys, command, record)
    # For `verify` an unknown outcome is a wrong roll, which is a plain no.
    assert (1 if command == "verify" and named == "wished" else 2) == code
    assert named in said
    assert "Traceback" not in said


def test_replay_ends_with_the_same_result(record: Path, run: Run) -> None:
    """A fresh process tells the game to the result that stands in the record."""
    told = run("replay", record)
    assert (0, "") == (told.returncode, told.stderr)
    assert told.stdout.startswith("At the table: Ana, Ben and Carla.\n")
    scores = [
        f"${int(score):,}"
        for score in re.findall(
            r"\d+", record.read_text().rpartition('"scores":[')[2].partition("]")[0]
        )
    ]
    for name, score in zip(("Ana", "Ben", "Carla"), scores, strict=True):
        assert re.search(rf"^\d\. {name}: {re.escape(score)}, ", told.stdout, re.MULTILINE)
    shown = run("show", record)
    assert told.stdout.splitlines()[-1] == shown.stdout.splitlines()[-1]


def test_replay_keeps_secrets_from_a_seat(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Of an unfinished game, a seat is told later only what it may know."""
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join(lines[: len(lines) * 2 // 3]))
    _, everything = called(capsys, "replay", record)
    _, some = called(capsys, "replay", record, "--seat", "2")
    assert not re.search("(Ana|Carla) takes a bill", everything)
    assert re.search("(Ana|Carla) takes a bill", some)
    assert re.search(r"Ben takes \$", some)
    assert "the game is not over." in some


def test_replay_can_pause(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A pause comes before every line."""
    waits: list[float] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.sleep", waits.append)
        _, said = called(capsys, "replay", record, "--pause", "0.5")
    assert [0.5] * (len(said.splitlines()) - 1) == waits


def test_show_draws_any_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The table is shown at every version, as a spectator or a seat may see it."""
    versions = record.read_bytes().count(b"\n") - 4
    for version in (0, 1, 3, versions // 2, versions):
        code, said = called(capsys, "show", record, "--at", str(version))
        assert 0 == code
        assert "Casino 6: " in said
    code, said = called(capsys, "show", record, "--at", "3")
    assert re.search(r"(\w+) rolls [1-6 ]+\.\n\1 has to choose\.", said)
    assert "Ana: 8 dice, no bills.\n" in said
    _, said = called(capsys, "show", record, "--at", "3", "--seat", "1")
    assert "Ana: 8 dice, no bills, $0.\n" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "FILE", "--at", "9999"], "There is no version 9,999"),
        (["show", "FILE", "--at", "-1"], "-1 is not a number from 0 up."),
        (["show", "FILE", "--seat", "4"], "There is no seat 4; the last one is 3."),
        (["show", "FILE", "--seat", "0"], "0 is not a number from 1 up."),
        (["replay", "FILE", "--pause", "long"], "long is not a pause"),
        (["replay", "FILE", "--pause", "nan"], "nan is not a pause"),
        (["replay"], "FILE is missing."),
        (["verify", "/no/such/file"], "/no/such/file cannot be opened"),
        (["verify", "a\0b"], "cannot be opened"),
        (["verify", "/"], "/ cannot be opened"),
    ],
)
def test_refusals_are_sentences(
    arguments: list[str], sentence: str, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What does not work is named; the exit code is 2."""
    given = [str(record) if argument == "FILE" else argument for argument in arguments]
    code, said = called(capsys, *given)
    assert 2 == code
    assert sentence in said


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"\xff\xfe", b"null\n", b"[]\n[]\n"])
@pytest.mark.parametrize("command", ["replay", "show", "verify"])
def test_nonsense_is_refused(
    command: str, data: bytes, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that is no record is refused with a sentence."""
    record.write_bytes(data)
    code, said = called(capsys, command, record)
    assert 2 == code
    assert "cannot be" in said


def test_a_record_cannot_command_the_terminal(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names and lines of a foreign record are shown, never obeyed."""
    record.write_bytes(record.read_bytes().replace(b'"Ana"', b'"A\\u001b[2Ja"', 1))
    for command in ("replay", "show"):
        code, said = called(capsys, command, record)
        assert 0 == code
        assert "\x1b" not in said
    record.write_bytes(record.read_bytes().replace(b'"rolled"', b'"rol\x1bled"', 1))
    assert "\x1b" not in called(capsys, "verify", record)[1]
