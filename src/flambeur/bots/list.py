"""The bots there are, by the name a player calls them."""

from flambeur.bots.bot import Bot
from flambeur.bots.easycome import ExpertEasyCome, GreedyEasyCome
from flambeur.bots.greedy_royale import GreedyRoyale
from flambeur.bots.greedy_vegas import GreedyVegas
from flambeur.bots.uniform import Uniform

NAMES = ("uniform", "greedy", "expert")
EXPERTS = ("easycome",)
"""The games that have an expert."""


def names_for(game: str) -> tuple[str, ...]:
    """List the bots that play a game."""
    family = game.partition("@")[0].partition("/")[0]
    return tuple(name for name in NAMES if name != "expert" or family in EXPERTS)


def make_bot(name: str, game: str, seed: int | str | None = None) -> Bot:
    """Make a bot for a game, such as `vegas/2018`."""
    family, _, edition = game.partition("@")[0].partition("/")
    if name == "uniform":
        return Uniform(seed)
    if name == "greedy" and family == "vegas":
        return GreedyRoyale(seed) if edition.startswith("royale") else GreedyVegas()
    if name == "greedy" and family == "easycome":
        return GreedyEasyCome()
    if name == "expert" and family == "easycome":
        return ExpertEasyCome()
    raise ValueError(f"there is no bot {name!r} for {game}")
