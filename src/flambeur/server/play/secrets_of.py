"""What follows from the secret of a table, which itself is never shown to anybody."""

from flambeur.core.fair.hashing import keyed, number

SALT_BYTES = 16
LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that are not taken for each other when a link is read aloud."""
ID_LETTERS = 12


def seed_of(master: str, beginning: int) -> bytes:
    """Draw the seed of one beginning; those of other beginnings do not follow from it."""
    return keyed(bytes.fromhex(master), "flambeur/2/seed", number(beginning))


def next_id(master: str) -> str:
    """Draw the id of the table where the same people play again: 60 bits nobody can guess."""
    drawn = keyed(bytes.fromhex(master), "flambeur/2/next-table")
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:ID_LETTERS])


def salt_of(master: str, beginning: int, seat: int) -> bytes:
    """Draw the salt with which the name of a seat is hashed."""
    whole = keyed(bytes.fromhex(master), "flambeur/2/salt-of-name", number(beginning), number(seat))
    return whole[:SALT_BYTES]


def night_table(master: str, game: int) -> str:
    """Draw the id of the table where a game of a night is played."""
    drawn = keyed(bytes.fromhex(master), "flambeur/2/night-table", number(game))
    return "".join(LETTERS[byte % len(LETTERS)] for byte in drawn[:ID_LETTERS])
