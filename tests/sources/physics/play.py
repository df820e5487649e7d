"""Whole games of Strike with a receipt, played by bots."""

from functools import cache

from flambeur.bots.strike import StrongStrike
from flambeur.core.match import Match
from flambeur.core.source import Source
from flambeur.core.turn import Choice
from flambeur.games.strike import GAME, StrikeOptions, Table
from flambeur.sources import LocalSource
from flambeur.sources.physics.pool import ThrowPool
from flambeur.sources.physics.source import PhysicsSource

SEED = "5a" * 32


def play_out(source: Source, options: StrikeOptions | None = None) -> Match[Table]:
    """Let two bots play a game to its end."""
    bots = StrongStrike(), StrongStrike()
    match = Match(GAME, ["Ana", "Ben"], options, source)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    return match


def fair() -> LocalSource:
    """Make the dice of these games."""
    return LocalSource(bytes.fromhex(SEED), bytes(32), "practice")


@cache
def physical() -> Match[Table]:
    """Play one game in the arena."""
    with ThrowPool(1) as throws:
        return play_out(PhysicsSource(fair(), throws))
