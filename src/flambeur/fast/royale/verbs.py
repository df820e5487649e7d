"""What tiles do to a table: they move dice, ask, and let the game go on."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.royale.codes import END_TURN, PAY
from flambeur.fast.royale.tiles.d2_power_play import watch_power
from flambeur.fast.table import CASINOS, NOBODY


@kernel
def ask(t: Any, what: int, seat: int, casino: int) -> None:
    """Let the table wait for a seat, or for chance, because of the tile at a casino."""
    t.what, t.asked, t.at = what, seat, casino


@kernel
def go_on(t: Any) -> None:
    """Go on with what a tile interrupted: the turn, or the payout."""
    t.what = PAY if t.player == NOBODY else END_TURN


@kernel
def put(t: Any, casino: int, colour: int, dice: int, big: int) -> None:
    """Put dice on a casino."""
    t.dice[casino][colour] += dice + 2 * big
    t.big_at[casino] |= big << colour
    watch_power(t, casino)


@kernel
def take(t: Any, casino: int, colour: int, dice: int, big: int) -> None:
    """Take dice off a casino."""
    t.dice[casino][colour] -= dice + 2 * big
    t.big_at[casino] &= ~(big << colour)
    watch_power(t, casino)


@kernel
def to_hand(t: Any, seat: int, dice: int, big: int) -> None:
    """Give dice to a hand, or take them from it."""
    t.hand[seat] += dice
    t.big[seat] += big


@kernel
def small_at(t: Any, casino: int, seat: int) -> Any:
    """Count the small dice of a seat at a casino."""
    return t.dice[casino][seat] - 2 * (t.big_at[casino] >> seat & 1)


@kernel
def kinds(t: Any, seat: int) -> Any:
    """Count the kinds of dice in a hand: small, big."""
    return (1 if t.hand[seat] > 0 else 0) + (1 if t.big[seat] > 0 else 0)


@kernel
def big_kind(t: Any, seat: int, number: int) -> Any:
    """Tell whether the kind of this number is the big one, as 0 or 1; small comes first."""
    return 1 if number > 0 or t.hand[seat] == 0 else 0


@kernel
def open_casinos(t: Any) -> Any:
    """Count the casinos that are not closed; one is at most."""
    return CASINOS if t.closed == 0 else CASINOS - 1


@kernel
def nth_open(t: Any, number: int) -> Any:
    """Find the open casino of this number."""
    return number if t.closed == 0 or 1 << number < t.closed else number + 1
