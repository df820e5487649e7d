"""Games among bots, and what reviews of them must be checked for."""

from collections.abc import Sequence
from typing import Any

import pytest

from flambeur import Choice, Match, find, resume
from flambeur.coach.judge import Judge
from flambeur.coach.reviewing import Progress, review
from flambeur.core.chance import Distribution
from flambeur.core.game import Options
from flambeur.core.state import State, turn
from flambeur.core.turn import Chance
from flambeur.families import family_of, make_bot
from flambeur.protocol.review import Review
from flambeur.sources import NoSource, SeededSource

NAMES = ("Ana", "Ben", "Carla", "Denny", "Eva")


def played(
    game: str, seats: int, seed: int, options: Options | None = None, bot: str = "casual"
) -> Match[Any]:
    """Let bots play a game."""
    match: Match[Any] = Match(find(game), NAMES[:seats], options, SeededSource(seed))
    bots = [make_bot(bot, game, f"{seed}/{seat}") for seat in range(seats)]
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    return match


def recorded(game: str, seats: int, seed: int, options: Options | None = None) -> bytes:
    """Let bots play a game and return its record."""
    return played(game, seats, seed, options).record.dump()


def reviewed(record: bytes, progress: Progress | None = None) -> Review:
    """Review a record."""
    match = resume(record, find, NoSource())
    return review(match, family_of(match.game.name), progress)


def check_no_gift(judge: Judge, state: State, within: float = 1e-9) -> None:
    """Luck averages to nothing over all outcomes, for everybody, in chances and in money."""
    distribution = distribution_of(state)
    total = [0.0] * len(judge.worth(state).win)
    money = [0.0] * len(total)
    for outcome, chance in distribution.outcomes():
        luck = judge.luck(state, outcome)
        total = added(total, luck.win, float(chance))
        money = added(money, luck.money, float(chance))
    assert [0.0] * len(total) == pytest.approx(total, abs=within)
    assert [0.0] * len(money) == pytest.approx(money, abs=within * 300_000)


def distribution_of(state: State) -> Distribution:
    """Tell what chance has to bring."""
    awaited = turn(state)
    assert isinstance(awaited, Chance)
    return awaited.distribution


def added(total: Sequence[float], more: Sequence[float], weight: float) -> list[float]:
    """Add rows with a weight."""
    return [before + weight * part for before, part in zip(total, more, strict=True)]
