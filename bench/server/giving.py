"""A client's part in the dice: it commits itself to a nonce, and shows it once it is listed."""

from collections.abc import Callable

import msgspec

from flambeur.core.fair.beginning import agreement_hash, commitment_of, list_hash
from flambeur.protocol.acts import Commit, Reveal
from flambeur.protocol.messages import Begun

NONCE = 32
LATE = ("table/phase", "dice/other", "dice/given")
"""How a part is refused that comes after a fault, when the table has gone on without it."""


class _Beginning(msgspec.Struct):
    """As much of an update as tells how the table begins."""

    begun: tuple[Begun, ...] | None = None


DECODER = msgspec.json.Decoder(_Beginning)


class Giver:
    """Keeps the nonces of one client; each part is given once."""

    def __init__(self, draw: Callable[[int], bytes], *, silent: bool = False) -> None:
        """Take where nonces come from, and whether this client never shows one."""
        self._draw, self._silent = draw, silent
        self._nonces: dict[bytes, bytes] = {}
        self._shown: set[bytes] = set()

    def answer(self, seat: int, raw: bytes) -> Commit | Reveal | None:
        """Tell what this client has to give after an update."""
        begun = DECODER.decode(raw).begun
        if not begun or any(one.nonces and one.nonces[seat] is None for one in begun[:-1]):
            return None
        agreed = agreement_hash(begun[-1].agreement.encode())
        if begun[-1].list is None:
            return self._commit(agreed, seat)
        return self._reveal(agreed, seat, begun[-1].list)

    def _commit(self, agreed: bytes, seat: int) -> Commit | None:
        if agreed in self._nonces:
            return None
        nonce = self._nonces[agreed] = self._draw(NONCE)
        return Commit(agreed.hex(), commitment_of(agreed, seat, nonce))

    def _reveal(self, agreed: bytes, seat: int, listed: tuple[str | None, ...]) -> Reveal | None:
        nonce = self._nonces.get(agreed)
        if nonce is None or listed[seat] is None or agreed in self._shown or self._silent:
            return None
        self._shown.add(agreed)
        return Reveal(list_hash(agreed, listed).hex(), nonce.hex())
