"""D2 Power Play: while you lead here alone, you may set a die to any face instead of rolling."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import POWER_PLAY
from flambeur.fast.table import OWNERS


@kernel
def activate_power_play(t: Any, casino: int) -> None:
    """Take the token with the strict majority; its holder is one bit [RD2.2]."""
    if leads(t, casino, 1 << t.player):
        t.power = 1 << t.player


@kernel
def watch_power(t: Any, casino: int) -> None:
    """Put the token back the moment its holder no longer leads [RD2.4]."""
    if t.power > 0 and t.tile[casino] == POWER_PLAY and not leads(t, casino, t.power):
        t.power = 0


@kernel
def leads(t: Any, casino: int, holder: int) -> Any:
    """Tell whether a seat, given as a bit, outweighs all others, imaginary ones too [RD2.6]."""
    own, others = 0, 0
    for colour in range(OWNERS):
        if holder >> colour & 1:
            own = t.dice[casino][colour]
        else:
            others = max(others, t.dice[casino][colour])
    return own > others
