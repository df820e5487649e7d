"""The catalogues of a game as texts that clients keep, named by what is in them."""

from collections.abc import Mapping
from functools import cache
from hashlib import sha256

import msgspec

from flambeur.words.catalogues import LANGUAGES, catalogue

COMMON = ("flambeur:common", "flambeur:plain")
"""What the lines of every game may use."""
LENGTH = 20
"""So much of the hash is enough to tell texts apart."""


class Served(msgspec.Struct, frozen=True):
    """Texts by language, and their name."""

    name: str
    texts: Mapping[str, bytes]


@cache
def served(names: tuple[str, ...]) -> Served:
    """Put the catalogues of a game together, in every language."""
    texts = {
        language: "\n".join(catalogue(name, language) for name in (*COMMON, *names)).encode()
        for language in LANGUAGES
    }
    return Served(sha256(b"\0".join(texts.values())).hexdigest()[:LENGTH], texts)
