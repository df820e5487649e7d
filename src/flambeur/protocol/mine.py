"""What the open API tells somebody about the games they play and played themselves."""

from typing import Annotated

import msgspec

from flambeur.protocol.card import Card
from flambeur.protocol.wire import Wire

MOST = 50
"""So many finished games are told at once."""


class MyGamesQuery(Wire, frozen=True):
    """Which of the finished games to tell."""

    limit: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 20
    skip: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    """So many of the newest are left out."""


class RunningGame(Wire, frozen=True, omit_defaults=False):
    """A table of the one who asks that is not over."""

    card: Card
    seat: int
    """Where they sit."""
    round: int
    """The round of the game, 0 before the first."""
    rounds: int = 0
    """How many rounds the game has, 0 where nobody knows before its end."""
    awaited: int | None = None
    """Whose turn it is."""
    mine: bool = False
    """It is their turn, and no bot plays for them."""
    since: float | None = None
    """For so many seconds it has been their turn."""
    left: float | None = None
    """In so many seconds a bot will play for them."""


class FinishedGame(Wire, frozen=True, omit_defaults=False):
    """A game that the one who asks played to its end."""

    card: Card
    seat: int
    opened: int
    """When its table was opened, in seconds since 1970."""
    luck: float | None = None
    """All that chance gave them, in shares of the win, if the game was reviewed."""
    skill: float | None = None
    """How much less they gave away than the others on average; nobody has it alone."""


class MyGames(Wire, frozen=True):
    """The games of the one who asks, the newest first; lessons are not among them."""

    running: tuple[RunningGame, ...]
    finished: tuple[FinishedGame, ...]
    count: int
    """How many finished games there are in all."""
