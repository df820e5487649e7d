"""One digest of many games, for comparing compiled kernels with interpreted ones.

`python -m tests.fast.digest` prints it from interpreted kernels.
"""

import sys
from hashlib import sha256
from typing import Any

if __name__ == "__main__":
    # Importing these then fails, as it does where the extra `fast` is not installed.
    sys.modules["numba"] = sys.modules["numpy"] = None  # type: ignore[assignment]

from flambeur.fast.chances import shares
from flambeur.fast.dice import below, seed
from flambeur.fast.features import FEATURES
from flambeur.fast.greedy import greedy_move
from flambeur.fast.jit import COMPILED, kernel, numbers
from flambeur.fast.lay import cards_of
from flambeur.fast.netplay import net_move, room
from flambeur.fast.network import HIDDEN
from flambeur.fast.playout import random_game
from flambeur.fast.rollout import Effort, closest_move, tally
from flambeur.fast.royale.lay import lay_royale
from flambeur.fast.royale.playout import random_royale_game
from flambeur.fast.royale.round import clear_royale
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    clear,
    end_round,
    opening,
    pass_on,
    place,
    roll_hand,
)
from flambeur.fast.solo import ROWS, solo_room
from flambeur.fast.solo_opening import expect_rival
from flambeur.fast.solo_rolls import cells, look_ahead, solo_move
from flambeur.fast.table import COLOURS, NOBODY, Plain, row_of
from flambeur.games.vegas.royale.options import RoyaleOptions
from tests.fast.recorded import STATE, Recorder, replay, write_state
from tests.fast.royale import GAME
from tests.fast.royale import WAYS as ROYALE_WAYS
from tests.fast.ways import ROYALE, SHARED, WAYS, Way, laid
from tests.fast.ways import SOLO as SOLO_WAYS

RANDOM, GREEDY = 4, 1
"""Games of every way to play."""
EFFORT, TRUST = Effort(4, 8, 2.0, 0.01), 2.0


class Digest:
    """Takes in tables, one after the other."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sum = sha256()
        self.room = numbers([0] * STATE)
        self.shares = numbers([0.0] * COLOURS)

    def add(self, t: Any, *more: float) -> None:
        """Take in what lies on a table after a game, the share of the win, and the generator."""
        write_state(t, self.room)
        shares(t, self.shares)
        values = [*self.room, *self.shares, t.seed_a, t.seed_b, *more]
        self.sum.update(" ".join(float(value).hex() for value in values).encode())


@kernel
def greedy_game(t: Any) -> None:
    """Play a game greedily."""
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            place(t, greedy_move(t))
            pass_on(t)
        end_round(t)


@kernel
def thoughtful_game(tables: Any, net: Any, work: Any, sums: Any) -> Any:
    """Play one round by a network, sharpened by rollouts now and then; sum up what it thought."""
    t, thought = tables[0], 0.0
    begin_game(t)
    begin_round(t)
    opening(t)
    while t.player != NOBODY:
        roll_hand(t)
        move = net_move(t, net, work)
        thought += work.worths[move]
        if below(t, 8) == 0:
            move = closest_move(tables, sums, work.worths, TRUST, EFFORT)
        place(t, move)
        pass_on(t)
    end_round(t)
    return thought


@kernel
def lonely_game(t: Any, net: Any, work: Any, c: Any) -> Any:
    """Play a solo game by a network, which looks ahead now and then; sum up what it thought."""
    thought = 0.0
    begin_game(t)
    while t.round < t.rounds:
        begin_round(t)
        t.player = NOBODY
        expect_rival(t, 1, net, work, c.sets, c.mean)
        thought += c.mean[0] + c.mean[1]
        t.player = 0
        opening(t)
        while t.player != NOBODY:
            roll_hand(t)
            move = solo_move(t, net, work, c)
            if below(t, 8) == 0:
                look_ahead(t, net, work, c)
                thought += c.options[move][0] + c.options[move][1]
            place(t, move)
            pass_on(t)
        end_round(t)
    return thought


def some_network(rows: int) -> Any:
    """Make a network of which nobody claims that it plays well."""
    t: Any = laid(SHARED[0])
    row = row_of([t])[0]
    seed(row, 1)
    return numbers([[below(row, 2001) / 5000.0 - 0.2 for _ in range(HIDDEN)] for _ in range(rows)])


def digest() -> str:
    """Play random, greedy and thoughtful games of all ways to play."""
    whole = Digest()
    for number, way in enumerate(WAYS):
        tables, cards = table_of(way, number)
        for _ in range(RANDOM):
            clear(tables[0], cards)
            whole.add(tables[0], random_game(tables[0]))
        for _ in range(GREEDY):
            clear(tables[0], cards)
            greedy_game(tables[0])
            whole.add(tables[0])
    for seats, options in ROYALE_WAYS:
        whole.add(*royale_game(seats, options))
    net, work = some_network(FEATURES + 3), room()
    for number, way in enumerate((SHARED[1], SHARED[6], ROYALE[0], ROYALE[3])):
        tables, cards = table_of(way, number)
        clear(tables[0], cards)
        whole.add(tables[0], thoughtful_game(tables, net, work, tally()))
    tables, cards = table_of(SOLO_WAYS[1], 0)
    clear(tables[0], cards)
    whole.add(tables[0], lonely_game(tables[0], some_network(ROWS), solo_room(), cells()))
    return whole.sum.hexdigest()


def royale_game(seats: int, options: RoyaleOptions) -> tuple[Any, int]:
    """Play a random game of Royale with tiles; tell how many choices it had."""
    t = row_of([Plain()])[0]
    lay_royale(t, GAME.edition, seats, options)
    seed(t, seats)
    clear_royale(t, cards_of(GAME.edition))
    return t, random_royale_game(t)


def table_of(way: Way, number: int) -> tuple[Any, Any]:
    """Lay a row of one table, and list its cards."""
    tables = row_of([laid(way)])
    seed(tables[0], number)
    return tables, cards_of(way[0].edition)


def replays() -> bool:
    """Tell whether a game of every way to play is that of the engine, with these kernels."""
    for way in (*SHARED, *ROYALE, *SOLO_WAYS[::9]):
        recorder = Recorder(way, "digest")
        found = replay(row_of([laid(way)])[0], recorder.recorded(), NOBODY)
        if found != (0, len(recorder.turns)):
            return False
    return True


if __name__ == "__main__":
    sys.stdout.write(f"{COMPILED} {replays()} {digest()}\n")
