"""Players who run out of time or leave [E33]."""

import pytest

from flambeur.core.parts import Move
from flambeur.core.state import play
from flambeur.games.easycome import GAME, Claim, Keep, Prize
from flambeur.games.easycome.events import GameWon, SeatLeft, TurnStarted
from flambeur.games.easycome.leave import leave, on_expiry
from flambeur.games.easycome.moves import keeps
from flambeur.games.easycome.order import RollOff
from tests.games.easycome.positions import (
    deciding,
    on_turn,
    owned,
    position,
    roll,
    running,
    said,
    whole_turn,
)

pytestmark = pytest.mark.clause("E33")
HELD = {"SUM_7": 0, "SUM_13": 0, "STRAIGHT": 0}


def test_time_is_up() -> None:
    """The first claim in the order of the rules is made, else the highest die is set aside."""
    offer: tuple[Move, ...] = (Claim(Prize.TWO_PAIRS), Claim(Prize.SUM_LE_3), *keeps((0, 0, 1, 1)))
    assert Claim(Prize.TWO_PAIRS) == on_expiry(offer)
    assert Keep((5,)) == on_expiry(keeps((0, 2, 2, 5)))


def test_a_turn_on_the_clock_ends() -> None:
    """A seat that never answers still finishes its turn."""
    table = position()
    roll(table, 0, 0, 2, 5)
    for dice in ((0, 2, 4), (2, 3), (0,)):
        play(table, on_expiry(keeps(deciding(table).rolled)))
        roll(table, *dice)
    assert 1 == on_turn(table)


def test_prizes_return_and_the_seat_is_skipped() -> None:
    """Who leaves on turn ends it; other counters stand."""
    table = position(4, HELD | {"TWO_PAIRS": 1}, {0: 0}, active=1)
    leave(table, 1)
    assert [SeatLeft(1, (Prize.TWO_PAIRS,)), TurnStarted(2, None)] == said(table)
    assert HELD == owned(table)
    assert {0: 0} == running(table)
    whole_turn(table, None)
    assert 3 == on_turn(table)
    assert "1:gone" in GAME.notation(table)


def test_another_seat_leaves() -> None:
    """The turn that is running goes on, and the empty seat is skipped later."""
    table = position(4, {}, active=0)
    roll(table, 0, 0, 0, 5)
    leave(table, 1)
    assert 0 == on_turn(table)
    play(table, Keep((0, 0, 0, 5)))
    assert 2 == on_turn(table)


def test_the_hold_of_a_leaver_vanishes() -> None:
    """Nobody wins with prizes that are back in the centre."""
    table = position(3, HELD, {0: 1}, active=2)
    leave(table, 0)
    assert {} == running(table)
    whole_turn(table, None)
    assert (1, None) == (on_turn(table), table.winner)


def test_need_shrinks_with_the_table() -> None:
    """A full round of three players is two turns; a counter that is high enough wins at once."""
    table = position(4, HELD, {0: 2}, active=3, full_round=True)
    leave(table, 3)
    assert 0 == table.winner
    assert isinstance(table.said[-1], GameWon)


def test_two_left_means_challenge_turns() -> None:
    """Where the holder would be next, the one opponent plays instead."""
    table = position(3, HELD, {0: 1}, active=2)
    leave(table, 2)
    assert [SeatLeft(2, ()), TurnStarted(1, 2)] == said(table)
    whole_turn(table, None)
    assert 0 == table.winner
    table = position(3, HELD, {0: 0}, active=1)
    leave(table, 1)
    assert (2, 1) == (on_turn(table), table.challenge)


def test_two_holders_left() -> None:
    """The rules are silent here: the hold that would ripen first wins."""
    rival = {"FOUR_KIND": 1, "TWO_PAIRS": 1, "SUM_LE_3": 1}
    table = position(3, HELD | rival, {0: 1, 1: 0}, active=2)
    leave(table, 2)
    assert 0 == table.winner


def test_the_last_one_wins() -> None:
    """Without opponents there is nothing left to play for; nobody can leave a finished game."""
    table = position(2)
    leave(table, 0)
    assert 1 == table.winner
    assert not table.stack
    leave(table, 1)
    assert 1 == table.winner


def test_leaving_the_roll_off() -> None:
    """The others go on rolling; one who is left alone in it begins."""
    table = GAME.start(4)
    roll(table, 5, 5, 5, 5)
    leave(table, 0)
    assert RollOff((1, 2, 3)) == table.stack[-1]
    roll(table, 1, 1, 1, 1)
    leave(table, 3)
    assert RollOff((1, 2), (4,)) == table.stack[-1]
    roll(table, 1, 1, 1, 1)
    leave(table, 1)
    assert 2 == table.winner
    table = GAME.start(3)
    for dice in ((5, 5, 5, 5), (5, 5, 5, 5), (0, 0, 0, 0)):
        roll(table, *dice)
    leave(table, 1)
    assert (0, 1) == (on_turn(table), table.turn_no)
