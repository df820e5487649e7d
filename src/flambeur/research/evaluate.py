"""A fixed evaluation: the same games for every network, against greedy players or alone."""

from typing import Any

import numpy as np

from flambeur.fast.dice import seed
from flambeur.fast.lay import cards_of, lay
from flambeur.fast.match import GREEDY, NET, match
from flambeur.fast.netplay import room
from flambeur.fast.solo import solo_room
from flambeur.fast.solo_match import solo_match
from flambeur.fast.solo_rolls import cells
from flambeur.fast.table import COLOURS, blank
from flambeur.games.vegas.classic.options import Level
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.editions import CLASSIC_2018, ROYALE_BASE

EDITIONS: dict[str, Edition] = {"vegas": CLASSIC_2018, "royale": ROYALE_BASE}
SEATS = 4
SEED = 2018


def evaluate(name: str, net: Any, games: int) -> tuple[float, float]:
    """Play one seat by the network against three greedy ones; return its wins and the error."""
    t, edition = blank(), EDITIONS[name]
    lay(t, edition, SEATS)
    seed(t, SEED)
    cards, work, shares = cards_of(edition), room(), np.zeros(COLOURS)
    won = np.zeros(games)
    for game in range(games):
        own = game % SEATS
        ways = np.array([NET if seat == own else GREEDY for seat in range(SEATS)])
        match(t, cards, ways, net, work, shares)
        won[game] = shares[own]
    return float(won.mean()), float(won.std() / games**0.5)


def evaluate_solo(level: Level, net: Any, games: int) -> list[float]:
    """Play the solo game at a level; return which games were won."""
    t = blank()
    lay(t, CLASSIC_2018, 1, solo=level)
    seed(t, SEED)
    cards, work, room_, shares = cards_of(CLASSIC_2018), solo_room(), cells(), np.zeros(COLOURS)
    won = []
    for _ in range(games):
        solo_match(t, cards, net, work, room_, shares)
        won.append(float(shares[0]))
    return won
