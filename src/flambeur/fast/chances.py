"""Who will win: from what everybody has, or is expected to have, to the chance of the most."""

from math import exp, sqrt
from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.rules import things, worth
from flambeur.fast.table import SOLO

SPREAD = 48.0
"""How far money may still run apart in one round; it grows with the square root."""
LEAST_DOUBT = 0.02


@kernel
def shares(t: Any, out: Any) -> None:
    """Share the win of a game that is over between those in the first place."""
    if t.kind == SOLO:
        rivals = 0
        for colour in range(1, t.colours):
            rivals += worth(t, colour)
        out[0] = 1.0 if worth(t, 0) > rivals else 0.0
        return
    winners = 0
    for seat in range(t.seats):
        out[seat] = 1.0
        for other in range(t.seats):
            if worth(t, other) > worth(t, seat) or (
                worth(t, other) == worth(t, seat) and things(t, other) > things(t, seat)
            ):
                out[seat] = 0.0
        winners += 1 if out[seat] > 0.0 else 0
    for seat in range(t.seats):
        out[seat] /= winners


@kernel
def chances(t: Any, coming: Any, spread: float, out: Any) -> None:
    """Turn money, with what is coming to each, into chances to win; `spread` is the doubt left."""
    if t.kind == SOLO:
        lead = worth(t, 0) + coming[0]
        for colour in range(1, t.colours):
            lead -= worth(t, colour) + coming[colour]
        out[0] = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / spread))))
        return
    most = worth(t, 0) + coming[0]
    for seat in range(1, t.seats):
        most = max(most, worth(t, seat) + coming[seat])
    total = 0.0
    for seat in range(t.seats):
        out[seat] = exp((worth(t, seat) + coming[seat] - most) / spread)
        total += out[seat]
    for seat in range(t.seats):
        out[seat] /= total


@kernel
def at_round_end(t: Any, nothing: Any, out: Any) -> None:
    """Tell the chances after a payout: exact after the last one."""
    left = t.rounds - t.round
    if left == 0:
        shares(t, out)
    else:
        chances(t, nothing, SPREAD * sqrt(left), out)


@kernel
def doubt(t: Any) -> Any:
    """Tell how far money may still run apart, between two turns."""
    left, all_dice = 0, 0
    for colour in range(t.colours):
        left += t.hand[colour] + 2 * t.big[colour]
        all_dice += t.own_dice + 2 * t.own_big
    return SPREAD * sqrt(t.rounds - t.round + LEAST_DOUBT + left / all_dice)
