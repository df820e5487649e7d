"""The table: everything on it, and the only verbs that change it."""

from collections.abc import Sequence
from typing import Self

import msgspec

from flambeur.core.secret import Audience, Secret
from flambeur.core.state import State
from flambeur.core.turn import Over
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.options import VegasOptions
from flambeur.games.vegas.payout import final_ranks, solo_ranks


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A colour with its dice in hand and its bills; a rival of the solo game is one too."""

    dice: int
    neutral: int
    bills: Secret[tuple[int, ...]]

    @property
    def money(self) -> int:
        """What the bills are worth, for those who may look."""
        return sum(self.bills.look())


class Casino(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A casino with its bills in dealt order and its dice by colour."""

    bills: tuple[int, ...]
    dice: list[int]


class Table(State, kw_only=True):
    """A game of Vegas at one moment."""

    edition: Edition
    options: VegasOptions
    seats: int
    players: list[Player]
    """By colour: the seats, then the rivals of the solo player."""
    casinos: list[Casino]
    pile: Secret[tuple[int, ...]]
    """Hidden from everybody, always [V11.5]; the top comes first."""
    round: int = 0
    first_leader: int = 0
    loose: int = 0
    """Neutral dice waiting to be rolled at the start of the round [V9.4]."""

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        return type(self)(
            stack=self.stack.copy(),
            said=self.said.copy(),
            edition=self.edition,
            options=self.options,
            seats=self.seats,
            players=[Player(p.dice, p.neutral, p.bills) for p in self.players],
            casinos=[Casino(c.bills, c.dice.copy()) for c in self.casinos],
            pile=self.pile,
            round=self.round,
            first_leader=self.first_leader,
            loose=self.loose,
        )

    @property
    def neutral(self) -> int:
        """The colour of the neutral dice: it comes after all others."""
        return len(self.players)

    @property
    def rounds(self) -> int:
        """How many rounds are played [V4.1, V12.12]."""
        return self.options.solo.rounds if self.options.solo else self.edition.rounds

    @property
    def leader(self) -> int:
        """Who starts this round: the marker moves one seat to the left each time [V4.6]."""
        return (self.first_leader + self.round - 1) % self.seats

    def may_see(self, *seats: int) -> Audience:
        """Tell who may see what belongs to these seats: it depends on the option [V11.3, V11.6]."""
        options = self.options
        return seats if options.money_visibility == "hidden" and options.solo is None else None

    def put(self, face: int, colour: int, count: int) -> None:
        """Put dice on a casino."""
        self.casinos[face - 1].dice[colour] += count

    def fund(self, casino: int, bills: tuple[int, ...]) -> None:
        """Lay bills on a casino."""
        self.casinos[casino].bills = bills

    def clear(self, casino: int) -> None:
        """Take everything off a casino [V6.12]."""
        self.casinos[casino] = Casino((), [0] * (len(self.players) + 1))

    def pay(self, colour: int, bill: int) -> Secret[int]:
        """Hand a bill to a colour; all see it now, and then it lies face down [V6.11, V11.8]."""
        player = self.players[colour]
        player.bills = player.bills.replace((*player.bills.look(), bill))
        return Secret(bill, player.bills.audience, None, fades=True)

    def bury(self, bills: Sequence[int]) -> None:
        """Put bills under the pile, in this order [V6.10]."""
        self.pile = self.pile.replace((*self.pile.look(), *bills))

    def reveal(self) -> None:
        """Turn all won bills over [V11.7]."""
        for player in self.players:
            player.bills = player.bills.shown_to(None)

    def over(self) -> Over:
        """Rank the players: by money, then by the number of bills [V10]."""
        money = [player.money for player in self.players]
        if self.options.solo:
            return Over(solo_ranks(money[0], money[1:]), (money[0],))
        counts = [player.bills.size() for player in self.players]
        return Over(final_ranks(money, counts), tuple(money))
