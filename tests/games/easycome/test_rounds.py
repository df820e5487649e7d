"""Rounds are counted to name the dice: one begins whenever the turn comes to the first player."""

import pytest

from flambeur.core.chance import Rolled
from flambeur.core.state import place_of, play
from flambeur.games.easycome import GAME, EasyComeOptions, Table
from tests.games.easycome.positions import position, whole_turn

HELD = {"SUM_7": 0, "SUM_13": 0, "STRAIGHT": 0}


def places(table: Table, turns: int) -> list[str]:
    """Play turns that win nothing, and tell where each of them rolls first."""
    seen = []
    for _ in range(turns):
        seen.append(place_of(table))
        whole_turn(table, None)
    return seen


@pytest.mark.parametrize("first", range(3))
def test_a_round_begins_with_the_first_player(first: int) -> None:
    """Everybody has one turn in a round, whoever began."""
    table = GAME.start(3, EasyComeOptions(first_player=first))
    order = [(first + turn) % 3 for turn in range(3)]
    expected = [f"roll/{number}/{seat}" for number in (1, 2) for seat in order]
    assert expected == places(table, 6)


def test_the_rolls_for_the_first_turn_are_before_the_first_round() -> None:
    """Each of them is told by the seat that rolls."""
    table = GAME.start(3)
    seen = []
    for dice in ((0, 0, 0, 1), (0, 0, 0, 5), (0, 0, 1, 1)):
        seen.append(place_of(table))
        play(table, Rolled((dice,)))
    assert ["roll_off/0/0", "roll_off/0/1", "roll_off/0/2"] == seen
    assert ["roll/1/1", "roll/1/2", "roll/1/0", "roll/2/1"] == places(table, 4)


def test_two_challenge_turns_of_one_seat_are_in_one_round() -> None:
    """Who is not the first player may have two turns in a round."""
    table = position(2, HELD, {0: 0}, active=1)
    assert ["roll/1/1", "roll/1/1"] == places(table, 2)
    challenged = position(2, dict.fromkeys(HELD, 1), {1: 0}, active=0)
    assert ["roll/2/0", "roll/3/0"] == places(challenged, 2)
