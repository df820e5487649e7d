"""The contract of a game: what it consists of and how it starts."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec

from flambeur.core.chance import KINDS, OUTCOMES, Roller
from flambeur.core.codec import Codec, encode, shape_as
from flambeur.core.errors import BadOption
from flambeur.core.memory import Memories, Memory
from flambeur.core.parts import Move, Named, Part
from flambeur.core.state import State, settle

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game; each game adds its own fields."""

    before: ClassVar[Mapping[str, object]] = {}
    """Options that came after the first games, each with what was the rule until then."""


class Game(ABC, Generic[S]):
    """The rules of one edition of a game, at one version."""

    name: str
    """Family and edition, such as `vegas/2018`."""
    version: int
    """Raised by every change that alters a recorded game."""
    seats: range
    options: ClassVar[type[Options]]
    state: ClassVar[type[State]]
    parts: tuple[type[Part], ...]
    """Every move, frame and event there is, and every kind of chance of its own."""
    named: tuple[Named, ...] = ()
    memory: ClassVar[type[Memory] | None] = None
    """What seats remember, where something is shown for a moment only."""

    @property
    def id(self) -> str:
        """Name and version, as records carry it."""
        return f"{self.name}@{self.version}"

    @cached_property
    def codec(self) -> Codec:
        """Reads what this game writes."""
        return Codec((*OUTCOMES, *KINDS, *self.parts), self.named)

    def start(self, seats: int, options: Options | None = None) -> S:
        """Lay out the table for this many seats."""
        state = self.setup(seats, self.agree(seats, options or self.options()))
        settle(state)
        return state

    def agree(self, seats: int, options: Options) -> Options:
        """Check the options and fill in what follows from them."""
        if seats not in self.seats:
            raise BadOption(f"{self.name} cannot be played by {seats}")
        return options

    @abstractmethod
    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List the ways to play, seats and options, that the conformance suite goes through."""

    def corners(self) -> tuple[tuple[int, Options], ...]:
        """List further ways to play, too many to go through every time; one game each."""
        return ()

    @abstractmethod
    def setup(self, seats: int, options: Options) -> S:
        """Lay out the table; the options are checked."""

    @abstractmethod
    def sample(self, state: S, roll: Roller) -> S:
        """Guess a whole state that looks like this redacted one."""

    @abstractmethod
    def census(self, state: S) -> Hashable:
        """Count everything that must never change in number."""

    @abstractmethod
    def bound(self, state: S) -> int:
        """Tell how many entries a game with these options can have at most."""

    def plays(self, state: S, seat: int) -> bool:
        """Tell whether a seat may still have to choose; in Vegas and Strike some are done early."""
        return True

    def agreed(self, state: S) -> tuple[int, Options]:
        """Tell for how many seats and by which options a state was laid out.

        States have `seats` and `options`, unless a game says otherwise.
        """
        told = cast("Any", state)
        return told.seats, told.options

    def sound(self, state: S) -> bool:
        """Tell whether a whole state holds no number that the rules never lead to.

        It is asked of states that come from outside. Vegas looks at dice and seats, Easy Come at
        dice, and Strike at where its dice lie; what is lost or made, the census finds.
        """
        return True

    def memories(self, state: S) -> Memories:
        """Tell by seat what is remembered before the first entry; nothing where all stays open."""
        return ()

    def refusal(self, state: S, seat: int, move: Move) -> str | None:
        """Tell in one word why a seat may not make a move; some rules have no such words."""
        return None

    def read_options(self, given: dict[str, object]) -> Options:
        """Read the options of a record: all of them, none unknown, none left to a default.

        Where one is missing that came later, the game is played as before there was a choice.
        """
        told = {**self.options.before, **given}
        try:
            options = shape_as(told, self.options)
        except msgspec.ValidationError as error:
            raise BadOption(str(error)) from error
        if missing := _missing(msgspec.to_builtins(options), told):
            raise BadOption(f"the option {missing!r} is missing")
        return options

    def write_options(self, options: Options) -> dict[str, Any]:
        """Write options for a record; as before there was a choice goes without saying."""
        written: dict[str, Any] = msgspec.to_builtins(options)
        for name, value in self.options.before.items():
            if written[name] == value:
                del written[name]
        return written

    def load(self, data: bytes) -> S:
        """Read a state that was written with `save`."""
        return cast("S", self.codec.decode(data, self.state))

    def save(self, state: S) -> bytes:
        """Write a state down."""
        return encode(state)


def _missing(full: dict[str, object], given: dict[str, object]) -> str | None:
    for name, value in full.items():
        if name not in given:
            return name
        inner = given[name]
        if isinstance(value, dict) and isinstance(inner, dict):
            return _missing(value, inner)
    return None


def places(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Rank by score, highest first; equals share a place and the following is skipped."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
