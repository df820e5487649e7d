"""What the coach would say to a player who may ask: from that player's view and nothing else."""

from typing import Any

from flambeur.bots import make_bot
from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.sampled import likely
from flambeur.coach.judges import judge_for
from flambeur.coach.review import Option
from flambeur.core.chance import Roller
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.table import Table
from flambeur.registry import find
from flambeur.sources import SeededSource

GUESSES = 4
"""So often what is hidden from the player is guessed."""
ADVISER = "casual"
"""Names a move where moves cannot be listed."""


def hint(view: View[Any]) -> tuple[Option, ...]:
    """Value the moves of the seat on turn, the best first; equal views get equal hints."""
    moves = _moves(view)
    assert view.seat is not None  # noqa: S101 - spectators are never asked
    source = SeededSource(view.version)
    guesses = [_guess(view, source.roll) for _ in range(GUESSES)]
    if guesses[0] == guesses[1]:
        guesses = guesses[:1]
    judge = judge_for(guesses[0], quick=True)
    found = [judge.options(guess, view.seat, moves) for guess in guesses]
    options = [_mean(row) for row in zip(*found, strict=True)]
    return tuple(sorted(options, key=lambda option: (-option.win, -option.money)))


def _guess(view: View[Any], roll: Roller) -> Any:
    """Guess what is hidden; of Vegas it is known which bills are won."""
    if isinstance(view.state, Table):
        return likely(view, roll)
    return find(view.game).sample(view.state, roll)


def _moves(view: View[Any]) -> tuple[Move, ...]:
    """List the moves; where there are forms, one that a bot would make comes with them."""
    moves = moves_of(view)
    if isinstance(view.turn, Choice) and view.turn.forms:
        made = make_bot(ADVISER, view.game, view.version).choose(view)
        moves = moves if made in moves else (made, *moves)
    return moves


def _mean(row: tuple[Option, ...]) -> Option:
    """Average what a move is worth over the guesses."""
    count = len(row)
    return Option(
        row[0].move,
        sum(option.win for option in row) / count,
        sum(option.money for option in row) / count,
        sum(option.error**2 for option in row) ** 0.5 / count,
    )
