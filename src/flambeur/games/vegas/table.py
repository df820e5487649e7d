"""The table of every edition: what lies on it, and the only verbs that change it."""

from collections.abc import Sequence
from copy import copy
from typing import Self

import msgspec

from flambeur.core.secret import Audience, Secret
from flambeur.core.state import State
from flambeur.core.turn import Over
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.payout import final_ranks
from flambeur.games.vegas.tile import Tile


class Hand(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Dice of one colour: ordinary ones, big ones, and neutral ones held by its player."""

    dice: int = 0
    big: int = 0
    neutral: int = 0


class Player(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A colour with its dice in hand, its bills and its chips; a solo rival is one too."""

    bills: Secret[tuple[int, ...]]
    dice: int = 0
    big: int = 0
    neutral: int = 0
    chips: int = 0

    @property
    def money(self) -> int:
        """What the bills are worth, for those who may look."""
        return sum(self.bills.look())


class Casino(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A casino: its bills in dealt order, its dice by colour, its tile."""

    bills: tuple[int, ...]
    dice: list[int]
    big: tuple[int, ...] = ()
    """The colours whose big die is here."""
    extra: tuple[int, ...] = ()
    """The colours that have a black die here, once for each."""
    tile: Tile | None = None

    def copy(self) -> "Casino":
        """Make a casino that can be changed without changing this one."""
        return Casino(self.bills, self.dice.copy(), self.big, self.extra, self.tile)

    def weights(self) -> tuple[int, ...]:
        """Count dice by colour for majorities: a big die counts twice."""
        if not self.big and not self.extra:
            return tuple(self.dice)
        extra = self.big + self.big + self.extra
        return tuple([count + extra.count(colour) for colour, count in enumerate(self.dice)])


class Table(State, kw_only=True):
    """A game of Vegas at one moment; each family of editions adds its options."""

    edition: Edition
    seats: int
    rounds: int
    hides_money: bool
    """Whether won bills lie face down."""
    hands: tuple[Hand, ...]
    """The dice every colour starts a round with."""
    spare: Hand = Hand()
    """The neutral dice in nobody's hand at the start of a round."""
    players: list[Player]
    """By colour: the seats, then the rivals of the solo player."""
    casinos: list[Casino]
    pile: Secret[tuple[int, ...]]
    """Hidden from everybody, always; the top comes first."""
    loose: Hand = Hand()
    """The neutral dice waiting to be rolled."""
    leader: int = 0
    next_leader: int = 0

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        table = copy(self)
        table.stack = self.stack.copy()
        table.said = self.said.copy()
        table.players = [Player(p.bills, p.dice, p.big, p.neutral, p.chips) for p in self.players]
        table.casinos = [casino.copy() for casino in self.casinos]
        return table

    @property
    def neutral(self) -> int:
        """The colour of the neutral dice: it comes after all others."""
        return len(self.players)

    @property
    def is_solo(self) -> bool:
        """Whether one player plays against colours that nobody plays."""
        return len(self.players) > self.seats

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles in play, from casino 1 up."""
        return tuple(casino.tile for casino in self.casinos if casino.tile)

    def may_see(self, *seats: int) -> Audience:
        """Tell who may see what belongs to these seats."""
        return seats if self.hides_money else None

    def is_closed(self, casino: int) -> bool:
        """Tell whether no die may enter or leave a casino."""
        return any(tile.closes(casino) for tile in self.tiles)

    def put(self, face: int, colour: int, dice: int, big: int = 0) -> None:
        """Put dice on a casino."""
        casino = self.casinos[face - 1]
        casino.dice[colour] += dice
        if big:
            casino.big += (colour,)
        if casino.tile is not None:
            casino.tile.on_dice_moved(self)

    def take(self, face: int, colour: int, dice: int, big: int = 0) -> None:
        """Take dice off a casino."""
        casino = self.casinos[face - 1]
        casino.dice[colour] -= dice
        if big:
            casino.big = tuple(other for other in casino.big if other != colour)
        if casino.tile is not None:
            casino.tile.on_dice_moved(self)

    def fund(self, casino: int, bills: tuple[int, ...]) -> None:
        """Lay bills on a casino, counted from 0."""
        self.casinos[casino].bills = bills

    def clear(self, casino: int) -> None:
        """Take bills and dice off a casino; its tile stays until the round is over."""
        at = self.casinos[casino]
        at.bills, at.big, at.extra = (), (), ()
        at.dice = [0] * len(at.dice)

    def from_hand(self, colour: int, dice: int, big: int = 0, neutral: int = 0) -> None:
        """Take dice out of a hand."""
        player = self.players[colour]
        player.dice -= dice
        player.big -= big
        player.neutral -= neutral

    def spend_loose(self) -> None:
        """Take the dice away that waited to be rolled."""
        self.loose = Hand()

    def hand_out(self) -> None:
        """Give everybody their dice back, and lay the spare ones ready."""
        for player, hand in zip(self.players, self.hands, strict=True):
            player.dice, player.big, player.neutral = hand.dice, hand.big, hand.neutral
        self.loose = self.spare

    def pay(self, colour: int, bill: int) -> Secret[int]:
        """Hand a bill to a colour; all see it now, and then it lies face down."""
        player = self.players[colour]
        player.bills = player.bills.replace((*player.bills.look(), bill))
        return Secret(bill, player.bills.audience, None, fades=True)

    def pile_up(self, bills: Sequence[int]) -> None:
        """Let these bills be the pile, the top first."""
        self.pile = self.pile.replace(tuple(bills))

    def bury(self, bills: Sequence[int]) -> None:
        """Put bills under the pile, in this order."""
        self.pile_up((*self.pile.look(), *bills))

    def reveal(self) -> None:
        """Turn all won bills over."""
        for player in self.players:
            player.bills = player.bills.shown_to(None)

    def worth(self, colour: int) -> int:
        """What a colour has in the end."""
        return self.players[colour].money

    def things(self, colour: int) -> int:
        """How many things that is; it decides between equals."""
        return self.players[colour].bills.size()

    def over(self) -> Over:
        """Rank the seats by money, then by the number of bills."""
        money = tuple(map(self.worth, range(self.seats)))
        return Over(final_ranks(money, tuple(map(self.things, range(self.seats)))), money)
