"""Who plays Vegas on which level, in which edition."""

from typing import TYPE_CHECKING

from flambeur.bots.bot import Bot
from flambeur.bots.novice import Novice
from flambeur.bots.vegas.casual import CasualVegas
from flambeur.bots.vegas.mistakes import MISTAKES
from flambeur.bots.vegas.royale.casual import CasualRoyale

if TYPE_CHECKING:
    from flambeur.bots.vegas.royale.search import SearchRoyale

TILES = "royale"
"""The edition with tiles; `royale-base` has none."""
DEPTHS = {"strong": 1, "champion": 2}
"""So many own decisions in a row are looked through where tiles ask."""
Seed = int | str | None


def novice(edition: str, seed: Seed) -> Bot:
    """Make a player who errs as people do."""
    return Novice(casual(edition, seed), MISTAKES, seed)


def casual(edition: str, seed: Seed) -> Bot:
    """Make a player who goes by a rule of thumb."""
    return CasualRoyale(seed) if edition.startswith(TILES) else CasualVegas()


def strong(edition: str, seed: Seed) -> Bot:
    """Make a player who plays the round to its end in thought."""
    # Kernels take a moment to load, which those who only play casually are spared.
    from flambeur.bots.vegas.rollouts import StrongVegas  # noqa: PLC0415
    from flambeur.bots.vegas.royale.strong import StrongRoyale  # noqa: PLC0415

    if edition == TILES:
        other = StrongRoyale(_search("strong", seed), CasualRoyale(seed), seed)
        return _by_rollouts("strong", other, seed)
    return StrongVegas(seed)


def champion(edition: str, seed: Seed) -> Bot:
    """Make a player who has learned what positions are worth."""
    from flambeur.bots.vegas.champion import ChampionVegas  # noqa: PLC0415 - as above

    if edition == TILES:
        return _by_rollouts("champion", _search("champion", seed), seed)
    return ChampionVegas(TILES if edition.startswith(TILES) else "vegas", seed)


def _by_rollouts(level: str, other: Bot, seed: Seed) -> Bot:
    """Look as far as a level does; interpreted that takes too long, and the other plays."""
    from flambeur.bots.vegas.royale.rollouts import EFFORTS, RolloutRoyale  # noqa: PLC0415 - as above
    from flambeur.fast.jit import COMPILED  # noqa: PLC0415 - as above

    return RolloutRoyale(EFFORTS[level], other, seed) if COMPILED else other


def _search(level: str, seed: Seed) -> "SearchRoyale":
    from flambeur.bots.vegas.royale.search import SearchRoyale  # noqa: PLC0415 - as above
    from flambeur.bots.vegas.royale.tiles import learned  # noqa: PLC0415 - as above
    from flambeur.bots.vegas.royale.worth import TableWorth  # noqa: PLC0415 - as above

    return SearchRoyale(TableWorth(learned()), DEPTHS[level], seed)
