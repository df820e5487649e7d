"""How a table begins: promise, agreement, commitments, list, and the key that follows from them."""

from collections.abc import Sequence

from flambeur.core.codec import encode
from flambeur.core.fair.agreement import Kind
from flambeur.core.fair.hashing import digest, keyed, number


def promise_of(seed: bytes) -> str:
    """Hash the seed, to be published before anything else."""
    return digest("flambeur/2/promise", seed).hex()


def name_hash(salt: bytes, name: str) -> str:
    """Hash a name, so that it can be forgotten."""
    return digest("flambeur/2/name", salt, name.encode()).hex()


def agreement_hash(agreement: bytes) -> bytes:
    """Hash the exact bytes of an agreement: `A`."""
    return digest("flambeur/2/agreement", agreement)


def commitment_of(agreed: bytes, seat: int, nonce: bytes) -> str:
    """Hash the nonce of a seat, to be sent before any nonce is known."""
    return digest("flambeur/2/commit", agreed, number(seat), nonce).hex()


def list_hash(agreed: bytes, commitments: Sequence[str | None]) -> bytes:
    """Hash the list of commitments: `L`."""
    return digest("flambeur/2/list", agreed, encode(commitments))


def key_of(
    seed: bytes,
    agreed: bytes,
    listed: bytes,
    nonces: Sequence[bytes | None],
    dice: Kind = "table",
) -> bytes:
    """Make the key of all dice; a seat without a commitment gives nothing.

    Where all tables of a day have the same dice, what is opened at the end is the key itself.
    """
    if dice == "day":
        return seed
    return keyed(seed, "flambeur/2/key", agreed, listed, *(nonce or b"" for nonce in nonces))
