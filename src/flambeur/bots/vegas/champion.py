"""Play by a network, sharpened by rollouts that go to the moves that are close."""

from typing import Any

from flambeur.bots.bot import moves_of
from flambeur.bots.vegas.alone import Alone
from flambeur.bots.vegas.rollouts import move_of, number_of
from flambeur.bots.vegas.sampled import guesses
from flambeur.bots.vegas.weights import network
from flambeur.core.parts import Move
from flambeur.core.view import View
from flambeur.fast.jit import COMPILED
from flambeur.fast.netplay import room, weigh_moves
from flambeur.fast.rollout import Effort, closest_move, tally
from flambeur.fast.table import MOVES, SOLO

ROLLOUTS = 5000 if COMPILED else 40
"""Of each move that stays close; shared by the players, whose rounds are longer."""
FIRST = 48
"""Rollouts of each move before the first look: where it is clear, no more are needed."""
SURE = 2.0
"""What is so many standard errors of the difference behind is not looked at any more."""
ENOUGH = 0.004
"""Nor is what is surely no better by more than this share of the win."""
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
        if tables[0].kind == SOLO:
            options = Alone().options(tables[0])
            return max(moves, key=lambda move: options[number_of(move) + 1])
        effort = Effort(FIRST, ROLLOUTS // tables[0].seats, SURE, ENOUGH)
        worths = thoughts(tables, self._net)
        return move_of(closest_move(tables, tally(), worths, TRUST, effort))


def thoughts(tables: Any, net: Any) -> Any:
    """Tell what the network thinks of each move, on average over what may be hidden."""
    work = room()
    total = room().worths
    for t in tables:
        weigh_moves(t, net, work)
        for move in range(MOVES):
            total[move] += work.worths[move] / len(tables)
    return total
