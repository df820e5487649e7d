"""Whole games of Royale inside the compiled part, and copies for playouts of a round."""

from typing import Any

from flambeur.fast import playout
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel
from flambeur.fast.playout import MEMBERS, SIZES
from flambeur.fast.royale.advance import advance
from flambeur.fast.royale.asks import answer, count_at_tile
from flambeur.fast.royale.codes import PLACE, ROUND_OVER
from flambeur.fast.royale.round import begin_round
from flambeur.fast.royale.turn import placements
from flambeur.fast.rules import begin_game
from flambeur.fast.table import CASINOS, COLOURS, VALUES


@kernel
def random_answer(t: Any) -> Any:
    """Choose any legal move of the asked seat, all equally likely."""
    if t.what != PLACE:
        return below(t, count_at_tile(t))
    moves = placements(t)
    return MEMBERS[moves][below(t, SIZES[moves])]


@kernel
def random_royale_game(t: Any) -> Any:
    """Play a game at random, from the shuffle to the last payout; return the number of choices."""
    choices = 0
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        while t.what != ROUND_OVER:
            advance(t)
            if t.what != ROUND_OVER:
                answer(t, random_answer(t))
                choices += 1
    return choices


@kernel
def copy_royale(t: Any, to: Any) -> None:
    """Copy what a round needs, all but the pile's order, which no playout of a round reads."""
    playout.copy(t, to)
    to.what, to.asked, to.at, to.placed = t.what, t.asked, t.at, t.placed
    to.loose, to.loose_big = t.loose, t.loose_big
    to.paid, to.fined, to.tiles = t.paid, t.fined, t.tiles
    to.jackpot, to.step, to.total, to.five = t.jackpot, t.step, t.total, t.five
    to.power, to.closed, to.entry, to.gold = t.power, t.closed, t.entry, t.gold
    for place in range(2):
        to.told[place], to.black[place] = t.told[place], t.black[place]
    for kind in range(3):
        to.clusters[kind], to.covered[kind] = t.clusters[kind], t.covered[kind]
    for casino in range(CASINOS):
        to.tile[casino], to.named[casino] = t.tile[casino], t.named[casino]
        to.big_at[casino], to.parked[casino] = t.big_at[casino], t.parked[casino]
    for value in range(VALUES):
        to.bank[value] = t.bank[value]
    for seat in range(COLOURS):
        to.bar[seat], to.bar_big[seat] = t.bar[seat], t.bar_big[seat]
        to.down[seat], to.down_big[seat] = t.down[seat], t.down_big[seat]
        for value in range(VALUES):
            to.cards[seat][value] = t.cards[seat][value]
            to.promises[seat][value] = t.promises[seat][value]
