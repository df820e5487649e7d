"""What bots play by, as a short text: programs and numbers that are equal have the same one."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from flambeur.core.fair.hashing import lp

PACKAGES = ("bots", "fast", "games")
"""Where bots, their numbers, what they compute with, guess by and remember live."""
KINDS = (".py", ".bin", ".json")
DIGITS = 16


@cache
def fingerprint(packages: tuple[str, ...] = PACKAGES) -> str:
    """Hash the names and contents of all files in these packages: a choice depends on no others."""
    flambeur = files("flambeur")
    found = [file for package in packages for file in _files(flambeur / package, package)]
    whole = lp(*(part for name, content in sorted(found) for part in (name.encode(), content)))
    return sha256(whole).hexdigest()[:DIGITS]


def _files(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found = []
    for entry in folder.iterdir():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += _files(entry, name)
        elif name.endswith(KINDS):
            found.append((name, entry.read_bytes()))
    return found
