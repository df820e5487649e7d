"""Whole games typed through a real terminal, in every language."""

import re
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pytest

from flambeur.words.catalogues import LANGUAGES, Words
from tests.cli.keyboard import play_on, prompt, start

Run = Callable[..., CompletedProcess[str]]

# Newer Pythons warn about a fork in a process with threads, which the test runner has.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_a_terminal(language: str, tmp_path: Path, run: Run) -> None:
    """A game is played to the end, its dice are proven, and it replays to the same result."""
    words = Words(language)
    seats = ("--seats", "human,casual,casual", "--record", "g.jsonl", "--lang", language)
    shown = play_on(start(tmp_path, *seats), words)
    assert "╭" in shown
    assert words("play-recorded", file="g.jsonl") in shown.replace("\r\n", " ")
    verified = run("verify", "g.jsonl", "--lang", language)
    assert 0 == verified.returncode
    assert verified.stdout.startswith(words("verify-yes", file="g.jsonl", count=99)[:3])
    told = run("replay", "g.jsonl", "--lang", language)
    assert 0 == told.returncode
    results = re.findall(r"^\d\. .*\.$", told.stdout, re.MULTILINE)
    assert 3 == len(results)
    # At the table one is spoken to, in the record one has a name.
    others = [result for result in results if words("name-alone") not in result]
    assert 2 == len(others)
    for result in others:
        assert result in shown


def test_one_changed_byte_is_found(tmp_path: Path, run: Run) -> None:
    """After a game in a terminal, a changed roll is named by its line and its number."""
    seats = ("--seats", "human,casual", "--seed", "4", "--record", "g.jsonl")
    play_on(start(tmp_path, *seats), Words("en"))
    path = tmp_path / "g.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    place = next(n for n, line in enumerate(lines) if b'"rolled"' in line)
    digit = lines[place].rindex(b"]]") - 1
    changed = bytearray(lines[place])
    changed[digit] ^= 1
    lines[place] = bytes(changed)
    path.write_bytes(b"".join(lines))
    verified = run("verify", "g.jsonl")
    assert 1 == verified.returncode
    assert f"Line {place + 1}, outcome 3 of chance, is wrong" in verified.stdout


def test_looking_around_in_a_terminal(tmp_path: Path) -> None:
    """Help, log, money, nonsense and a change of mind all lead back to the same question."""
    words = Words("fr")
    terminal = start(tmp_path, "--seats", "human:Ana,human:Ben", "--seed", "1", "--lang", "fr")
    for key, answer in (
        ("?", words("vegas-help-payout").split(".", maxsplit=1)[0]),
        ("l", "commence."),
        ("x", words("play-unclear", keys="@").split("@")[0]),
    ):
        terminal.expect(prompt(words))
        terminal.sendline(key)
        terminal.expect(re.escape(answer))
    terminal.expect(prompt(words))
    terminal.sendline("m")
    terminal.expect(re.escape(words("play-look", name="@").split("@")[0]))
    terminal.sendline()
    terminal.expect(re.escape(words("vegas-own-money", money="@", bills="").split("@")[0]))
    terminal.sendline()
    terminal.expect(re.escape("\x1b[3J"))
    terminal.expect(prompt(words))
    terminal.sendline("q")
    terminal.expect(re.escape(words("play-leave")))
    terminal.sendline("n")
    terminal.expect(prompt(words))
    terminal.sendline("q")
    terminal.expect(re.escape(words("play-leave")))
    terminal.sendline("o")
    terminal.expect(re.escape(words("play-left")))
    terminal.expect(pexpect.EOF)
    assert 0 == terminal.wait()


@pytest.mark.parametrize("sign", ["c", "d"])
def test_leaving_with_a_control_key(sign: str, tmp_path: Path) -> None:
    """Control-C and Control-D leave the game cleanly and keep the record, which says so."""
    words = Words("en")
    terminal = start(tmp_path, "--seats", "human,casual", "--record", "g.jsonl")
    terminal.expect(prompt(words))
    terminal.sendcontrol(sign)
    terminal.expect(re.escape(words("play-kept", file="g.jsonl")))
    terminal.expect(pexpect.EOF)
    assert 0 == terminal.wait()
    assert b'{"ending":"abandoned"}' == (tmp_path / "g.jsonl").read_bytes().splitlines()[-2]


@pytest.mark.parametrize("columns", [60, 120])
def test_narrow_and_wide_terminals(columns: int, tmp_path: Path) -> None:
    """Nothing is wider than the terminal."""
    words = Words("de")
    seats = "human:Ana,casual,uniform,casual,uniform"
    terminal = start(tmp_path, "--seats", seats, "--lang", "de", "--seed", "2", columns=columns)
    terminal.expect(prompt(words))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", str(terminal.before))
    hash_line = words("play-committed", hash="0" * 64)
    assert max(map(len, bare.splitlines())) <= max(columns, len(hash_line))
    assert "╭" in bare
    terminal.close(force=True)
