"""The opening of the solo game: what a rival's roll is worth, and the mean over all its rolls."""

from typing import Any

from flambeur.fast.jit import kernel
from flambeur.fast.luck import chance_of, first_roll, next_roll
from flambeur.fast.solo import value
from flambeur.fast.table import CASINOS, NOBODY


@kernel
def place_rival(t: Any, rival: int, counts: Any) -> None:
    """Place all dice of a rival; after the last of them the player is on turn."""
    for face in range(CASINOS):
        t.dice[face][rival] += counts[face]
    t.hand[rival] = 0
    t.player = 0 if rival == t.preplaced else NOBODY


@kernel
def take_rival(t: Any, rival: int, counts: Any, dice: int) -> None:
    """Take them back."""
    for face in range(CASINOS):
        t.dice[face][rival] -= counts[face]
    t.hand[rival] = dice
    t.player = NOBODY


@kernel
def expect_rival(t: Any, rival: int, net: Any, work: Any, counts: Any, mean: Any) -> None:
    """Tell what the table is worth on average over all rolls of a rival who is to be placed."""
    dice, mean[0], mean[1] = t.hand[rival], 0.0, 0.0
    first_roll(counts, dice)
    while True:
        place_rival(t, rival, counts)
        value(t, net, work)
        take_rival(t, rival, counts, dice)
        chance = chance_of(counts)
        mean[0] += chance * work.worth[0]
        mean[1] += chance * work.worth[1]
        if not next_roll(counts):
            break
