"""A tile beside a casino: the moments at which its rule may speak."""

from typing import TYPE_CHECKING, Any, ClassVar

from flambeur.core.parts import Move, Part

if TYPE_CHECKING:
    from flambeur.games.vegas.payout import Payout


class Tile(Part):
    """What a tile may do, each hook with the tiles that use it.

    A tile is a frozen struct whose fields are its whole state; `table.change` puts a new one down.
    """

    __slots__ = ()
    id: ClassVar[str]
    """Board and side, such as `A1`."""
    casino: int
    """The face of the casino where it lies."""

    def setup(self, table: Any) -> None:
        """The tile has been laid: F2."""

    def on_activate(self, table: Any, seat: int) -> None:
        """A seat has placed dice here: A1 A2 B2 C1 D1 D2 E1 E2 F1 F2 G2 H1 H2."""

    def on_dice_moved(self, table: Any) -> None:
        """Dice have come to this casino or left it: D2."""

    def turn_options(self, table: Any, seat: int) -> tuple[Move, ...]:
        """What a seat may do instead of rolling: D2."""
        return ()

    def on_option(self, table: Any, seat: int, move: Move) -> None:
        """A seat does what was offered instead of rolling: D2."""

    def closes(self) -> int | None:
        """The casino that no die may enter or leave: E1."""
        return None

    def before_payout(self, table: Any) -> None:
        """All dice are placed and nothing is paid yet: B1 C2."""

    def on_payout(self, table: Any, result: "Payout") -> None:
        """This casino has just paid: C1 G1 G2 H1 H2."""

    def after_payout(self, table: Any) -> None:
        """All casinos have paid: C2."""

    def dice_of(self, colour: int) -> tuple[int, int]:
        """Small and big dice of a seat that lie on the tile: E2 G2 H1 H2."""
        return (0, 0)

    def grey_dice(self) -> int:
        """Grey dice that lie on the tile: F1 F2."""
        return 0
