"""What workers tell each other about tables."""

import msgspec

SEQ_BYTES = 4
WORD = b"\xff"
"""What begins so is passed on as it is; no log is so long that its places do."""


class Heard(msgspec.Struct, array_like=True, frozen=True):
    """What a worker tells the others: a committed row, and how long the table may rest."""

    seq: int
    body: bytes
    left: float | None

    def encode(self) -> bytes:
        """Write it with its place in front."""
        return self.seq.to_bytes(SEQ_BYTES, "big") + msgspec.msgpack.encode(self)


def subject(table: str) -> str:
    """Name the news of a table."""
    return f"table.{table}"
