"""Rolls of the solo game: what each may be placed as, and the mean over all of them."""

from typing import Any, NamedTuple

from flambeur.fast.dice import POWERS
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.rules import legal_moves
from flambeur.fast.solo import dice_left, value
from flambeur.fast.table import CASINOS, COLOURS, MOVES, NOBODY

SETS = 1 << COLOURS
"""Sets of colours, as bits."""


class Cells(NamedTuple):
    """By face and set of colours: what it is worth to place one die of each of them there."""

    win: Any
    money: Any
    sets: Any
    """The colours that show each face in the roll at hand."""
    mean: Any
    """The chance to win and the money, on average over all rolls."""
    options: Any
    """By face: the chance to win and the money after placing it."""


def cells() -> Cells:
    """Make room."""
    win, money = (numbers([[0.0] * SETS for _ in range(CASINOS)]) for _ in range(2))
    options = numbers([[0.0, 0.0] for _ in range(MOVES)])
    return Cells(win, money, numbers([0] * CASINOS), numbers([0.0, 0.0]), options)


@kernel
def put_set(t: Any, face: int, colours: int, way: int) -> None:
    """Place one die of each colour of a set, or with `way` -1 take them back."""
    for colour in range(COLOURS):
        if colours >> colour & 1:
            t.hand[colour] -= way
            t.dice[face][colour] += way


@kernel
def shown_set(t: Any, face: int) -> Any:
    """List the colours that show a face."""
    colours = 0
    for colour in range(COLOURS):
        if t.shown[colour] == face:
            colours |= 1 << colour
    return colours


@kernel
def in_hand(t: Any) -> Any:
    """List the colours that have dice left."""
    colours = 0
    for colour in range(COLOURS):
        if t.hand[colour] > 0:
            colours |= 1 << colour
    return colours


@kernel
def fill_cells(t: Any, net: Any, work: Any, c: Any) -> None:
    """Value every placement that the next roll can allow."""
    there = in_hand(t)
    for colours in range(1, SETS):
        if colours & ~there == 0:
            for face in range(CASINOS):
                put_set(t, face, colours, 1)
                value(t, net, work)
                put_set(t, face, colours, -1)
                c.win[face][colours] = work.worth[0]
                c.money[face][colours] = work.worth[1]


@kernel
def read_roll(t: Any, c: Any, number: int) -> None:
    """Sort a roll of one die of each colour in hand, given as a number, by faces."""
    for face in range(CASINOS):
        c.sets[face] = 0
    for colour in range(COLOURS):
        if t.hand[colour] > 0:
            c.sets[number % CASINOS] |= 1 << colour
            number //= CASINOS


@kernel
def best_cell(c: Any) -> Any:
    """Find the face that wins most often, then the one that pays most."""
    best = NOBODY
    for face in range(CASINOS):
        colours = c.sets[face]
        if colours > 0 and (
            best == NOBODY
            or c.win[face][colours] > c.win[best][c.sets[best]]
            or (
                c.win[face][colours] == c.win[best][c.sets[best]]
                and c.money[face][colours] > c.money[best][c.sets[best]]
            )
        ):
            best = face
    return best


@kernel
def average_cells(t: Any, c: Any) -> None:
    """Take the mean over all rolls, each placed at its best."""
    colours = 0
    for colour in range(COLOURS):
        colours += 1 if t.hand[colour] > 0 else 0
    win, money, rolls = 0.0, 0.0, POWERS[colours]
    for number in range(rolls):
        read_roll(t, c, number)
        best = best_cell(c)
        win += c.win[best][c.sets[best]]
        money += c.money[best][c.sets[best]]
    c.mean[0] = win / rolls
    c.mean[1] = money / rolls


@kernel
def expect(t: Any, net: Any, work: Any, c: Any) -> None:
    """Tell what a table is worth before the next roll, or before the payout."""
    if dice_left(t) > 0:
        fill_cells(t, net, work, c)
        average_cells(t, c)
    else:
        value(t, net, work)
        c.mean[0], c.mean[1] = work.worth[0], work.worth[1]


@kernel
def look_ahead(t: Any, net: Any, work: Any, c: Any) -> None:
    """Value each face that was rolled, through all that may be rolled next."""
    moves = legal_moves(t)
    for face in range(CASINOS):
        if moves >> face & 1:
            colours = shown_set(t, face)
            put_set(t, face, colours, 1)
            expect(t, net, work, c)
            put_set(t, face, colours, -1)
            c.options[face][0], c.options[face][1] = c.mean[0], c.mean[1]


@kernel
def solo_move(t: Any, net: Any, work: Any, c: Any) -> Any:
    """Choose by one look of the network."""
    for face in range(CASINOS):
        colours = shown_set(t, face)
        c.sets[face] = colours
        if colours > 0:
            put_set(t, face, colours, 1)
            value(t, net, work)
            put_set(t, face, colours, -1)
            c.win[face][colours] = work.worth[0]
            c.money[face][colours] = work.worth[1]
    return best_cell(c)
