"""`flambeur review` looks at a finished game again."""

from pathlib import Path

import pytest

from flambeur.cli import main
from flambeur.games.easycome import GAME
from flambeur.protocol.review import Review
from flambeur.words.catalogues import LANGUAGES, Words
from tests.coach.games import recorded


@pytest.fixture(scope="module")
def whole() -> bytes:
    """Play a game of Easy Come, which is reviewed quickly."""
    return recorded("easycome", 2, 2)


@pytest.fixture
def record(whole: bytes, tmp_path: Path) -> Path:
    """Put that game into a file."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(whole)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_lines(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Luck and choices of both players are told in the reader's language."""
    assert 0 == main(["review", str(record), "--lang", language])
    said, words = capsys.readouterr().out, Words(language)
    assert words("coach-players") in said
    assert words("coach-turning") in said
    assert words("coach-exact") in said


def test_as_a_page(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page is written to a new file, and its place is told."""
    page = tmp_path / "review.html"
    assert 0 == main(["review", str(record), "--html", str(page)])
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert f"The page is in {page}." in capsys.readouterr().out


def test_no_file_is_overwritten(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that exists stays as it is."""
    before = record.read_bytes()
    assert 2 == main(["review", str(record), "--html", str(record)])
    assert before == record.read_bytes()
    assert str(record) in capsys.readouterr().err


def test_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Programs get the whole review and nothing else."""
    assert 0 == main(["review", str(record), "--json"])
    found = GAME.codec.decode(capsys.readouterr().out.encode(), Review)
    assert ("Ana", "Ben") == tuple(seat.name for seat in found.seats)


def test_an_unfinished_game(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Only finished games are reviewed."""
    record.write_bytes(b"\n".join(record.read_bytes().splitlines()[:9]) + b"\n")
    assert 2 == main(["review", str(record)])
    assert "not over" in capsys.readouterr().err


def test_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is no record is refused with a sentence."""
    file = tmp_path / "note.txt"
    file.write_text("hello")
    assert 2 == main(["review", str(file)])
    assert "note.txt" in capsys.readouterr().err
