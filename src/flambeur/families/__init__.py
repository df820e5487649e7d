"""The games there are, by family, edition and version: whoever asks about a game asks here."""

from typing import TYPE_CHECKING, Any

from flambeur.core.errors import UnknownGame
from flambeur.core.game import Game
from flambeur.families.builtin import BUILT_IN
from flambeur.families.family import Family, LadderTable
from flambeur.families.packages import Broken, installed, load

if TYPE_CHECKING:
    from flambeur.bots import Bot

__all__ = [
    "Broken",
    "Family",
    "LadderTable",
    "broken_families",
    "every_family",
    "every_game",
    "family_of",
    "find",
    "is_built_in",
    "make_bot",
    "named",
    "names_for",
]


def named(name: str) -> Family | None:
    """Find a family by its own name, if there is one."""
    # Who plays a built-in game waits for no other package, and none can take its name.
    if name in BUILT_IN:
        return BUILT_IN[name]
    found = load(name) if name in installed() else None
    return found if isinstance(found, Family) else None


def is_built_in(name: str) -> bool:
    """Tell whether a family comes with Flambeur, and its words with it."""
    return name in BUILT_IN


def family_of(game: str) -> Family:
    """Find the family of a game: of `vegas`, `vegas/2012` or `vegas/2012@1`."""
    found = named(game.partition("@")[0].partition("/")[0])
    if found is None:
        known = ", ".join(family.name for family in every_family())
        raise UnknownGame(f"unknown game {game!r}; there are {known}")
    return found


def every_family() -> tuple[Family, ...]:
    """List the families, the built-in ones first."""
    others = (one for one in map(load, installed()) if isinstance(one, Family))
    return (*BUILT_IN.values(), *others)


def broken_families() -> tuple[Broken, ...]:
    """List what is installed but cannot be played."""
    return tuple(one for one in map(load, installed()) if isinstance(one, Broken))


def every_game() -> tuple[Game[Any], ...]:
    """List all editions of all families."""
    return tuple(game for family in every_family() for game in family.editions())


def find(name: str) -> Game[Any]:
    """Find a game: `vegas` (its first edition), `vegas/2012`, or `vegas/2012@1`."""
    return family_of(name).edition(name)


def names_for(game: str) -> tuple[str, ...]:
    """List the bots that play a game."""
    return family_of(game).names


def make_bot(level: str, game: str, seed: int | str | None = None) -> "Bot":
    """Make a bot for a game, such as `vegas/2018`."""
    return family_of(game).bot(level, game, seed)
