"""What verify says of a record that a server has signed."""

import json
from pathlib import Path

import pytest

from flambeur.cli import main
from flambeur.cli.extras import adding
from flambeur.core.codec import encode
from flambeur.words.catalogues import LANGUAGES, Words

SIGNED = Path(__file__).parents[1] / "fair" / "game.jsonl"
"""It has a restart, and nonces of some people only."""


def verified(capsys: pytest.CaptureFixture[str], file: Path, *flags: str) -> tuple[int, str]:
    """Run the command in this process; return the exit code and all that was said."""
    code = main(["verify", str(file), *flags])
    return code, capsys.readouterr().out


def beginning() -> dict[str, list[str | None]]:
    """Read the second beginning of that record."""
    found: dict[str, list[str | None]] = json.loads(SIGNED.read_bytes().splitlines()[3])
    return found


def givers() -> list[str | None]:
    """List the names of those whose nonce is in the key."""
    pairs = zip(beginning()["names"], beginning()["nonces"], strict=True)
    return [name for name, nonce in pairs if nonce is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_proven_to_whom(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody could choose the dice: that is said to those who gave a nonce; restarts are told."""
    words = Words(language)
    code, said = verified(capsys, SIGNED, "--lang", language)
    names = words.every([name or "" for name in givers()])
    assert 0 == code
    assert words("verify-dice-table", names=names) in said
    assert words("verify-restarts", count=1) in said
    signer = json.loads(SIGNED.read_bytes().splitlines()[0])["signer"]
    assert words("verify-signed", key=signer) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_signatures_that_cannot_be_checked(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the package for signatures the dice are checked, and what is not is said."""
    words = Words(language)
    monkeypatch.setattr("flambeur.sources.verify.format2.can_check", lambda: False)
    code, said = verified(capsys, SIGNED, "--lang", language)
    assert 2 == code
    assert words("verify-unsigned", command=adding("verify")) in said
    assert said.startswith(words("verify-partly", file="@", count=5).split("@")[0])


def test_a_withheld_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Who has withdrawn a name is a player with a number, in the language of the reader."""
    lines = SIGNED.read_bytes().splitlines()
    found, seat = beginning(), beginning()["names"].index(givers()[0])
    found["names"][seat] = found["salts"][seat] = None
    lines[3] = encode(found)
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    code, said = verified(capsys, file, "--lang", "de")
    assert 0 == code
    assert f"Spieler {seat + 1}" in said
    assert 0 == main(["replay", str(file), "--lang", "fr"])
    assert f"Place {seat + 1}" in capsys.readouterr().out.splitlines()[0]


def test_bots_that_play_by_something_else(capsys: pytest.CaptureFixture[str]) -> None:
    """Choices of bots that are not installed here are left out, and that is said."""
    code, said = verified(capsys, SIGNED, "--bots")
    assert 0 == code
    assert "0 choices of bots were repeated" in said
    assert "not repeated: what they were made by is not installed here" in said
