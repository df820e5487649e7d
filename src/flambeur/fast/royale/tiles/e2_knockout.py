"""E2 Knockout?: every opponent must put a die from the hand into the bar."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import BAR
from flambeur.fast.royale.verbs import ask, big_kind, kinds, to_hand
from flambeur.fast.table import NOBODY
from flambeur.games.vegas.royale.values import KNOCKOUT_PLACES


@kernel
def activate_knockout(t: Any) -> None:
    """Free the player's own dice, then ask the opponents clockwise [RE2.4]."""
    player = t.player
    to_hand(t, player, t.bar[player], t.bar_big[player])
    t.bar[player], t.bar_big[player] = 0, 0
    ask_next(t, player)


@kernel
def ask_next(t: Any, seat: int) -> None:
    """Ask the next opponent after this seat who has dice, and room in the bar."""
    other = (seat + 1) % t.seats
    while other != t.player:
        if t.bar[other] + t.bar_big[other] < KNOCKOUT_PLACES and kinds(t, other) > 0:
            ask(t, BAR, other, NOBODY)
            return
        other = (other + 1) % t.seats


@kernel
def answer_bar(t: Any, move: int) -> None:
    """Put a die into the bar."""
    seat, big = t.asked, big_kind(t, t.asked, move)
    to_hand(t, seat, big - 1, -big)
    t.bar[seat] += 1 - big
    t.bar_big[seat] += big
    ask_next(t, seat)
