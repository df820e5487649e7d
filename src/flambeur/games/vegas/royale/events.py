"""What happens in Royale beyond the classic game [R14]."""

from flambeur.core.parts import Data, Event
from flambeur.core.secret import Secret


class ChipsGranted(Data, Event, frozen=True):
    """Everybody got chips at the start of the round; the number by seat [R3.5, R7.2]."""

    chips: tuple[int, ...]


class TilesLaid(Data, Event, frozen=True):
    """The tiles of this round, from casino 1 up [R9.1]."""

    tiles: tuple[str, ...]


class HandRolled(Data, Event, frozen=True):
    """A player rolled small dice and perhaps the big one [R4.2]."""

    seat: int
    small: tuple[int, ...]
    big: tuple[int, ...]


class Passed(Data, Event, frozen=True):
    """A player keeps all dice; a forced pass happens when every face is closed [R4.5, RE1.6]."""

    seat: int
    chips: int
    forced: bool = False


class Activated(Data, Event, frozen=True):
    """A tile does its work for a player [R11.1]."""

    seat: int
    casino: int
    tile: str


class ExtraRolled(Data, Event, frozen=True):
    """The two black dice were thrown."""

    seat: int
    tile: str
    faces: tuple[int, ...]


class Rewarded(Data, Event, frozen=True):
    """A tile paid chips or cards; a promise is a virtual card [R10.3 to R10.5]."""

    seat: int
    tile: str
    chips: int
    cards: Secret[tuple[int, ...]]
    promised: bool = False


class CounterMoved(Data, Event, frozen=True):
    """The counter of a tile is on another space."""

    tile: str
    index: int


class TokenTaken(Data, Event, frozen=True):
    """A token changed hands; without a seat it is back on the tile."""

    tile: str
    seat: int | None


class CasinoClosed(Data, Event, frozen=True):
    """No die may enter or leave this casino any more [RE1.2]."""

    seat: int
    casino: int


class DieMoved(Data, Event, frozen=True):
    """Dice of a colour went from one place to another: a casino's face, a tile, or the hand."""

    colour: int
    dice: int
    big: int
    source: int | str
    target: int | str
    space: int = 0
    """The numbered space of a tile that a die is put on."""


class FistClosed(Data, Event, frozen=True):
    """A player hides tokens in the fist [RA1.2]."""

    seat: int


class FistOpened(Data, Event, frozen=True):
    """The fist is opened after the guess [RA1.3]."""

    seat: int
    hidden: int
    guess: int


class BetSettled(Data, Event, frozen=True):
    """A bet of Fifty Fifty is won or lost [RB2.4, RB2.5]."""

    seat: int
    higher: bool
    won: bool


class BoxSplit(Data, Event, frozen=True):
    """The tokens of the Black Box lie in two piles of these sizes [RG1.2]."""

    seat: int
    sizes: tuple[int, int]


class BoxOpened(Data, Event, frozen=True):
    """The winner took a pile and both are opened [RG1.3]."""

    seat: int
    pile: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]


class BadLuckNoted(Data, Event, frozen=True):
    """These seats have fewest dice and will be fined [RC2.2]."""

    seats: tuple[int, ...]


class Fined(Data, Event, frozen=True):
    """A player paid the fine: its cost, how many chips and cards, and the change in money."""

    seat: int
    amount: int
    chips: int
    cards: int
    change: int


EVENTS = (
    ChipsGranted,
    TilesLaid,
    HandRolled,
    Passed,
    Activated,
    ExtraRolled,
    Rewarded,
    CounterMoved,
    TokenTaken,
    CasinoClosed,
    DieMoved,
    FistClosed,
    FistOpened,
    BetSettled,
    BoxSplit,
    BoxOpened,
    BadLuckNoted,
    Fined,
)
