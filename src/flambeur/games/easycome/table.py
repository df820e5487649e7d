"""The table of Easy Come: what lies on it, and the verbs that change it [E26]."""

from typing import Self

from flambeur.core.state import State
from flambeur.core.turn import Over
from flambeur.games.easycome.events import (
    GameWon,
    HoldAdvanced,
    HoldBroken,
    HoldStarted,
    PrizeWon,
)
from flambeur.games.easycome.options import EasyComeOptions
from flambeur.games.easycome.prizes import NUMBERS, PRIZES, Prize

THREE = 3
"""So many prizes start a hold."""
TURNS = 2
"""So many turns a hold must survive, and one more in the variant."""


class Table(State, kw_only=True):
    """A game of Easy Come at one moment; nothing on it is hidden [E8]."""

    options: EasyComeOptions
    seats: int
    owners: list[int | None]
    """The owner of each prize, in the order of the rules; `None` is the centre."""
    holds: list[int | None]
    """By seat, the turns that its three prizes have survived; `None` is no hold."""
    first: int = 0
    """The seat that took the first turn."""
    active: int = 0
    turn_no: int = 0
    challenge: int | None = None
    """Whether the turn is the first or the second challenge turn [E20]."""
    winner: int | None = None

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        return type(self)(
            stack=self.stack.copy(),
            said=self.said.copy(),
            round=self.round,
            options=self.options,
            seats=self.seats,
            owners=self.owners.copy(),
            holds=self.holds.copy(),
            first=self.first,
            active=self.active,
            turn_no=self.turn_no,
            challenge=self.challenge,
            winner=self.winner,
        )

    @property
    def need(self) -> int:
        """Tell how many turns a hold must survive [E17, E25]."""
        return TURNS + self.options.variant_full_round

    def prizes_of(self, seat: int | None) -> tuple[Prize, ...]:
        """List the prizes of a seat, or of the centre, in the order of the rules."""
        return tuple(
            [prize for prize, owner in zip(PRIZES, self.owners, strict=True) if owner == seat]
        )

    def may_claim(self, prize: Prize) -> bool:
        """Tell whether the seat on turn may win this prize at all [E6, E7, E21]."""
        owner = self.owners[NUMBERS[prize]]
        return owner != self.active and not (owner is None and self.challenge)

    def begin_turn(self, seat: int, challenge: int | None) -> None:
        """Let a seat be on turn; a round begins with the first player [E9, E20]."""
        self.active, self.challenge = seat, challenge
        self.turn_no += 1
        self.round += seat == self.first

    def award(self, prize: Prize) -> None:
        """Move a prize to the seat on turn; a holder who is robbed holds no more [E14, E19]."""
        robbed = self.owners[NUMBERS[prize]]
        self.owners[NUMBERS[prize]] = self.active
        self.say(PrizeWon(self.active, prize, robbed))
        if robbed is not None and self.holds[robbed] is not None:
            self.holds[robbed] = None
            self.say(HoldBroken(robbed, self.active, prize))

    def advance_holds(self) -> None:
        """Let every running hold survive one more turn; a ripe one wins [E17]."""
        for seat, count in enumerate(self.holds):
            if count is not None:
                self.holds[seat] = count + 1
                self.say(HoldAdvanced(seat, count + 1))
        for seat, count in enumerate(self.holds):
            if count is not None and count >= self.need:
                self.win(seat)

    def begin_hold(self, seat: int) -> None:
        """Start the hold of a seat that has its third prize [E16]."""
        self.holds[seat] = 0
        self.say(HoldStarted(seat, self.need))

    def win(self, seat: int) -> None:
        """End the game [E24]."""
        self.winner = seat
        self.stack.clear()
        self.say(GameWon(seat, self.prizes_of(seat)))

    def over(self) -> Over:
        """Rank the winner first and all others second; scores are prizes [E24]."""
        seats = range(self.seats)
        return Over(
            tuple(1 if seat == self.winner else 2 for seat in seats),
            tuple(self.owners.count(seat) for seat in seats),
        )
