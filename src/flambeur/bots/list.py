"""The bots there are, by the name a player calls them."""

from collections.abc import Callable

from flambeur.bots.bot import Bot
from flambeur.bots.easycome import CasualEasyCome, ChampionEasyCome, StrongEasyCome
from flambeur.bots.easycome.mistakes import MISTAKES as IN_EASY_COME
from flambeur.bots.novice import Novice
from flambeur.bots.strike import CasualStrike, ChampionStrike, StrongStrike
from flambeur.bots.strike.mistakes import MISTAKES as IN_STRIKE
from flambeur.bots.uniform import Uniform
from flambeur.bots.vegas.levels import vegas_bot
from flambeur.bots.vegas.mistakes import MISTAKES as IN_VEGAS

Seed = int | str | None
Maker = Callable[[str, Seed], Bot]
"""Makes a bot for an edition of its game, at a seed."""

LEVELS = ("novice", "casual", "strong", "champion")
"""From the weakest to the strongest; every game has them all."""
NAMES = ("uniform", *LEVELS)

PLAYERS: dict[str, dict[str, Maker]] = {
    "vegas": {
        "novice": lambda edition, seed: Novice(vegas_bot("casual", edition, seed), IN_VEGAS, seed),
        "casual": lambda edition, seed: vegas_bot("casual", edition, seed),
        "strong": lambda edition, seed: vegas_bot("strong", edition, seed),
        "champion": lambda edition, seed: vegas_bot("champion", edition, seed),
    },
    "easycome": {
        "novice": lambda _, seed: Novice(CasualEasyCome(), IN_EASY_COME, seed),
        "casual": lambda _, __: CasualEasyCome(),
        "strong": lambda _, __: StrongEasyCome(),
        "champion": lambda _, __: ChampionEasyCome(),
    },
    "strike": {
        "novice": lambda _, seed: Novice(CasualStrike(), IN_STRIKE, seed),
        "casual": lambda _, __: CasualStrike(),
        "strong": lambda _, __: StrongStrike(),
        "champion": lambda _, __: ChampionStrike(),
    },
}
"""Who plays what: by family of games and level."""


def names_for(game: str) -> tuple[str, ...]:  # noqa: ARG001 - every game has all of them
    """List the bots that play a game."""
    return NAMES


def make_bot(name: str, game: str, seed: Seed = None) -> Bot:
    """Make a bot for a game, such as `vegas/2018`."""
    if name == "uniform":
        return Uniform(seed)
    family, _, edition = game.partition("@")[0].partition("/")
    make = PLAYERS.get(family, {}).get(name)
    if make is None:
        raise ValueError(f"there is no bot {name!r} for {game}")
    return make(edition, seed)
