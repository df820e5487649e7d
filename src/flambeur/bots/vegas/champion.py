"""Play by a network, sharpened by rollouts that go to the better half of the moves."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.rollouts import move_of
from flambeur.bots.vegas.sampled import guesses
from flambeur.bots.vegas.weights import network
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.fast.jit import COMPILED
from flambeur.fast.netplay import room, weigh_moves
from flambeur.fast.rollout import halving_move, tally
from flambeur.fast.table import MOVES, SOLO

ROLLOUTS = 6000 if COMPILED else 80
"""In each stage, shared by the moves that are left; and by the players, whose rounds are longer."""
FEWEST = 2
"""Alone one plays against rivals, too."""
TRUST = 100.0
"""The network's word counts like so many rollouts."""


class ChampionVegas:
    """Knows from many games what dice on a casino come to, and looks again where it is close."""

    def __init__(self, name: str, seed: int | str | None = None) -> None:
        """Take the name of a network, and begin at a seed."""
        self._net = network(name)
        self._seed = seed

    def choose(self, view: View[Any]) -> Move:
        """Choose the move after which the game is won most often."""
        moves = moves_of(view)
        if len(moves) == 1:
            return moves[0]
        tables = guesses(view, self._seed)
        trust = 0.0 if tables[0].kind == SOLO else TRUST
        worths = thoughts(tables, self._net) if trust else room().worths
        number = ROLLOUTS // max(FEWEST, tables[0].seats)
        return move_of(halving_move(tables, tally(), worths, trust, number))


def thoughts(tables: Any, net: Any) -> Any:
    """Tell what the network thinks of each move, on average over what may be hidden."""
    work = room()
    total = room().worths
    for t in tables:
        weigh_moves(t, net, work)
        for move in range(MOVES):
            total[move] += work.worths[move] / len(tables)
    return total
