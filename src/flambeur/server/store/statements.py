"""Statements live in .sql files, each below a line with its name."""

from pathlib import Path

NAME = "-- name: "


def read_statements(folder: Path) -> dict[str, str]:
    """Read all named statements of a folder."""
    statements: dict[str, str] = {}
    for file in sorted(folder.glob("*.sql")):
        statements |= _sections(file.read_text(encoding="utf-8"))
    return statements


def _sections(text: str) -> dict[str, str]:
    _, *sections = ("\n" + text).split("\n" + NAME)
    parts = (section.partition("\n") for section in sections)
    return {name.strip(): body.strip().removesuffix(";") for name, _, body in parts}
