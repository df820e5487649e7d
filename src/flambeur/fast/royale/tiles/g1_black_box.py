"""G1 Black Box: after the payout, the winner's left neighbour splits six tokens into two piles."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import reward_worth
from flambeur.fast.royale.codes import PICK, SPLIT
from flambeur.fast.royale.prices import thousands
from flambeur.fast.royale.verbs import ask
from flambeur.fast.table import NOBODY
from flambeur.games.vegas.royale.tiles.g1_black_box import SPLITS

FIRSTS = thousands(sum(split.first) for split in SPLITS)
SECONDS = thousands(sum(split.second) for split in SPLITS)
WAYS = len(SPLITS)


@kernel
def begin_box(t: Any, winner: int) -> None:
    """Play the box, unless nobody or an imaginary player is first [RG1.6]."""
    if winner != NOBODY:
        t.told[0] = winner
        ask(t, SPLIT, (winner + 1) % t.seats, NOBODY)


@kernel
def answer_split(t: Any, move: int) -> None:
    """Lay the piles down; what they hold together is told."""
    winner = t.told[0]
    t.told[0], t.told[1] = FIRSTS[move], SECONDS[move]
    ask(t, PICK, winner, NOBODY)


@kernel
def answer_pick(t: Any, move: int) -> None:
    """Open both and pay the sum of the one picked [RG1.4]."""
    reward_worth(t, t.asked, t.told[move])
