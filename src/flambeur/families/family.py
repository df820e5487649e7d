"""What there is to know about a game, in one object that imports none of it before it is asked."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import msgspec

from flambeur.core.errors import UnknownGame
from flambeur.core.game import Game

if TYPE_CHECKING:
    from flambeur.bots import Bot
    from flambeur.coach.judge import Judge
    from flambeur.core.chance import Roller
    from flambeur.core.state import State
    from flambeur.core.view import View
    from flambeur.protocol.wire import Wire
    from flambeur.text.teller import Teller
    from flambeur.text.words import Words

Name = str
"""Where a part is found: `module:name`."""
UNIFORM = "uniform"
"""The bot that plays every game."""
STAND_IN = "casual"
"""Who plays for people who are away, where there is such a bot."""


@cache
def part(name: Name) -> Any:
    """Import a part of a family, and nothing else."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)


class LadderTable(msgspec.Struct, frozen=True):
    """A way to play in which the levels are measured."""

    game: str
    """The edition, such as `vegas/2018`."""
    games: Mapping[int, int]
    """By seats: so many games that levels can be told apart."""
    options: Mapping[str, object] = {}
    """Where they are not the usual ones."""


class Family(msgspec.Struct, frozen=True, kw_only=True):
    """A game in all its editions: its rules must be given, all else has a plain form."""

    name: str
    rules: Name
    """A `Game`, or a row of its editions, the usual one first."""
    teller: Name = "flambeur.text.plain:PlainTeller"
    """Tells it: `(words, names, state) -> Teller`."""
    scene: Name = "flambeur.server.scenes.plain:plain_scene"
    """What a drawing needs besides the view: `(view) -> Wire`."""
    bots: Mapping[str, Name] = {}
    """By level: `(edition, seed) -> Bot`. At random everybody can play."""
    judge: Name | None = None
    """Values positions, for hints and reviews: `(state, quick=...) -> Judge`."""
    guess: Name | None = None
    """Guesses what a view hides, better than the rules do: `(view, roll) -> state`."""
    chapters: Name | None = None
    """The rules to read: `(edition) -> keys of a title and of its chapters`."""
    ladder: tuple[LadderTable, ...] = ()
    simulated: bool = False
    """Whether throws can be simulated, by the option `form`."""
    seat_options: tuple[str, ...] = ()
    """Options whose number is a seat: people count from 1, records from 0."""
    list_options: Mapping[str, Name] = {}
    """Options that are a list of words, and the words there are."""
    prefixes: Mapping[str, str] = {}
    """How names in the schema begin, by the class of the state; as the game, unless given."""

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody who can play it, the weakest first."""
        return (UNIFORM, *self.bots)

    @property
    def levels(self) -> tuple[str, ...]:
        """Whom to offer as rivals: those who think, if there are any."""
        return tuple(self.bots) or (UNIFORM,)

    def level_for(self, level: str | None) -> str:
        """Tell who plays on a level; a log outlives the names of levels, so somebody stands in."""
        if level in self.names:
            return level
        return STAND_IN if STAND_IN in self.bots else UNIFORM

    def editions(self) -> tuple[Game[Any], ...]:
        """Import the rules."""
        found = part(self.rules)
        return (found,) if isinstance(found, Game) else tuple(found)

    def edition(self, name: str) -> Game[Any]:
        """Find an edition: `vegas` (the usual one), `vegas/2012`, or `vegas/2012@1`."""
        wanted, _, version = name.partition("@")
        for game in self.editions():
            if wanted in (game.name, self.name) and version in ("", str(game.version)):
                return game
        known = ", ".join(game.id for game in self.editions())
        raise UnknownGame(f"unknown game {name!r}; there are {known}")

    def package(self) -> str:
        """Name the package of the rules."""
        module = self.rules.partition(":")[0]
        return import_module(module).__package__ or module

    def teller_of(self, words: "Words", names: Sequence[str], state: "State") -> "Teller":
        """Make the one who tells the game that this state is of."""
        make: Callable[..., Teller] = part(self.teller)
        return make(words, names, state)

    def scene_of(self, view: "View[Any]") -> "Wire":
        """Draw conclusions from what a viewer may see, and from nothing else."""
        draw: Callable[..., Wire] = part(self.scene)
        return draw(view)

    def bot(self, level: str, game: str, seed: int | str | None = None) -> "Bot":
        """Make a bot for an edition, such as `vegas/2018`."""
        if level == UNIFORM:
            uniform: Callable[..., Bot] = part("flambeur.bots.uniform:Uniform")
            return uniform(seed)
        if level not in self.bots:
            raise ValueError(f"there is no bot {level!r} for {self.name}")
        make: Callable[..., Bot] = part(self.bots[level])
        return make(game.partition("@")[0].partition("/")[2], seed)

    def fingerprint(self) -> str | None:
        """Tell what its bots play by; of programs from elsewhere that is not known."""
        if not all(name.startswith("flambeur.") for name in self.bots.values()):
            return None
        found: str = part("flambeur.bots.fingerprint:fingerprint")()
        return found

    def judge_of(self, state: "State", *, quick: bool = False) -> "Judge":
        """Find the judge for a game with as many seats and such options as in this state.

        A quick one answers within a fraction of a second, less surely.
        """
        if self.judge is None:
            raise ValueError(f"nobody judges {self.name}")
        make: Callable[..., Judge] = part(self.judge)
        return make(state, quick=quick)

    def guess_from(self, view: "View[Any]", roll: "Roller") -> Any:
        """Guess a whole state from what a view shows."""
        if self.guess is None:
            return self.edition(view.game).sample(view.state, roll)
        return part(self.guess)(view, roll)
