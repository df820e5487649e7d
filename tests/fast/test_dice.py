"""The kernels' own dice are fair enough, and fall where they should."""

from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from flambeur.fast.dice import MOST_DICE, below, roll, seed
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.lay import cards_of
from flambeur.fast.playout import copy, finish_round, random_game, random_move
from flambeur.fast.rules import (
    begin_game,
    begin_round,
    clear,
    legal_moves,
    opening,
    pass_on,
    place,
    roll_hand,
)
from flambeur.fast.table import CASINOS, MOVES, NOBODY, SOLO, Plain, blank, row_of
from flambeur.games.vegas import CLASSICS, VegasOptions
from flambeur.games.vegas.rules import Vegas
from tests.fast.ways import SOME, Way, laid
from tests.sources.chi_square import is_even

GAMES = 20_000


def begun(way: Way, number: int = 1) -> Any:
    """Lay a table and begin a game on it."""
    t = row_of([laid(way)])[0]
    seed(t, number)
    clear(t, cards_of(way[0].edition))
    begin_game(t)
    begin_round(t)
    return t


@pytest.mark.parametrize("most", [2, 5, 6, 54, 90])
def test_below_is_even(most: int) -> None:
    """All numbers below a bound are equally likely."""
    t = blank()
    seed(t, most)
    assert is_even([below(t, most) for _ in range(60_000)], most)


def test_seeds_differ() -> None:
    """Neighbouring seeds, and those that differ in high bits only, begin differently."""
    t, first = blank(), set()
    for number in (*range(1000), *(1 << bit for bit in range(32, 62))):
        seed(t, number)
        first.add((below(t, 1 << 31), below(t, 1 << 31)))
    assert 1030 == len(first)


@pytest.mark.parametrize("dice", range(MOST_DICE + 1))
def test_roll(dice: int) -> None:
    """A roll has as many dice as were rolled, and every face comes up as often as the others."""
    t, counts, sums = blank(), numbers([0] * CASINOS), [0] * CASINOS
    seed(t, dice)
    for _ in range(3000):
        roll(t, dice, counts)
        assert dice == sum(counts)
        assert min(counts) >= 0
        for face in range(CASINOS):
            sums[face] += int(counts[face])
    faces = (face for face, count in enumerate(sums) for _ in range(count))
    assert dice == 0 or is_even(faces, CASINOS)


def test_pairs_of_dice() -> None:
    """Dice of one roll are independent: two of them show the same face in one case of six."""
    t, counts = blank(), numbers([0] * CASINOS)
    seed(t, 7)
    rolls, equal = 4000, 0
    for _ in range(rolls):
        roll(t, MOST_DICE, counts)
        equal += sum(int(count) * (int(count) - 1) // 2 for count in counts)
    pairs = rolls * MOST_DICE * (MOST_DICE - 1) // 2
    assert abs(equal / pairs - 1 / 6) < 4 * sqrt(5 / 36 / pairs)


@pytest.mark.parametrize("number", range(len(SOME)))
def test_opening(number: int) -> None:
    """Before the first turn lie as many neutral dice and rivals' dice as in the engine."""
    way = SOME[number]
    game, seats, options = way
    table: Any = game.start(seats, options)
    t = begun(way)
    opening(t)
    solo = options.solo if isinstance(options, VegasOptions) else None
    rivals = solo.preplaced or 0 if solo else 0
    lie = [sum(int(t.dice[casino][colour]) for casino in range(CASINOS)) for colour in range(6)]
    awaited = [8 if 0 < colour <= rivals else 0 for colour in range(6)]
    awaited[t.colours] = table.spare.dice + 2 * table.spare.big
    assert awaited == lie
    assert [0] * rivals == [t.hand[colour] for colour in range(1, 1 + rivals)]


@pytest.mark.parametrize("number", range(len(SOME)))
def test_roll_hand(number: int) -> None:
    """The player on turn rolls all dice in hand, and chooses among all legal moves at random."""
    t = begun(SOME[number])
    chosen = set()
    while t.player != NOBODY:
        roll_hand(t)
        if t.kind == SOLO:
            shown = [t.shown[colour] != NOBODY for colour in range(t.colours)]
            assert shown == [t.hand[colour] > 0 for colour in range(t.colours)]
        else:
            assert t.hand[t.player] == sum(t.roll)
            assert t.neutral[t.player] == sum(t.roll_neutral)
            assert t.big[t.player] == (t.roll_big != NOBODY)
        move = random_move(t)
        assert legal_moves(t) >> move & 1
        chosen.add(move)
        place(t, move)
        pass_on(t)
    assert chosen <= set(range(MOVES))
    assert len(chosen) > 1


def test_random_moves_are_even() -> None:
    """Of the legal moves each is chosen equally often."""
    t: Any = blank()
    t.seats = t.colours = 2
    t.roll_big = NOBODY
    seed(t, 3)
    for face in (0, 2, 3, 5):
        t.roll[face] = 1 + face
    moves = [random_move(t) for _ in range(20_000)]
    assert {0, 2, 3, 5} == set(moves)
    assert is_even(moves, 4)


@pytest.mark.parametrize("number", range(len(SOME)))
def test_copy(number: int) -> None:
    """A round that is finished on a copy ends as on the table itself."""
    t, to = begun(SOME[number]), row_of([Plain()])[0]
    opening(t)
    for _ in range(3):
        roll_hand(t)
        place(t, random_move(t))
        pass_on(t)
    copy(t, to)
    to.seed_a, to.seed_b = t.seed_a, t.seed_b
    finish_round(t)
    finish_round(to)
    for name in ("money", "notes", "chips", "hand", "big", "neutral", "seed_a", "next_leader"):
        assert to[name].tolist() == t[name].tolist(), name


@kernel
def all_money(t: Any, cards: Any, sums: Any) -> None:
    """Play random games; write down what all players won in each."""
    for game in range(len(sums)):
        clear(t, cards)
        random_game(t)
        for seat in range(t.seats):
            sums[game] += t.money[seat]


@pytest.mark.parametrize(("game", "known"), [(CLASSICS[1], 1382.0), (CLASSICS[0], 1370.0)])
def test_money_of_random_games(game: Vegas[Any], known: float) -> None:
    """Five who play at random win what they are known to win, in thousands."""
    way = (game, 5, VegasOptions())
    t, sums = row_of([laid(way)])[0], numbers([0] * GAMES)
    seed(t, 5)
    all_money(t, cards_of(game.edition), sums)
    error = stdev(sums.tolist()) / sqrt(GAMES)
    assert abs(mean(sums.tolist()) - known) < 4 * error + 0.5
