"""One thing has one word: `docs/reference/words.md` is kept by all catalogues."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/words.md").read_text("utf-8")
LOCALES = ROOT / "src/flambeur/locales"
COLUMNS = [(1, "en"), (2, "de"), (3, "fr"), (4, "ru")]
SILENT = re.compile(r"\{[^{}]*\}|^[\w-]+ =|^#.*$", re.MULTILINE)
"""What is not said: variables, ids and comments."""
ROWS = [[cell.strip() for cell in row.split("|")[1:-1]] for row in PAGE.splitlines() if "|" in row]


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_other_words_are_not_said(column: int, language: str) -> None:
    """No catalogue of a language says what the table rules out."""
    (unsaid,) = (row[column].split(", ") for row in ROWS if row[0] == "not said")
    assert unsaid
    for path in sorted((LOCALES / language).glob("*.ftl")):
        said = SILENT.sub("", path.read_text("utf-8"))
        found = [word for word in unsaid if re.search(rf"\b{word}s?\b", said)]
        assert [] == found, path.name


@pytest.mark.parametrize(("column", "language"), COLUMNS)
def test_the_words_are_said(column: int, language: str) -> None:
    """What the table names is said somewhere, so that it stays true."""
    said = "\n".join(path.read_text("utf-8") for path in (LOCALES / language).glob("*.ftl"))
    for row in ROWS[2:-1]:
        first = re.split(r"[ ,(]", row[column])[0]
        assert re.search(rf"\b{first[:5]}", said, re.IGNORECASE), row[0]
