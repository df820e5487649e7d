"""Greedy play with tiles: it is better than chance, and looks at nothing that is hidden."""

from typing import Any

import pytest

from flambeur.fast.chances import shares
from flambeur.fast.dice import seed
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.lay import cards_of
from flambeur.fast.royale.advance import advance
from flambeur.fast.royale.asks import answer, asked
from flambeur.fast.royale.bets import BETS, FIRST, standing
from flambeur.fast.royale.codes import GUESS, PICK, ROUND_OVER
from flambeur.fast.royale.greedy import greedy_answer
from flambeur.fast.royale.lay import lay_royale
from flambeur.fast.royale.lures import FIVE, LURES, lure
from flambeur.fast.royale.playout import random_answer
from flambeur.fast.royale.round import begin_round, clear_royale
from flambeur.fast.royale.tiles.b2_fifty_fifty import HIGHER, LOWER, STOP
from flambeur.fast.rules import begin_game
from flambeur.fast.table import COLOURS, blank
from flambeur.games.vegas.royale.options import RoyaleOptions
from tests.fast.royale import GAME

SEATS, GAMES = 4, 60


def laid(number: int, *tiles: str) -> Any:
    """Lay a table, with these tiles in every round or drawn ones."""
    t = blank()
    lay_royale(t, GAME.edition, SEATS, RoyaleOptions(tiles=tiles or None))
    seed(t, number)
    clear_royale(t, cards_of(GAME.edition))
    begin_game(t)
    return t


@kernel
def play(t: Any, spare: Any, greedy: int, won: Any) -> None:
    """Play a game; one seat is greedy, the others take what comes."""
    while t.round < t.rounds:
        begin_round(t)
        advance(t)
        while t.what != ROUND_OVER:
            answer(t, greedy_answer(t, spare) if asked(t) == greedy else random_answer(t))
            advance(t)
    shares(t, won)


def test_it_beats_chance() -> None:
    """One out of four wins far more than a quarter, from every seat in turn."""
    spare, won, total = blank(), numbers([0.0] * COLOURS), 0.0
    for number in range(GAMES):
        play(laid(number), spare, number % SEATS, won)
        total += won[number % SEATS]
    assert total > 0.6 * GAMES


@pytest.mark.parametrize(("tile", "what"), [("A1", GUESS), ("G1", PICK)])
def test_nothing_hidden_is_looked_at(tile: str, what: int) -> None:
    """Whatever lies in a fist or in a pile, the same dice give the same answer."""
    t, spare, found = laid(1, tile), blank(), 0
    begin_round(t)
    advance(t)
    while t.what != ROUND_OVER:
        if t.what == what:
            found += 1
            dice = t.seed_a, t.seed_b
            answers = set()
            for told in range(3):
                t.told[0], t.told[1] = told, 2 - told
                t.seed_a, t.seed_b = dice
                answers.add(greedy_answer(t, spare))
            assert 1 == len(answers)
        answer(t, random_answer(t))
        advance(t)
    assert found


def test_bets_are_the_best() -> None:
    """On the first space nothing is lost by a bet, on the better side; a sure reward is kept."""
    assert [HIGHER, LOWER] == [BETS[1][2], BETS[1][12]]
    assert STOP == BETS[4][7]
    assert standing(1, 7) < standing(1, 2)
    assert 10 < FIRST < 30


def test_a_lure_is_what_a_tile_brings() -> None:
    """The token of High Five goes to the first with five; later there is none."""
    t = laid(1, "C1", "D1", "A1")
    begin_round(t)
    advance(t)
    for face in range(6):
        t.roll[face], t.dice[face][t.player] = 0, 0
    t.roll_big, t.roll[0] = -1, 4
    assert 0 == lure(t, 0)
    t.dice[0][t.player] = 1
    assert FIVE == lure(t, 0)
    t.five = 1
    assert 0 == lure(t, 0)
    t.roll[1] = 1
    assert 20 == lure(t, 1)
    assert LURES[1] == lure(t, 2)
