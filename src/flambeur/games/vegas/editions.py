"""The editions there are: the only module that knows them all."""

from collections.abc import Iterable
from typing import Any

from flambeur.games.vegas.classic.round import steps
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.classic.turn import Roll
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.royale.options import MOST_TILES
from flambeur.games.vegas.royale.round import steps as royale_steps
from flambeur.games.vegas.royale.rules import Royale
from flambeur.games.vegas.royale.turn import BeginTurn
from flambeur.games.vegas.royale.values import BIG_DICE, CARDS, ROUNDS, SMALL_DICE
from flambeur.games.vegas.rules import Vegas

VALUES = (10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000)


def classic(name: str, bills: Iterable[tuple[int, int]]) -> Edition:
    """Make a classic edition, which differs from others in its bills only [V1.5]."""
    return Edition(name, bills, rounds=4, dice=8, steps=steps, turn=Roll)


CLASSIC_2012 = classic("2012", zip(VALUES, (6, 8, 8, 6, 6, 5, 5, 5, 5), strict=True))
CLASSIC_2018 = classic("2018", zip(VALUES, (5, 7, 7, 5, 6, 5, 5, 4, 4), strict=True))


def royale(name: str, tiles: int) -> Edition:
    """Make an edition of 2019, with tiles or without [R1.3]."""
    return Edition(
        name,
        CARDS,
        rounds=ROUNDS,
        dice=SMALL_DICE,
        big=BIG_DICE,
        imaginary=2,
        tiles=tiles,
        steps=royale_steps,
        turn=BeginTurn,
    )


ROYALE = royale("royale", tiles=MOST_TILES)
ROYALE_BASE = royale("royale-base", tiles=0)

CLASSICS = (Classic(CLASSIC_2018, version=1), Classic(CLASSIC_2012, version=1))
"""The newest first: it is what `vegas` alone means."""
ROYALES = (Royale(ROYALE, version=1), Royale(ROYALE_BASE, version=1))
GAMES: tuple[Vegas[Any], ...] = (*CLASSICS, *ROYALES)


def edition_of(view: str) -> Vegas[Any]:
    """Find the game that a view names, such as `vegas/2018@1`."""
    return next(game for game in GAMES if view in (game.id, game.name))
