"""The beginning of a game and of a round, with its tiles [R3, R9]."""

from typing import Any

from flambeur.fast import rules
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel
from flambeur.fast.royale.bank import empty_bank, fill_bank
from flambeur.fast.royale.codes import BOARDS, HANDICAP, LAY, LOOSE, ROLL, ROUND_OVER
from flambeur.fast.royale.hooks import where
from flambeur.fast.royale.payout import sweep
from flambeur.fast.royale.tiles.f2_handicap import set_up_handicap
from flambeur.fast.rules import scatter
from flambeur.fast.table import CASINOS, NOBODY
from flambeur.games.vegas.royale.values import RESERVED_CARDS


@kernel
def clear_royale(t: Any, cards: Any) -> None:
    """Lay the table anew for the same players, with all these cards in the pile."""
    rules.clear(t, cards)
    empty_bank(t)
    sweep(t)
    t.what = ROUND_OVER


@kernel
def begin_round(t: Any) -> None:
    """Hand out chips and deal; the tiles follow, or what comes after them."""
    rules.begin_round(t)
    t.asked = t.player
    if t.round == 1 and t.tiles > 0:
        fill_bank(t, RESERVED_CARDS)
    for casino in range(CASINOS):
        t.tile[casino] = t.named[casino]
    if t.tiles > 0 and t.named[0] == 0:
        t.what = LAY
    else:
        lay_tiles(t)


@kernel
def draw_tiles(t: Any) -> None:
    """Draw boards, each on one of its sides, for casino 1 and up [R9.2]."""
    drawn = 0
    for casino in range(t.tiles):
        board = below(t, BOARDS - casino)
        for other in range(BOARDS):
            if drawn >> other & 1 and other <= board:
                board += 1
        drawn |= 1 << board
        t.tile[casino] = 1 + 2 * board + below(t, 2)


@kernel
def lay_tiles(t: Any) -> None:
    """Set the tiles up; then neutral dice are rolled, or the first hand."""
    if where(t, HANDICAP) != NOBODY:
        set_up_handicap(t)
    t.what = LOOSE if t.loose > 0 else ROLL


@kernel
def settle_loose(t: Any) -> None:
    """Put every neutral die on the casino of its face; nobody's turn, no tile is activated."""
    scatter(t, t.colours)
    t.dice[t.roll_big][t.colours] += 2
    t.big_at[t.roll_big] |= 1 << t.colours
    t.what = ROLL
