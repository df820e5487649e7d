"""G1 Black Box: after the payout, the winner's left neighbour splits six tokens into two piles."""

from collections import Counter
from itertools import combinations

from flambeur.games.vegas.royale.events import BoxOpened, BoxSplit
from flambeur.games.vegas.royale.kit import (
    Choice,
    Data,
    Frame,
    Move,
    Payout,
    Roller,
    RoyaleTable,
    Secret,
    Shuffle,
    TileData,
    worth,
)
from flambeur.games.vegas.royale.values import BLACK_BOX

Pile = tuple[int, ...]


class Split(Data, Move, frozen=True):
    """Lay the tokens face down in two piles."""

    first: Pile
    second: Pile


class PickPile(Data, Move, frozen=True):
    """Take a pile unseen: 1 or 2."""

    pile: int


def splits() -> tuple[Split, ...]:
    """List every way to make two piles, none of them empty [RG1.2]."""
    firsts = {c for n in range(1, len(BLACK_BOX)) for c in combinations(BLACK_BOX, n)}
    rest = {first: Counter(BLACK_BOX) - Counter(first) for first in firsts}
    return tuple(
        Split(first, tuple(sorted(rest[first].elements(), reverse=True)))
        for first in sorted(firsts)
    )


SPLITS = splits()


class SplitBox(Data, Frame, frozen=True):
    """The neighbour splits; nobody else sees what lies where [RG1.5]."""

    seat: int
    winner: int

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer all splits."""
        return Choice(self.seat, SPLITS, audience=(self.seat,))

    def play(self, table: RoyaleTable, move: Split) -> None:
        """Lay the piles down."""
        table.say(BoxSplit(self.seat, (len(move.first), len(move.second))))
        mine = (self.seat,)
        table.push(ChoosePile(self.winner, Secret(move.first, mine), Secret(move.second, mine)))


class ChoosePile(Data, Frame, frozen=True):
    """The winner picks a pile unseen [RG1.3]."""

    seat: int
    first: Secret[Pile]
    second: Secret[Pile]

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer both."""
        return Choice(self.seat, (PickPile(1), PickPile(2)))

    def play(self, table: RoyaleTable, move: PickPile) -> None:
        """Open both and pay the sum of the one picked [RG1.4]."""
        piles = self.first.look(), self.second.look()
        table.say(BoxOpened(self.seat, move.pile, piles))
        table.reward(self.seat, worth(sum(piles[move.pile - 1])), BlackBox.id)

    def guess(self, roll: Roller) -> "ChoosePile":
        """Guess what lies where, for whoever did not split."""
        if self.first.value is not None:
            return self
        tokens, size = Shuffle(BLACK_BOX).sample(roll).cards, self.first.size()
        first, second = (tuple(sorted(p, reverse=True)) for p in (tokens[:size], tokens[size:]))
        return ChoosePile(self.seat, self.first.replace(first), self.second.replace(second))


class BlackBox(TileData, frozen=True):
    """Six tokens; activating the tile does nothing [RG1.1]."""

    id = "G1"

    def on_payout(self, table: RoyaleTable, result: Payout) -> None:
        """Play the box, unless nobody or an imaginary player is first [RG1.6]."""
        if result.wins and result.wins[0][0] < table.seats:
            winner = result.wins[0][0]
            table.push(SplitBox(table.left_of(winner), winner))
