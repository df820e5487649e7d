"""What a tile can do, and when [R11.5]."""

from typing import TYPE_CHECKING, ClassVar

from tests.referees.words import Facts, Steps

if TYPE_CHECKING:
    from tests.referees.royale.table import Table


class Tile:
    """One side of a board, fresh in every round [R9.6]."""

    id: ClassVar[str]

    def __init__(self, table: "Table", casino: int) -> None:
        """Lie at this casino."""
        self.table, self.casino = table, casino

    def set_up(self) -> None:
        """Get ready once all tiles lie there: F2."""

    def activate(self, seat: int) -> Steps[None]:
        """Work for a seat that has placed dice here; B1, C2 and G1 do nothing."""
        yield from ()

    def dice_moved(self) -> None:
        """Look again, since dice have come or gone: D2."""

    def before_payout(self) -> Steps[None]:
        """Work before anything is paid: B1, C2."""
        yield from ()

    def during_payout(self) -> Steps[None]:
        """Work when this casino has paid: C1, G1, G2, H1, H2."""
        yield from ()

    def after_payout(self) -> Steps[None]:
        """Work when all casinos have paid: C2."""
        yield from ()

    def facts(self) -> Facts:
        """Tell what the tile remembers."""
        return {}
