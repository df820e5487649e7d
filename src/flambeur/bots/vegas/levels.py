"""Who plays Vegas on which level."""

from flambeur.bots.bot import Bot
from flambeur.bots.vegas.casual import CasualVegas
from flambeur.bots.vegas.royale.casual import CasualRoyale

TILES = "royale"
"""The edition with tiles; `royale-base` has none."""
DEPTHS = {"strong": 1, "champion": 2}
"""So many own decisions in a row are looked through where tiles ask."""


def vegas_bot(level: str, edition: str, seed: int | str | None) -> Bot:
    """Make a player of a level from casual upwards, for an edition such as `2018`."""
    if level == "casual":
        return CasualRoyale(seed) if edition.startswith(TILES) else CasualVegas()
    return _thinker(level, edition, seed)


def _thinker(level: str, edition: str, seed: int | str | None) -> Bot:
    # Kernels take a moment to load, which those who only play casually are spared.
    from flambeur.bots.vegas.champion import ChampionVegas  # noqa: PLC0415
    from flambeur.bots.vegas.rollouts import StrongVegas  # noqa: PLC0415
    from flambeur.bots.vegas.royale.search import SearchRoyale  # noqa: PLC0415
    from flambeur.bots.vegas.royale.strong import StrongRoyale  # noqa: PLC0415
    from flambeur.bots.vegas.royale.tiles import learned  # noqa: PLC0415
    from flambeur.bots.vegas.royale.worth import TableWorth  # noqa: PLC0415

    if edition == TILES:
        champion = SearchRoyale(TableWorth(learned()), DEPTHS[level], seed)
        if level == "champion":
            return champion
        return StrongRoyale(champion, CasualRoyale(seed), seed)
    if level == "strong":
        return StrongVegas(seed)
    return ChampionVegas(TILES if edition.startswith(TILES) else "vegas", seed)
