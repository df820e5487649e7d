"""A worker whose tables repeat themselves, for golden files and pictures.

The secret, the name and the bots' nonces of a table follow from the nonce of the one who opens it.
Bots think by that secret, so the same choices bring the same game. Nothing of this is in the
product: dice that can be foretold are for tests only.
"""

import hashlib
from collections.abc import Iterator
from contextvars import ContextVar
from itertools import count as numbers
from typing import Any

from bench.server import worker
from flambeur.protocol.lobby import NewTable
from flambeur.server.play import deciding, lobby
from flambeur.sources.fair import new_nonce as fresh_nonce

_drawn: ContextVar[Iterator[str] | None] = ContextVar("drawn", default=None)
_open = lobby.Lobby.open


def draws(script: str) -> Iterator[str]:
    """Draw 64 hexadecimal digits, again and again the same."""
    for number in numbers():
        yield hashlib.sha256(f"{script} {number}".encode()).hexdigest()


def _seed() -> str:
    drawn = _drawn.get()
    return next(drawn) if drawn is not None else fresh_nonce() * 2


def _nonce() -> str:
    return _seed()[:32]


def _table_id() -> str:
    return "".join(lobby.LETTERS[int(pair, 16) % 32] for pair in _pairs(_seed()[:24]))


def _pairs(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


async def _open_scripted(
    self: lobby.Lobby, host: str, wanted: NewTable, count: lobby.Count = lobby.free
) -> str:
    if wanted.sit is None or not wanted.sit.nonce:
        return await _open(self, host, wanted, count)
    token = _drawn.set(draws(wanted.sit.nonce))
    try:
        return await _open(self, host, wanted, count)
    finally:
        _drawn.reset(token)


def patch(what: Any, **others: Any) -> None:
    """Put other functions in the place of those of a module or class."""
    for name, other in others.items():
        setattr(what, name, other)


if __name__ == "__main__":
    patch(lobby, new_seed=_seed, new_table_id=_table_id)
    patch(deciding, new_nonce=_nonce)
    patch(lobby.Lobby, open=_open_scripted)
    worker.main()
