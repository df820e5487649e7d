"""The table of Royale: dice in hands and casinos, cards, tiles [R1.2, R3, R5]."""

from collections import defaultdict
from typing import Final, TypeVar

from tests.referees.majority import ranked
from tests.referees.royale.dice import Group
from tests.referees.royale.money import Money
from tests.referees.royale.tile import Tile
from tests.referees.words import Facts, Options, Steps

CASINOS: Final = range(1, 7)
SMALL: Final = 7
NEUTRAL: Final = "neutral"
GREY: Final = "grey"
Owner = int | str
"""A seat, or one of the two imaginary players [R1.2, R6.6]."""
T = TypeVar("T", bound=Tile)


class Table:
    """What everybody sees, and what lies face down."""

    def __init__(self, seats: int, options: Options) -> None:
        """Lay an empty table."""
        self.seats, self.options = seats, options
        self.money = Money(seats, options)
        self.pile: list[int] = []
        self.cards: dict[int, list[int]] = {casino: [] for casino in CASINOS}
        self.leader = 0
        self.last_round = False
        self.closed: int | None = None
        self.rolled: set[tuple[int, bool]] = set()
        """Faces and kinds of the dice of this turn's roll; a big die is True [RH1.2]."""
        self.clear()

    def clear(self) -> None:
        """Give all dice back and take the tiles away [R5.6, R9.6]."""
        self.hands = [Group(SMALL, 1) for _ in range(self.seats)]
        self.dice: dict[int, defaultdict[Owner, Group]]
        self.dice = {casino: defaultdict(Group) for casino in CASINOS}
        self.tiles: dict[int, Tile] = {}
        self.closed = None

    def left_of(self, seat: int) -> int:
        """Tell the next seat clockwise, with dice or without [R1.2]."""
        return (seat + 1) % self.seats

    def open(self) -> list[int]:
        """List the casinos that are not closed [RE1.5]."""
        return [casino for casino in CASINOS if casino != self.closed]

    def weight(self, casino: int, owner: Owner) -> int:
        """Tell how much an owner counts at a casino [R5.1]."""
        return self.weights(casino).get(owner, 0)

    def weights(self, casino: int) -> dict[Owner, int]:
        """Tell how much everybody counts at a casino [R5.1]."""
        return {owner: group.weight for owner, group in self.dice[casino].items()}

    def order(self, casino: int) -> list[Owner]:
        """List who is left at a casino after the ties, the first one first [R5.2, R5.3]."""
        return ranked(self.weights(casino))

    def first(self, casino: int) -> int | None:
        """Tell the seat that takes the higher card; imaginary players are nobody."""
        order = self.order(casino)
        return order[0] if order and isinstance(order[0], int) else None

    def put(self, casino: int, owner: Owner, small: int, big: int = 0) -> None:
        """Add dice to a casino, or take some away."""
        self.dice[casino][owner].add(small, big)
        for tile in self.tiles.values():
            tile.dice_moved()

    def put_die(self, casino: int, owner: Owner, *, big: bool) -> None:
        """Add one die to a casino."""
        self.put(casino, owner, not big, big)

    def take_die(self, casino: int, owner: Owner, *, big: bool) -> None:
        """Take one die off a casino."""
        self.put(casino, owner, -(not big), -big)

    def activate(self, casino: int, seat: int) -> Steps[None]:
        """Let the tile of a casino work, if there is one [R11.1]."""
        if casino in self.tiles:
            yield from self.tiles[casino].activate(seat)

    def find(self, kind: type[T]) -> T | None:
        """Find a tile among those in play."""
        return next((tile for tile in self.tiles.values() if isinstance(tile, kind)), None)

    def facts(self) -> Facts:
        """Tell everything that lies there; the cards under the pile have no order."""
        return {
            "leader": self.leader,
            "hands": [hand.told() for hand in self.hands],
            "cards": [self.cards[casino] for casino in CASINOS],
            "dice": [_present(self.dice[casino]) for casino in CASINOS],
            "pile": sorted(self.pile),
            "tiles": {c: {"id": tile.id, **tile.facts()} for c, tile in self.tiles.items()},
            **self.money.facts(),
        }


def _present(groups: dict[Owner, Group]) -> dict[Owner, tuple[int, int, int]]:
    return {owner: group.told() for owner, group in groups.items() if group.pieces}
