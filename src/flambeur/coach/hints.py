"""What the coach would say to a player who may ask: from that player's view and nothing else."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.coach.judge import Experts
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.protocol.review import Weighed
from flambeur.sources import SeededSource

GUESSES = 4
"""So often what is hidden from the player is guessed."""
ADVISER = "casual"
"""Names a move where moves cannot be listed."""


def hint(view: View[Any], experts: Experts) -> tuple[Weighed, ...]:
    """Value the moves of the seat on turn, the best first; equal views get equal hints."""
    moves = _moves(view, experts)
    assert view.seat is not None  # noqa: S101 - spectators are never asked
    source = SeededSource(view.version)
    guesses = [experts.guess_from(view, source.roll) for _ in range(GUESSES)]
    if guesses[0] == guesses[1]:
        guesses = guesses[:1]
    judge = experts.judge_of(guesses[0], quick=True)
    found = [judge.options(guess, view.seat, moves) for guess in guesses]
    options = [_mean(row) for row in zip(*found, strict=True)]
    return tuple(sorted(options, key=lambda option: (-option.win, -option.money)))


def _moves(view: View[Any], experts: Experts) -> tuple[Move, ...]:
    """List the moves; where there are forms, one that a bot would make comes with them."""
    moves = moves_of(view)
    if isinstance(view.turn, Choice) and view.turn.forms:
        made = experts.bot(experts.level_for(ADVISER), view.game, view.version).choose(view)
        moves = moves if made in moves else (made, *moves)
    return moves


def _mean(row: tuple[Weighed, ...]) -> Weighed:
    """Average what a move is worth over the guesses."""
    count = len(row)
    return Weighed(
        row[0].move,
        sum(option.win for option in row) / count,
        sum(option.money for option in row) / count,
        sum(option.error**2 for option in row) ** 0.5 / count,
    )
