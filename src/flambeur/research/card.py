"""The card beside a file of weights: what it is, how it was made, and how good it is."""

from hashlib import sha256
from importlib.metadata import version
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from flambeur import __version__
from flambeur.research.folder import write_new

UNKNOWN = "unknown"
"""What nobody wrote down when the weights were made."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that was measured, and the command that measures it again."""

    what: str
    value: float
    command: str
    within: float | None = None
    """How far its interval of 95 % reaches to either side, where it has one."""

    def told(self) -> str:
        """Say it without the command."""
        within = "" if self.within is None else f" ± {self.within}"
        return f"{self.what}: {self.value}{within}"


class Data(msgspec.Struct, frozen=True):
    """What was learned from."""

    games: int
    rows: int
    """Positions, counted once for each number that was learned there."""
    tables: tuple[str, ...]
    seats: tuple[int, ...]
    opponents: str
    seed: int | None
    """All dice follow from it; where nothing was thrown there is none."""


class Card(msgspec.Struct, frozen=True):
    """All there is to know of a file of weights, the same for everybody who makes it again."""

    file: str
    sha256: str
    what: str
    command: str
    """`FOLDER` stands for any new folder; who plays the games makes no difference."""
    data: Data
    versions: dict[str, str]
    """Of all whose arithmetic the weights depend on."""
    figures: tuple[Figure, ...]


def card_name(file: str) -> str:
    """Name the card of a file: `vegas.card.json` stands beside `vegas.bin`."""
    return f"{Path(file).stem}.card.json"


def read_card(folder: Traversable, file: str) -> Card:
    """Read the card of a file."""
    return msgspec.json.decode((folder / card_name(file)).read_bytes(), type=Card)


def write_with_card(folder: Path, weights: bytes, card: Card) -> None:
    """Write weights and their card, which are new."""
    write_new(folder / card.file, weights)
    text = msgspec.json.format(msgspec.json.encode(card), indent=1)
    write_new(folder / card_name(card.file), text + b"\n")


def hash_of(weights: bytes) -> str:
    """Name weights by their content."""
    return sha256(weights).hexdigest()


def versions(*packages: str) -> dict[str, str]:
    """Tell which versions are at work."""
    return {"flambeur": __version__, **{package: version(package) for package in packages}}
