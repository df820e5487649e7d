"""What happens in a game of Easy Come, as everybody is told [E28]."""

from flambeur.core.parts import Data, Event
from flambeur.games.easycome.prizes import Prize, Values


class OrderRolled(Data, Event, frozen=True):
    """A seat rolled for the first turn [E2]."""

    seat: int
    dice: Values
    total: int


class FirstPlayer(Data, Event, frozen=True):
    """Who takes the first turn [E2]."""

    seat: int


class TurnStarted(Data, Event, frozen=True):
    """A seat is on turn; a challenge turn has its number, 1 or 2 [E9, E20]."""

    seat: int
    challenge: int | None


class DiceRolled(Data, Event, frozen=True):
    """The dice that fell, those set aside before, and what can be claimed with them [E10]."""

    seat: int
    number: int
    dice: Values
    kept: Values
    claimable: tuple[Prize, ...]


class DiceKept(Data, Event, frozen=True):
    """Dice of the latest roll were set aside [E12]."""

    seat: int
    dice: Values


class PrizeWon(Data, Event, frozen=True):
    """A prize went to a seat, from the centre or from the seat that is robbed [E6, E14]."""

    seat: int
    prize: Prize
    robbed: int | None


class TurnEnded(Data, Event, frozen=True):
    """The turn is over, with a prize or without [E14, E15]."""

    seat: int
    prize: Prize | None


class HoldStarted(Data, Event, frozen=True):
    """A seat has three prizes, and must keep them through so many turns [E16]."""

    seat: int
    need: int


class HoldAdvanced(Data, Event, frozen=True):
    """A hold survived one more turn [E17]."""

    seat: int
    count: int


class HoldBroken(Data, Event, frozen=True):
    """A holder lost a prize, and the hold with it [E19]."""

    seat: int
    by: int
    prize: Prize


class GameWon(Data, Event, frozen=True):
    """The game is over [E24]."""

    seat: int
    prizes: tuple[Prize, ...]


EVENTS = (
    OrderRolled,
    FirstPlayer,
    TurnStarted,
    DiceRolled,
    DiceKept,
    PrizeWon,
    TurnEnded,
    HoldStarted,
    HoldAdvanced,
    HoldBroken,
    GameWon,
)
