"""What a roll was worth: all placements a hand can come to, and the mean over all its rolls."""

from typing import Any, NamedTuple

from flambeur.fast.dice import POWERS
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.netplay import weigh
from flambeur.fast.rules import pass_on, put, worth
from flambeur.fast.table import CASINOS, COLOURS, NOBODY, PASS

OWN, NEUTRAL, BIG = 9, 5, 2
"""How many numbers of dice of each kind there can be."""
CELLS = OWN * NEUTRAL * BIG
FACTORIALS = (1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0, 40320.0)


class Grid(NamedTuple):
    """By face and dice put there, numbered by `cell`; the last row is for passing."""

    win: Any
    money: Any
    counts: Any
    neutrals: Any
    mean_win: Any
    mean_money: Any


def grid() -> Grid:
    """Make room."""
    cells = [[[0.0] * COLOURS for _ in range(CELLS)] for _ in range(CASINOS + 1)]
    faces = [0] * CASINOS
    again = [[[0.0] * COLOURS for _ in range(CELLS)] for _ in range(CASINOS + 1)]
    means = numbers([0.0] * COLOURS), numbers([0.0] * COLOURS)
    return Grid(numbers(cells), numbers(again), numbers(faces), numbers(faces.copy()), *means)


@kernel
def cell(own: int, neutral: int, big: int) -> Any:
    """Number the dice that are put on one face."""
    return (own * NEUTRAL + neutral) * BIG + big


@kernel
def fill(t: Any, net: Any, work: Any, g: Any) -> None:
    """Value every placement that the hand of the player on turn can come to."""
    player = t.player
    for face in range(CASINOS):
        for own in range(t.hand[player] + 1):
            for neutral in range(t.neutral[player] + 1):
                for big in range(t.big[player] + 1):
                    if own + neutral + big > 0:
                        put(t, face, own, neutral, big)
                        _value(t, net, work, g, face, cell(own, neutral, big))
                        t.player = player
                        put(t, face, -own, -neutral, -big)
    if t.chips[player] > 0:
        t.chips[player] -= 1
        _value(t, net, work, g, PASS, 0)
        t.player = player
        t.chips[player] += 1


@kernel
def _value(t: Any, net: Any, work: Any, g: Any, face: int, at: int) -> None:
    pass_on(t)
    weigh(t, net, work)
    for seat in range(t.seats):
        g.win[face][at][seat] = work.chance[seat]
        g.money[face][at][seat] = worth(t, seat) + work.coming[seat]


@kernel
def best_face(t: Any, g: Any, big: int) -> Any:
    """Find the best face of the roll that `counts` and `neutrals` hold; passing is one too."""
    player = t.player
    best = PASS if t.chips[player] > 0 else NOBODY
    most = g.win[PASS][0][player] if best == PASS else -1.0
    for face in range(CASINOS):
        dice = g.counts[face] + g.neutrals[face]
        if dice > 0 or face == big:
            at = cell(g.counts[face], g.neutrals[face], 1 if face == big else 0)
            if g.win[face][at][player] > most:
                best, most = face, g.win[face][at][player]
    return best


@kernel
def cell_of(g: Any, face: int, big: int) -> Any:
    """Number the dice of the roll that show a face; passing has one cell only."""
    if face == PASS:
        return 0
    return cell(g.counts[face], g.neutrals[face], 1 if face == big else 0)


@kernel
def first_roll(counts: Any, dice: int) -> None:
    """Begin with all dice on the first face."""
    for face in range(CASINOS):
        counts[face] = 0
    counts[0] = dice


@kernel
def next_roll(counts: Any) -> Any:
    """Go on to the next way to share dice among faces; tell whether there was one."""
    face = 0
    while face < CASINOS - 1 and counts[face] == 0:
        face += 1
    if face == CASINOS - 1:
        return False
    dice = counts[face]
    counts[face] = 0
    counts[0] = dice - 1
    counts[face + 1] += 1
    return True


@kernel
def chance_of(counts: Any) -> Any:
    """Tell how likely dice fall like this."""
    dice, ways = 0, 1.0
    for face in range(CASINOS):
        dice += counts[face]
        ways /= FACTORIALS[counts[face]]
    return ways * FACTORIALS[dice] / POWERS[dice]


@kernel
def average(t: Any, g: Any) -> None:
    """Take the mean over all rolls, each followed by the best move."""
    for seat in range(t.seats):
        g.mean_win[seat] = 0.0
        g.mean_money[seat] = 0.0
    first_roll(g.counts, t.hand[t.player])
    while True:
        chance = chance_of(g.counts)
        first_roll(g.neutrals, t.neutral[t.player])
        while True:
            _add(t, g, chance * chance_of(g.neutrals))
            if not next_roll(g.neutrals):
                break
        if not next_roll(g.counts):
            break


@kernel
def _add(t: Any, g: Any, chance: float) -> None:
    faces = CASINOS if t.big[t.player] > 0 else 1
    for number in range(faces):
        big = number if faces > 1 else NOBODY
        face = best_face(t, g, big)
        at = cell_of(g, face, big)
        for seat in range(t.seats):
            g.mean_win[seat] += chance / faces * g.win[face][at][seat]
            g.mean_money[seat] += chance / faces * g.money[face][at][seat]
