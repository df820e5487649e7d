"""A fixed evaluation: the same games for every network, against greedy players."""

from typing import Any

import numpy as np

from flambeur.fast.dice import seed
from flambeur.fast.lay import cards_of, lay
from flambeur.fast.match import GREEDY, NET, match
from flambeur.fast.netplay import room
from flambeur.fast.rollout import tally
from flambeur.fast.table import COLOURS, blanks
from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.editions import CLASSIC_2018, ROYALE_BASE

EDITIONS: dict[str, Edition] = {"vegas": CLASSIC_2018, "royale": ROYALE_BASE}
SEATS = 4
SEED = 2018


def evaluate(name: str, net: Any, games: int) -> tuple[float, float]:
    """Play one seat by the network against three greedy ones; return its wins and the error."""
    tables, edition = blanks(1), EDITIONS[name]
    lay(tables[0], edition, SEATS)
    seed(tables[0], SEED)
    cards, work, sums, shares = cards_of(edition), room(), tally(), np.zeros(COLOURS)
    won = np.zeros(games)
    for game in range(games):
        own = game % SEATS
        ways = np.array([[NET if s == own else GREEDY, 0, 0.0] for s in range(SEATS)])
        match(tables, cards, ways, net, work, sums, shares)
        won[game] = shares[own]
    return float(won.mean()), float(won.std() / games**0.5)
