"""All ways to play that kernels know."""

from typing import Any

from flambeur.core.game import Options
from flambeur.fast.lay import lay
from flambeur.fast.table import Plain
from flambeur.games.vegas import CLASSICS, ROYALES, Solo, VegasOptions
from flambeur.games.vegas.classic.options import (
    EXPERT_DICE,
    LEVELS,
    NEUTRAL_SEATS,
    OWN_DICE,
    PREPLACED,
    SOLO_ROUNDS,
)
from flambeur.games.vegas.rules import Vegas

Way = tuple[Vegas[Any], int, Options]

BASE = next(game for game in ROYALES if not game.edition.tiles)
SHARED: list[Way] = [
    (game, seats, VegasOptions(neutral_variant=neutral))
    for game in CLASSICS
    for seats in range(2, 6)
    for neutral in ((False, True) if seats in NEUTRAL_SEATS else (False,))
]
ROYALE: list[Way] = [(BASE, seats, BASE.options()) for seats in BASE.seats]
SOLO: list[Way] = [
    (game, 1, VegasOptions(solo=Solo(level, own, rivals, rounds)))
    for game in CLASSICS
    for level in LEVELS
    for own in (EXPERT_DICE if level == "expert" else (OWN_DICE[level],))
    for rivals in PREPLACED[level]
    for rounds in SOLO_ROUNDS
]
WAYS = [*SHARED, *ROYALE, *SOLO]
SOME = [*SHARED, *ROYALE, *SOLO[::5]]
"""Enough for whatever does not depend on how the solo game is set up in detail."""


def laid(way: Way) -> Plain:
    """Lay a table for a way to play."""
    game, seats, options = way
    t = Plain()
    neutral = isinstance(options, VegasOptions) and options.neutral_variant
    solo = options.solo if isinstance(options, VegasOptions) else None
    lay(t, game.edition, seats, neutral=neutral, solo=solo.level if solo else None)
    if solo:
        vars(t).update(rounds=solo.rounds, solo_dice=solo.own_dice, preplaced=solo.preplaced)
    return t
