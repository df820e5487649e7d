"""Tables for kernels, laid out from the editions' own data."""

from typing import Any

from flambeur.fast.jit import numbers
from flambeur.fast.table import CLASSIC, COLOURS, NOBODY, ROYALE, SOLO
from flambeur.games.vegas.classic.options import OWN_DICE, PREPLACED, Level
from flambeur.games.vegas.edition import Edition

THOUSAND = 1000
ROYALE_PAIR = 2
"""Two players of Royale share the table with a neutral colour [R6.1]."""


def cards_of(edition: Edition) -> Any:
    """List all bills of an edition, in thousands."""
    return numbers([bill // THOUSAND for bill in edition.pile])


def lay(
    t: Any, edition: Edition, seats: int, *, neutral: bool = False, solo: Level | None = None
) -> None:
    """Lay an empty table for an edition; `clear` puts the cards down."""
    t.kind = SOLO if solo else ROYALE if edition.big else CLASSIC
    t.seats, t.colours = seats, COLOURS if solo else seats
    t.rounds = 1 if solo else edition.rounds
    t.own_dice, t.own_big, t.roll_big = edition.dice, edition.big, NOBODY
    if solo:
        t.solo_dice, t.preplaced = OWN_DICE[solo], PREPLACED[solo][0]
    elif t.kind == ROYALE and seats == ROYALE_PAIR:
        t.loose, t.loose_big = edition.dice, edition.big
    elif neutral:
        t.own_neutral, t.loose = divmod(edition.dice, seats)
