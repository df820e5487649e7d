"""What follows from the secret of a table, which itself is never shown to anybody."""

from flambeur.core.fair.hashing import keyed, number

SALT_BYTES = 16


def seed_of(master: str, beginning: int) -> bytes:
    """Draw the seed of one beginning; those of other beginnings do not follow from it."""
    return keyed(bytes.fromhex(master), "flambeur/2/seed", number(beginning))


def salt_of(master: str, beginning: int, seat: int) -> bytes:
    """Draw the salt with which the name of a seat is hashed."""
    whole = keyed(bytes.fromhex(master), "flambeur/2/salt-of-name", number(beginning), number(seat))
    return whole[:SALT_BYTES]
