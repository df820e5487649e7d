"""The chain over the lines of a game: each link holds all lines before it."""

from hashlib import sha256
from typing import NamedTuple

from flambeur.core.fair.hashing import BYTES, digest, keyed, lp, number
from flambeur.core.fair.lines import Line

# A link is made for every move, so what all links have in common is written once.
SIZE = lp(bytes(BYTES))[:-BYTES]
BEFORE = lp(b"flambeur/2/line") + SIZE
NO_VEIL = lp(b"")


class Chain(NamedTuple):
    """How many lines there are, and the last link."""

    count: int = 0  # type: ignore[assignment]  # nobody counts in a tuple of two
    head: bytes = bytes(BYTES)

    def begun(self, agreed: bytes, listed: bytes) -> "Chain":
        """Add a beginning; a broken one stays."""
        return Chain(0, digest("flambeur/2/begun", self.head, agreed, listed))

    def after(self, line: Line, seed: bytes) -> "Chain":
        """Add a line; what is hidden in it is salted, so that it cannot be guessed."""
        count = self.count + 1
        veil = NO_VEIL if line.hidden is None else lp(_veil(seed, count, line.hidden))
        public = sha256(line.public).digest()
        return Chain(count, sha256(BEFORE + self.head + SIZE + public + veil).digest())


def _veil(seed: bytes, count: int, hidden: bytes) -> bytes:
    salt = keyed(seed, "flambeur/2/salt", number(count))
    return digest("flambeur/2/hidden", salt, hidden)
