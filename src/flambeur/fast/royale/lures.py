"""What it is worth to place dice beside a tile, besides what they do at the casino."""

from typing import Any

from flambeur.fast.jit import kernel, numbers
from flambeur.fast.royale.bets import FIRST
from flambeur.fast.royale.codes import (
    FIFTY_FIFTY,
    HIGH_FIVE,
    IDS,
    JACKPOT,
    NO_ENTRY,
    PAY_DAY,
    POWER_PLAY,
)
from flambeur.fast.royale.tiles.a2_jackpot import AMOUNTS
from flambeur.fast.royale.tiles.e1_no_entry import CASH, CHIPS, SPACES
from flambeur.fast.rules import CHIP
from flambeur.fast.table import CASINOS
from flambeur.games.vegas.royale import values

USUAL = {
    "A1": 20,
    "B1": 5,
    "C2": 10,
    "D2": 15,
    "E1": 8,
    "E2": 12,
    "F1": 10,
    "F2": 22,
    "G1": 10,
    "G2": 12,
    "H1": 25,
    "H2": 25,
}
"""By tile, in thousands: rough estimates, which playouts only need to be near."""
LURES = numbers([0, *(USUAL.get(name, 0) for name in IDS)])
FIVE = values.HIGH_FIVE.cash // 1000
JACKPOTS = 3
"""Two dice show seven or a double once in so many throws."""


@kernel
def lure(t: Any, casino: int) -> Any:
    """Tell what the tile of a casino brings, on average, to whoever places this roll there."""
    tile, player = t.tile[casino], t.player
    if tile == JACKPOT:
        return AMOUNTS[t.jackpot] // JACKPOTS
    if tile == FIFTY_FIFTY:
        return FIRST
    if tile == HIGH_FIVE:
        own = t.dice[casino][player] + t.roll[casino] + (2 if t.roll_big == casino else 0)
        return FIVE if t.five == 0 and own >= values.HIGH_FIVE_WEIGHT else 0
    if tile == PAY_DAY:
        return CHIP * present(t, casino)
    if tile == NO_ENTRY:
        entry = (t.entry + 1) % SPACES
        return LURES[tile] + CASH[entry] + CHIP * CHIPS[entry]
    if tile == POWER_PLAY and t.power >> player & 1:
        return 0
    return LURES[tile]


@kernel
def present(t: Any, casino: int) -> Any:
    """Count the casinos at which the player on turn has dice after placing some at this one."""
    count = 1
    for other in range(CASINOS):
        count += 1 if other != casino and t.dice[other][t.player] > 0 else 0
    return count
