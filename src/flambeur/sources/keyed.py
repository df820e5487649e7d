"""Dice of scheme 2: every place has rows of its own, which follow from the key of the table."""

from flambeur.core.chance import Distribution, Roller
from flambeur.core.fair.rows import Row, dice_of
from flambeur.core.parts import Move
from flambeur.core.source import NoReceipt, Spot


class KeyedSource(NoReceipt):
    """The same place shows the same row, whatever happened elsewhere."""

    def __init__(self, key: bytes) -> None:
        """Take the key that follows from seed, agreement, list and nonces."""
        self._dice = dice_of(key)

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring about the outcome of a place, the same whenever it is asked for."""
        rows: dict[str, Row] = {}

        def row(stream: str) -> Roller:
            if stream not in rows:
                rows[stream] = Row(self._dice, spot.place, stream)
            return rows[stream].roll

        return distribution.draw(row)
