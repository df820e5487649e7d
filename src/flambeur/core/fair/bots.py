"""What bots leave to chance: it follows from the key, so nobody can compute it beforehand."""

from flambeur.core.fair.hashing import keyed, number


def luck(key: bytes, seat: int, version: int) -> str:
    """Draw the seed of one choice, after so many moves and outcomes; the text is hexadecimal."""
    bots = keyed(key, "flambeur/2/bots")
    return keyed(bots, "flambeur/2/bot", number(seat), number(version)).hex()
