"""A1 Lucky Punch: hide one to three tokens in your fist; your left neighbour guesses how many."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward
from flambeur.fast.royale.codes import GUESS, HIDE
from flambeur.fast.royale.prices import cash_of, chips_of
from flambeur.fast.royale.verbs import ask
from flambeur.fast.table import NOBODY
from flambeur.games.vegas.royale.values import LUCKY_PUNCH

CHIPS, CASH = chips_of(LUCKY_PUNCH.values()), cash_of(LUCKY_PUNCH.values())
TOKENS = len(LUCKY_PUNCH)


@kernel
def activate_lucky_punch(t: Any) -> None:
    """Close the fist."""
    ask(t, HIDE, t.player, NOBODY)


@kernel
def answer_hide(t: Any, move: int) -> None:
    """Let the left neighbour guess."""
    t.told[0] = move
    ask(t, GUESS, (t.player + 1) % t.seats, NOBODY)


@kernel
def answer_guess(t: Any, move: int) -> None:
    """Open the fist; a wrong guess pays the player."""
    if t.told[0] != move:
        reward(t, t.player, CHIPS[t.told[0]], CASH[t.told[0]])
