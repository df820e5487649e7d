"""A worker whose tables repeat themselves, for golden files and pictures.

A request with the header `Flambeur-Script` opens a table whose name and secret follow from what the
header says. Everybody signs with the same key, and bots have the same fingerprint whatever they
play by, so that agreements are the same, too. Dice follow from them as long as nobody adds a nonce
(`gives` is false), and bots think by the dice: the same choices bring the same game. Nothing of
this is in the product: dice that can be foretold are for tests only.
"""

import hashlib
from collections.abc import Iterator
from contextvars import ContextVar
from itertools import count as numbers
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from bench.server import worker
from flambeur.families import Family
from flambeur.server.doing import Doer
from flambeur.server.http.kit import Call
from flambeur.server.play import lobby
from flambeur.server.play.secrets_of import LETTERS
from flambeur.server.signing import Signing
from flambeur.sources.fair import new_nonce

HEADER = "flambeur-script"
KEY = Ed25519PrivateKey.from_private_bytes(hashlib.sha256(b"scripted").digest())
PUBLIC = KEY.public_key().public_bytes_raw().hex()

_drawn: ContextVar[Iterator[str] | None] = ContextVar("drawn", default=None)
_doer = Call.doer
_read = Signing.read


def draws(script: str) -> Iterator[str]:
    """Draw 64 hexadecimal digits, again and again the same."""
    for number in numbers():
        yield hashlib.sha256(f"{script} {number}".encode()).hexdigest()


def _seed() -> str:
    drawn = _drawn.get()
    return next(drawn) if drawn is not None else new_nonce() * 2


def _table_id() -> str:
    return "".join(LETTERS[int(pair, 16) % 32] for pair in _pairs(_seed()[:24]))


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def _scripted_doer(self: Call) -> Doer:
    script = self.request.headers.get(HEADER)
    _drawn.set(None if script is None else draws(script))
    return _doer.fget(self)  # type: ignore[attr-defined, no-any-return] # a property has it


async def _read_scripted(self: Signing) -> None:
    await _read(self)
    self._keys = {PUBLIC: KEY, **self._keys}
    self._newest = PUBLIC


def patch(what: Any, **others: Any) -> None:
    """Put other functions in the place of those of a module or class."""
    for name, other in others.items():
        setattr(what, name, other)


if __name__ == "__main__":
    patch(lobby, new_seed=_seed, new_table_id=_table_id)
    patch(Call, doer=property(_scripted_doer))
    patch(Signing, read=_read_scripted)
    patch(Family, fingerprint=lambda _: PUBLIC)
    worker.main()
