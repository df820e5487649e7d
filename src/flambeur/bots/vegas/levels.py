"""Who plays Vegas on which level."""

from flambeur.bots.bot import Bot
from flambeur.bots.vegas.casual import CasualVegas
from flambeur.bots.vegas.casual_royale import CasualRoyale

TILES = "royale"
"""The edition with tiles; `royale-base` has none."""
SHARPENED = {"strong": 60, "champion": 600}
"""Rollouts of each placement, beside tiles."""


def vegas_bot(level: str, edition: str, seed: int | str | None) -> Bot:
    """Make a player of a level from casual upwards, for an edition such as `2018`."""
    if level == "casual":
        return CasualRoyale(seed) if edition.startswith(TILES) else CasualVegas()
    return _thinker(level, edition, seed)


def _thinker(level: str, edition: str, seed: int | str | None) -> Bot:
    # Kernels take a moment to load, which those who only play casually are spared.
    from flambeur.bots.vegas.champion import ChampionVegas  # noqa: PLC0415
    from flambeur.bots.vegas.rollouts import StrongVegas  # noqa: PLC0415
    from flambeur.bots.vegas.royale import SearchRoyale  # noqa: PLC0415

    if edition == TILES:
        return SearchRoyale(SHARPENED[level], seed)
    if level == "strong":
        return StrongVegas(seed)
    return ChampionVegas(TILES if edition.startswith(TILES) else "vegas", seed)
