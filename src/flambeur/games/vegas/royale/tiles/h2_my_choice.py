"""H2 My Choice: throw both black dice and choose which of the two results you want."""

from flambeur.games.vegas.royale.adjust import offer_adjust
from flambeur.games.vegas.royale.events import DieMoved, ExtraRolled
from flambeur.games.vegas.royale.kit import (
    Ask,
    Choice,
    Data,
    Move,
    Payout,
    Rolled,
    RoyaleTable,
    Throw,
    TileData,
)
from flambeur.games.vegas.royale.values import (
    GOLDEN_SPACE,
    MY_CHOICE,
    MY_CHOICE_ACTIVATE,
    MY_CHOICE_DIE,
    MY_CHOICE_GOLD,
)


class ChooseFace(Data, Move, frozen=True):
    """Take the result of this face."""

    face: int


class Activate(Data, Move, frozen=True):
    """Activate the tile of this casino."""

    casino: int


class Gild(Data, Move, frozen=True):
    """Put a die on the golden space."""

    big: bool


class ThrowForChoice(Throw, frozen=True):
    """The player throws [RH2.2]."""

    def play(self, table: RoyaleTable, outcome: Rolled) -> None:
        """Ask which face counts."""
        (faces,) = outcome.dice
        table.say(ExtraRolled(self.seat, MyChoice.id, faces))
        table.push(ChooseResult(self.seat, self.casino, faces))


class ChooseResult(Ask, frozen=True):
    """One of the two faces counts; a result that cannot be carried out is void [RH2.4]."""

    faces: tuple[int, ...]

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer both, or the only one of a double."""
        return Choice(self.seat, tuple(map(ChooseFace, dict.fromkeys(self.faces))))

    def play(self, table: RoyaleTable, move: ChooseFace) -> None:
        """Pay, or ask on [RH2.3, RH2.5, RH2.7, RH2.8]."""
        if move.face in MY_CHOICE:
            table.reward(self.seat, MY_CHOICE[move.face], MyChoice.id)
        elif move.face == MY_CHOICE_ACTIVATE and targets(table, self.casino):
            table.push(ChooseTile(self.seat, self.casino))
        elif move.face == MY_CHOICE_DIE:
            offer_adjust(table, self.seat)
        elif move.face == MY_CHOICE_GOLD and table.kinds_in_hand(self.seat):
            table.push(ChooseGold(self.seat, self.casino))


class ChooseTile(Ask, frozen=True):
    """The player activates another tile as if a die had just been placed there [RH2.5]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer the others."""
        return Choice(self.seat, tuple(map(Activate, targets(table, self.casino))))

    def play(self, table: RoyaleTable, move: Activate) -> None:
        """Activate it."""
        table.activate(move.casino, self.seat)


def targets(table: RoyaleTable, casino: int) -> tuple[int, ...]:
    """List the casinos with another tile; a closed one does not count [RH2.6]."""
    blocked = table.options.closed_blocks_activation
    others = [tile.casino for tile in table.tiles if tile.casino != casino]
    return tuple(other for other in others if not (blocked and table.is_closed(other)))


class ChooseGold(Ask, frozen=True):
    """The player puts a die on the golden space; one already there goes home [RH2.8]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer the kinds in hand."""
        return Choice(self.seat, tuple(map(Gild, table.kinds_in_hand(self.seat))))

    def play(self, table: RoyaleTable, move: Gild) -> None:
        """Swap the dice."""
        tile, big = table.tile(self.casino, MyChoice), int(move.big)
        table.from_hand(self.seat, 1 - big, big)
        if tile.gold is not None:
            owner, old = tile.gold
            table.to_hand(owner, 1 - old, old)
            table.say(DieMoved(owner, 1 - old, old, tile.id, "hand"))
        table.change(tile, gold=(self.seat, big))
        table.say(DieMoved(self.seat, 1 - big, big, "hand", tile.id))


class MyChoice(TileData, frozen=True):
    """A golden space: its owner, and whether the die is big."""

    id = "H2"
    gold: tuple[int, int] | None = None

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Throw."""
        table.push(ThrowForChoice(seat, self.casino))

    def on_payout(self, table: RoyaleTable, result: Payout) -> None:
        """Pay the golden die [RH2.9]."""
        if self.gold is not None:
            table.reward(self.gold[0], GOLDEN_SPACE, self.id)

    def dice_of(self, colour: int) -> tuple[int, int]:
        """Count a seat's die on the golden space."""
        if self.gold is None or self.gold[0] != colour:
            return (0, 0)
        return 1 - self.gold[1], self.gold[1]
