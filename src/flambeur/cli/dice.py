"""The dice of a game in the terminal: always with a receipt."""

from collections.abc import Sequence
from hashlib import sha256

from flambeur.cli.parser import Refusal
from flambeur.cli.seats import HUMAN, Seat
from flambeur.sources.fair import NONCE_BYTES, FairSource, new_nonce, new_seed
from flambeur.text.words import Words


def make_dice(
    words: Words, seats: Sequence[Seat], seed: str | None, nonce: str | None
) -> FairSource:
    """Make dice that are secret until the end, or repeatable ones out of a seed."""
    if nonce is not None and not (nonce.isascii() and nonce.isalnum()):
        raise Refusal(words("error-nonce", nonce=nonce))
    nonces = [
        new_nonce() if seed is None else _derived(seed, f"nonce {place}")[: 2 * NONCE_BYTES]
        for place in range(len(seats))
    ]
    humans = [place for place, seat in enumerate(seats) if seat.kind == HUMAN]
    if nonce is not None and humans:
        nonces[humans[0]] = nonce
    if seed is None:
        return FairSource(new_seed(), new_nonce(), nonces)
    return FairSource(_derived(seed, "dice"), _derived(seed, "table")[: 2 * NONCE_BYTES], nonces)


def _derived(seed: str, purpose: str) -> str:
    return sha256(f"flambeur {purpose} {seed}".encode(errors="backslashreplace")).hexdigest()
