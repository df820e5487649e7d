"""What matters of a table for the rest of the game: who has how many dice."""

import msgspec

from flambeur.games.strike.table import Table


class Spot(msgspec.Struct, frozen=True):
    """Dice counted: in the arena, all different, and in each reserve; 0 is out."""

    seat: int
    """Who is about to throw, or to choose."""
    arena: int
    reserves: tuple[int, ...]
    begins: bool = True
    """Whether a turn begins, so that the seat must throw."""

    @property
    def dice(self) -> int:
        """Count all dice that are still in the game."""
        return self.arena + sum(self.reserves)

    @property
    def present(self) -> list[int]:
        """List the seats that are in; one alone has won."""
        return [seat for seat, count in enumerate(self.reserves) if count]

    def stopped(self) -> "Spot":
        """Pass the turn on to the next who is in."""
        seats = len(self.reserves)
        places = (place % seats for place in range(self.seat + 1, self.seat + seats + 1))
        other = next(place for place in places if self.reserves[place])
        return Spot(other, self.arena, self.reserves)

    def thrown(self, arena: int, own: int, *, took: bool) -> "Spot":
        """Go on after a throw: with the next seat, or with the choice of this one."""
        reserves = list(self.reserves)
        reserves[self.seat] = own
        following = Spot(self.seat, arena, tuple(reserves), begins=False)
        return following.stopped() if took or not own else following


def spot_of(table: Table, seat: int, *, begins: bool) -> Spot:
    """Count the dice of a table; those in the air are nobody's."""
    counts = tuple(
        len(reserve) if alive else 0
        for reserve, alive in zip(table.reserves, table.alive, strict=True)
    )
    return Spot(seat, len(table.arena), counts, begins)
