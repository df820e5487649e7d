"""H1 Nice Dice: park a die of this roll on the space of its face, for a reward in the payout."""

import msgspec

from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.kit import (
    Ask,
    Choice,
    Data,
    Decline,
    Move,
    Payout,
    RoyaleTable,
    TileData,
)
from flambeur.games.vegas.royale.values import NICE_DICE


class Parked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A die on a space."""

    face: int
    owner: int
    big: int


class Park(Data, Move, frozen=True):
    """Put a die that shows this face on its space."""

    face: int
    big: bool


class ChoosePark(Ask, frozen=True):
    """The player may park one die, left over from the roll or just placed [RH1.2]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer each face and kind of the roll."""
        return Choice(self.seat, (*offers(table, self.casino), Decline()))

    def play(self, table: RoyaleTable, move: Park | Decline) -> None:
        """Park the die; one already there goes to the casino of that face [RH1.3]."""
        if isinstance(move, Decline):
            return
        tile, dice, big = table.tile(self.casino, NiceDice), int(not move.big), int(move.big)
        placed = table.last is not None and table.last.face == move.face
        if placed:
            table.take(move.face, self.seat, dice, big)
        else:
            table.from_hand(self.seat, dice, big)
        source = move.face if placed else "hand"
        table.say(DieMoved(self.seat, dice, big, source, tile.id, space=move.face))
        pushed = [die for die in tile.parked if die.face == move.face]
        rest = [die for die in tile.parked if die.face != move.face]
        table.change(tile, parked=(*rest, Parked(move.face, self.seat, big)))
        for die in pushed:
            table.put(die.face, die.owner, 1 - die.big, die.big)
            table.say(DieMoved(die.owner, 1 - die.big, die.big, tile.id, die.face))


def offers(table: RoyaleTable, casino: int) -> tuple[Park, ...]:
    """List the dice that may be parked; nothing is pushed into a closed casino [RH1.5]."""
    last = table.last
    if last is None:
        return ()
    small = {*last.rest, *([last.face] if last.placed else [])}
    big = {*last.rest_big, *([last.face] if last.placed_big else [])}
    taken = {die.face for die in table.tile(casino, NiceDice).parked}
    barred = taken.difference(table.open_casinos())
    dice = [(face, kind) for kind, faces in ((False, small), (True, big)) for face in faces]
    return tuple(Park(face, kind) for face, kind in sorted(dice) if face not in barred)


class NiceDice(TileData, frozen=True):
    """Six spaces; a die on one counts in no casino [RH1.4]."""

    id = "H1"
    parked: tuple[Parked, ...] = ()

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Ask, if there is a die to park."""
        if offers(table, self.casino):
            table.push(ChoosePark(seat, self.casino))

    def on_payout(self, table: RoyaleTable, result: Payout) -> None:
        """Pay every parked die once, a big one like a small one."""
        for die in sorted(self.parked, key=lambda die: die.face):
            table.reward(die.owner, NICE_DICE[die.face], self.id)

    def dice_of(self, colour: int) -> tuple[int, int]:
        """Count a seat's parked dice."""
        own = [die.big for die in self.parked if die.owner == colour]
        return own.count(0), own.count(1)
