"""The folder that results go to: a new place of one's own, where nothing is overwritten."""

from argparse import ArgumentParser
from importlib.resources import files
from pathlib import Path

INSTALLED = Path(str(files("flambeur"))).resolve()


def ask_for_folder(parser: ArgumentParser) -> None:
    """Let a command be told where its files go; it has to be."""
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where the files go"
    )


def claim(folder: Path, *names: str) -> None:
    """Refuse, before anything is computed, what must not be written."""
    if folder.resolve().is_relative_to(INSTALLED):
        raise SystemExit(f"{folder} is inside the installed package, which is never changed")
    for name in names:
        if (folder / name).exists():
            raise SystemExit(f"{folder / name} is there already, and nothing is overwritten")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SystemExit(f"{folder}: {error.strerror}") from error


def write_new(path: Path, content: bytes) -> None:
    """Write a file that is not there yet."""
    with path.open("xb") as file:
        file.write(content)
