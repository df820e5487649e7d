"""What there is to know about a game, in one object that imports none of it before it is asked."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, get_args, get_type_hints

import msgspec

from flambeur.core.errors import UnknownGame
from flambeur.core.game import Game

if TYPE_CHECKING:
    from flambeur.bots import Bot
    from flambeur.coach.judge import Judge
    from flambeur.core.chance import Roller
    from flambeur.core.state import State
    from flambeur.core.view import View
    from flambeur.protocol.lines import Line
    from flambeur.protocol.review import Weighed
    from flambeur.protocol.wire import Wire
    from flambeur.shows.feats import Feats
    from flambeur.shows.lasts import Lasts
    from flambeur.shows.lesson import Lesson
    from flambeur.shows.lines import Lines
    from flambeur.shows.teller import Teller
    from flambeur.shows.why import Why
    from flambeur.words.catalogues import Words

Name = str
"""Where a part is found: `module:name`."""
UNIFORM = "uniform"
"""The bot that plays every game."""
RULEBOOK = "RULES.md"
"""What is read of a game without chapters, if it lies beside its code."""
PLAIN = "flambeur.shows.plain.picture:plain_picture"
PLAIN_MINE = "flambeur.shows.plain.picture:plain_mine"
Score = Literal["money", "prizes", "places", "points"]
"""Where it is places, scores only tell who went out when."""
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
    lines: Name = "flambeur.shows.plain.lines:PlainLines"
    """What there is to say of it, in no language yet: `(state) -> Lines`."""
    teller: Name = "flambeur.shows.plain.teller:PlainTeller"
    """Tells it in a terminal: `(speaker, state) -> Teller`."""
    words: tuple[str, ...] = ()
    """Its catalogues, as `package:name`: `<package>/locales/<language>/<name>.ftl`."""
    picture: Name = PLAIN
    """What everybody sees of it, ready to be drawn: `(view) -> Wire`, with a type in the schema."""
    mine: Name | None = None
    """What a seat sees beyond that, if anything: `(view, seat) -> Wire`."""
    bots: Mapping[str, Name] = {}
    """By level: `(edition, seed) -> Bot`. At random everybody can play."""
    judge: Name | None = None
    """Values positions, for hints and reviews: `(state, quick=...) -> Judge`."""
    kernels: Name | None = None
    """Loads what its bots and its judge have compiled: `() -> None`, once in each process."""
    why: Name = "flambeur.shows.plain.why:plain_why"
    """Says why an option is the best: `(view, options, chosen) -> Line for each that is told`."""
    guess: Name | None = None
    """Guesses what a view hides, better than the rules do: `(view, roll) -> state`."""
    chapters: Name | None = None
    """The rules to read: `(edition) -> keys of a title and of its chapters`."""
    lesson: Name | None = None
    """The first game of a newcomer: `(edition) -> Lesson or None`."""
    examples: Name | None = None
    """Examples of the rules to be played: `(edition) -> Lesson by the key of its chapter`."""
    lasts: Name | None = None
    """How long its events are shown: milliseconds by their class."""
    feats: Name = "flambeur.shows.feats:no_feats"
    """What is worth a title at a night: `(state before, event) -> kind, seat and count of each`."""
    ladder: tuple[LadderTable, ...] = ()
    score: Score = "points"
    """What the scores of its results are."""
    simulated: bool = False
    """Whether throws can be simulated, by the option `form`."""
    seat_options: tuple[str, ...] = ()
    """Options whose number is a seat: people count from 1, records from 0."""
    list_options: Mapping[str, Name] = {}
    """Options that are a list of words: the words there are, each with the message of its name."""
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

    def prefix(self, game: Game[Any]) -> str:
        """Tell how names of an edition begin in the schema; editions with one state share them."""
        states = {edition.state for edition in self.editions()}
        usual = f"{_camel(self.name)}{'' if len(states) == 1 else game.state.__name__}"
        return self.prefixes.get(game.state.__name__, usual)

    def show(self, game: Game[Any]) -> str:
        """Name what an edition is drawn and told as."""
        return self.prefix(game).lower()

    def chapters_of(self, game: Game[Any]) -> tuple[str, ...]:
        """List the keys of the title and the chapters of an edition's rules, if there are any."""
        if self.chapters is None:
            return ()
        found: tuple[str, ...] = part(self.chapters)(game.name.partition("/")[2])
        return found

    def lesson_of(self, game: Game[Any]) -> "Lesson | None":
        """Find the lesson of an edition, if it has one."""
        found: Callable[[str], Lesson | None] | None = part(self.lesson) if self.lesson else None
        return None if found is None else found(game.name.partition("/")[2])

    def examples_of(self, game: Game[Any]) -> "Mapping[str, Lesson]":
        """Find the examples of an edition, by the keys of their chapters."""
        found: Callable[[str], Mapping[str, Lesson]] | None
        found = part(self.examples) if self.examples else None
        return {} if found is None else found(game.name.partition("/")[2])

    def lasts_of(self) -> "Lasts":
        """Find how long events are shown, by their class; those not named take the usual time."""
        found: Lasts = {} if self.lasts is None else part(self.lasts)
        return found

    def rulebook(self) -> str | None:
        """Read the rules that lie beside the code, where there are some and no chapters."""
        if self.chapters is not None:
            return None
        try:
            return (files(self.package()) / RULEBOOK).read_text("utf-8")
        except (OSError, TypeError):
            return None

    def words_name(self) -> str:
        """Name the catalogues with which clients say its lines."""
        found: str = part("flambeur.words.served:served")(self.words).name
        return found

    def feats_of(self) -> "Feats":
        """Find what counts what players did that is worth a title."""
        found: Feats = part(self.feats)
        return found

    def lines_of(self, state: "State") -> "Lines":
        """Make what says the game that this state is of."""
        make: Callable[..., Lines] = part(self.lines)
        return make(state)

    def teller_of(
        self, words: "Words", names: Sequence[str], state: "State", you: int | None = None
    ) -> "Teller":
        """Make the one who tells the game that this state is of, to somebody or to all."""
        speaker = part("flambeur.words.speaker:Speaker")
        short = part("flambeur.shows.clean:short")
        make: Callable[..., Teller] = part(self.teller)
        foreign = tuple(name for name in self.words if not name.startswith("flambeur:"))
        spoken = type(words)(words.language, foreign) if foreign else words
        return make(speaker(spoken, tuple(map(short, names)), you), state)

    def picture_of(self, view: "View[Any]") -> "Wire":
        """Draw what a spectator may see, who sees what everybody sees."""
        draw: Callable[..., Wire] = part(self.picture)
        return draw(view)

    def mine_of(self, view: "View[Any]", seat: int) -> "Wire | None":
        """Draw what a seat may see beyond that, from its own view."""
        name = PLAIN_MINE if self.picture == PLAIN else self.mine
        draw: Callable[..., Wire] | None = None if name is None else part(name)
        return None if draw is None else draw(view, seat)

    def pictures(self) -> tuple[Any, ...]:
        """List the pictures there are of its editions, by their types; without any, an object."""
        kinds = get_type_hints(part(self.picture)).get("return", dict)
        return get_args(kinds) if isinstance(kinds, UnionType) else (kinds,)

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

    def why_of(
        self, view: "View[Any]", options: "Sequence[Weighed]", chosen: int | None = None
    ) -> "tuple[Line, ...]":
        """Say why the first of these options is the best, and why the chosen one falls behind."""
        tell: Why = part(self.why)
        return tell(view, options, chosen)

    def guess_from(self, view: "View[Any]", roll: "Roller") -> Any:
        """Guess a whole state from what a view shows."""
        if self.guess is None:
            return self.edition(view.game).sample(view.state, roll)
        return part(self.guess)(view, roll)


def _camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))
