"""The greedy bots of the package `lasvegas` at our tables, for the base game with open money.

A view becomes the package's own environment, and its policy is asked. `python -m
bench.lasvegas_bots` plays whole games in both and compares what the policies say: in an
environment made from a view, and in one that the package's own rules have led there.
"""

import argparse
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

import lasvegas
import numpy as np
from lasvegas.act.policy import greedy_first, greedy_score

from flambeur import Chance, Choice, Over, find, play, turn
from flambeur.core.parts import Move
from flambeur.core.view import View, view_of
from flambeur.games.vegas import VegasOptions
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.table import Table
from flambeur.sources import SeededSource

GAME = "vegas/2018"
OPTIONS = VegasOptions(money_visibility="open")
"""Their policies look at everybody's money."""
Policy = Callable[[Any], int]


class LasVegasBot:
    """Asks a policy of the package."""

    def __init__(self, policy: Policy) -> None:
        """Take the policy."""
        self._policy = policy
        self._env: Any = None

    def choose(self, view: View[Table]) -> Move:
        """Choose what the policy says; their casinos count from 0."""
        table = view.state
        if self._env is None:
            self._env = env_of(table.seats)
        lay_out(self._env, table)
        return Place(int(self._policy(self._env)) + 1)


GUESTS = {
    GAME: (
        OPTIONS,
        {
            "greedy_first": lambda _seed: LasVegasBot(greedy_first),
            "greedy_score": lambda _seed: LasVegasBot(greedy_score),
        },
    )
}
"""For `flambeur bots ladder --guests bench.lasvegas_bots`."""


def env_of(seats: int) -> Any:
    """Make an environment for the base game, without neutral dice."""
    env = lasvegas.GameEnv(num_players=seats, num_xtr_players=0, num_xtr_dice=0)
    env(1)
    return env


def lay_out(env: Any, table: Table) -> None:
    """Put everything a policy can look at where it lies on the table."""
    frame = table.stack[-1]
    assert isinstance(frame, Choose)
    assert not frame.neutral
    seats = table.seats
    hands = np.diag([player.dice for player in table.players])
    casinos = [casino.dice[:seats] for casino in table.casinos]
    env.dice = np.vstack([hands, np.array(casinos)])
    env.casinos_bills = [sorted(casino.bills) for casino in table.casinos]
    env.scores = np.array([[player.money, player.bills.size()] for player in table.players])
    env.current_round, env.current_player_index = table.round, frame.seat
    env.rolled = rolled(seats, frame)


def rolled(seats: int, frame: Choose) -> list[dict[int, int]]:
    """Write a roll as the package does: by colour, how often each casino came."""
    faces = Counter(face - 1 for face in frame.own)
    return [dict(faces) if seat == frame.seat else {} for seat in range(seats)]


def compare(seats: int, seed: int) -> int:
    """Play a game in both, every move at random; return how often the policies were asked."""
    game, source, random = find(GAME), SeededSource(seed), Random(seed)
    table, theirs, asked = game.start(seats, OPTIONS), env_of(seats), 0
    while not isinstance(awaited := turn(table), Over):
        if isinstance(awaited, Chance):
            play(table, source.settle(awaited.distribution))
            continue
        assert isinstance(awaited, Choice)
        frame = table.stack[-1]
        if asked == 0:
            _begin(theirs, table)
        theirs()
        assert theirs.current_player_index == frame.seat
        theirs.roll(rolled(seats, frame))
        view = view_of(game.id, table, frame.seat)
        for policy in (greedy_first, greedy_score):
            said = LasVegasBot(policy).choose(view)
            assert said in awaited.moves
            assert said == Place(policy(theirs) + 1), (seed, asked, policy)
        move = random.choice(awaited.moves)
        assert isinstance(move, Place)
        theirs.play(move.face - 1)
        play(table, move)
        asked += 1
    theirs()
    assert awaited.scores == tuple(theirs.scores[:, 0])
    return asked


def _begin(theirs: Any, table: Table) -> None:
    """Give the package the same pile and the same first leader."""
    dealt = [bill for casino in table.casinos for bill in casino.bills]
    theirs.bills = deque([*dealt, *table.pile.look()])
    theirs.round_order = deque(range(table.seats))
    theirs.round_order.rotate(1 - table.leader)


def main(arguments: list[str] | None = None) -> None:
    """Compare, and fail at the first difference."""
    parser = argparse.ArgumentParser(prog="python -m bench.lasvegas_bots", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    wish = parser.parse_args(arguments)
    games = 2 if wish.smoke else wish.games
    asked = sum(compare(seats, seed) for seats in range(2, 6) for seed in range(games))
    print(f"lasvegas: both policies agree in {asked:,} positions of {4 * games} games")


if __name__ == "__main__":
    main()
