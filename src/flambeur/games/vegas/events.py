"""What happens in a game of Vegas, as the players are told."""

from typing import ClassVar

from flambeur.core.parts import Data, Event
from flambeur.core.secret import Secret


class LeaderNamed(Data, Event, frozen=True):
    """Who leads the first round [V3.6]."""

    seat: int


class RoundStarted(Data, Event, frozen=True):
    """A new round: what the last payout showed is covered now [V11.8]."""

    curtain: ClassVar[bool] = True
    round: int
    leader: int


class BillsDealt(Data, Event, frozen=True):
    """The bills on each casino, in the order they were dealt [V3.2]."""

    bills: Secret[tuple[tuple[int, ...], ...]]


class LooseDicePlaced(Data, Event, frozen=True):
    """Neutral dice in nobody's hand went to the casinos of their faces [V9.4, R6.1]."""

    faces: tuple[int, ...]
    big: tuple[int, ...] = ()


class RivalPlaced(Data, Event, frozen=True):
    """A rival of the solo player put down all dice at once [V12.3]."""

    colour: int
    faces: tuple[int, ...]


class DiceRolled(Data, Event, frozen=True):
    """A player rolled all dice left, own and neutral [V5.1, V9.5]."""

    seat: int
    own: tuple[int, ...]
    neutral: tuple[int, ...]


class ColoursRolled(Data, Event, frozen=True):
    """The solo player rolled one die of each colour left [V12.4]."""

    colours: tuple[int, ...]
    faces: tuple[int, ...]


class DicePlaced(Data, Event, frozen=True):
    """Dice went to a casino: number by colour, and the seat's big die [V5.3, V12.5, R4.3]."""

    seat: int
    casino: int
    dice: tuple[tuple[int, int], ...]
    big: int = 0


class Win(Data, frozen=True):
    """A colour takes a bill."""

    colour: int
    bill: Secret[int]


class CasinoPaid(Data, Event, frozen=True):
    """A casino is settled: who cancels, who takes what, what goes back [V6]."""

    casino: int
    dice: tuple[int, ...]
    tied: tuple[int, ...]
    wins: tuple[Win, ...]
    unpaid: tuple[int, ...]
    returned: Secret[tuple[int, ...]]


class GameEnded(Data, Event, frozen=True):
    """All money is counted [V10, V11.7]."""

    money: tuple[int, ...]
    bills: tuple[int, ...]
    ranks: tuple[int, ...]


EVENTS = (
    LeaderNamed,
    RoundStarted,
    BillsDealt,
    LooseDicePlaced,
    RivalPlaced,
    DiceRolled,
    ColoursRolled,
    DicePlaced,
    CasinoPaid,
    GameEnded,
)
