"""What happens in a game of Strike, as the players are told; nothing is hidden [S25]."""

from flambeur.core.parts import Data, Event
from flambeur.games.strike.landed import Reading
from flambeur.games.strike.moves import Launch, Placement, Throw


class StarterDrawn(Data, Event, frozen=True):
    """Who starts the first round [S5]."""

    seat: int


class RoundStarted(Data, Event, frozen=True):
    """A round begins with one die in the arena [S4]."""

    round: int
    starter: int
    die: int
    face: int


class TurnStarted(Data, Event, frozen=True):
    """A seat has to throw one die, or all of them [S6, S17]."""

    seat: int
    must_grand: bool


class Regrouped(Data, Event, frozen=True):
    """Dice were pushed together or apart [S7]."""

    seat: int
    placements: tuple[Placement, ...]


class Thrown(Data, Event, frozen=True):
    """These dice are in the air, thrown like this [S24]."""

    seat: int
    dice: tuple[int, ...]
    move: Launch | Throw


class Trajectory(Data, Event, frozen=True):
    """The motion of this throw, known by its digest, is ready to be shown [S33]."""

    digest: str
    frames: int


class Settled(Data, Event, frozen=True):
    """All dice are at rest [S9]."""

    dice: tuple[Reading, ...]


class DieRerolled(Data, Event, frozen=True):
    """An unreadable die was rolled outside the arena [S11]."""

    die: int
    face: int


class DieLost(Data, Event, frozen=True):
    """A die is out of the game [S10, S12]."""

    die: int
    reason: str


class DiceTaken(Data, Event, frozen=True):
    """All equal dice go to the reserve: face and dice of each group [S13]."""

    seat: int
    groups: tuple[tuple[int, tuple[int, ...]], ...]


class ArenaCleared(Data, Event, frozen=True):
    """No die is left in the arena [S17, S19]."""

    seat: int


class ChoiceGiven(Data, Event, frozen=True):
    """Nothing was taken: the seat may throw once more or stop [S14]."""

    seat: int


class Stopped(Data, Event, frozen=True):
    """The seat has had enough [S14]."""

    seat: int


class PlayerLeft(Data, Event, frozen=True):
    """A seat is empty now [S51]."""

    seat: int


class TurnEnded(Data, Event, frozen=True):
    """The turn is over."""

    seat: int


class Eliminated(Data, Event, frozen=True):
    """A seat without dice is out, with so many points [S16, S21]."""

    seat: int
    points: int


class RoundWon(Data, Event, frozen=True):
    """One seat is left [S20]."""

    seat: int


class GameWon(Data, Event, frozen=True):
    """The game is over; equal winners share it [S20, S21]."""

    seats: tuple[int, ...]
    points: tuple[int, ...]


EVENTS = (
    StarterDrawn,
    RoundStarted,
    TurnStarted,
    Regrouped,
    Thrown,
    Trajectory,
    Settled,
    DieRerolled,
    DieLost,
    DiceTaken,
    ArenaCleared,
    ChoiceGiven,
    Stopped,
    PlayerLeft,
    TurnEnded,
    Eliminated,
    RoundWon,
    GameWon,
)
