"""A small network that expects what a casino will pay to a player when the round ends."""

from typing import Any

from flambeur.fast.features import FEATURES, look
from flambeur.fast.jit import kernel
from flambeur.fast.table import CASINOS

HIDDEN = 32
SCALE = 100.0
"""The network's unit of money, in thousands."""


@kernel
def forward(seen: Any, net: Any, inner: Any) -> Any:
    """Let the network speak; `net` holds a row for each feature, the biases, and the last layer."""
    for unit in range(HIDDEN):
        inner[unit] = net[FEATURES][unit]
    for feature in range(FEATURES):
        value = seen[feature]
        if value != 0.0:
            row = net[feature]
            for unit in range(HIDDEN):
                inner[unit] += value * row[unit]
    result = net[FEATURES + 2][0]
    last = net[FEATURES + 1]
    for unit in range(HIDDEN):
        result += max(0.0, inner[unit]) * last[unit]
    return result


@kernel
def expect(t: Any, net: Any, seen: Any, inner: Any, coming: Any) -> None:
    """Tell what the round will bring to each seat, from between two turns."""
    for seat in range(t.colours):
        coming[seat] = 0.0
        for casino in range(CASINOS):
            look(t, casino, seat, seen)
            coming[seat] += SCALE * forward(seen, net, inner)
