"""Three prizes: holds, challenge turns and the win [E16 to E25]."""

import pytest

from flambeur import Over
from flambeur.core.state import turn
from flambeur.games.easycome import GAME, PRIZES, EasyComeOptions, Prize
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.easycome.events import (
    GameWon,
    HoldAdvanced,
    HoldBroken,
    HoldStarted,
    TurnEnded,
    TurnStarted,
)
from flambeur.games.easycome.prizes import satisfied
from tests.games.easycome.positions import (
    claimable,
    position,
    random_tables,
    roll,
    running,
    whole_turn,
)

SETUPS = GAME.setups()
HELD = {"SUM_7": 0, "SUM_13": 0, "STRAIGHT": 0}

SHOWING = {
    prize: [d.dice[0] for d, _ in ValueDice(4).outcomes() if satisfied(d.dice[0]) == (prize,)]
    for prize in PRIZES
}


@pytest.mark.clause("E16", "E17", "E24", "EA10")
def test_a_hold_from_start_to_win() -> None:
    """The third prize starts a hold; two turns later it wins, before the holder's next turn."""
    table = position(3, {"SUM_7": 0, "SUM_13": 0})
    assert HoldStarted(0, 2) in whole_turn(table, "STRAIGHT")
    assert HoldAdvanced(0, 1) in whole_turn(table, None)
    told = whole_turn(table, "FOUR_KIND")
    prizes = (Prize.SUM_7, Prize.SUM_13, Prize.STRAIGHT)
    assert [TurnEnded(2, Prize.FOUR_KIND), HoldAdvanced(0, 2), GameWon(0, prizes)] == told[-3:]
    assert Over((1, 2, 2), (3, 0, 1)) == turn(table)


@pytest.mark.clause("E18", "EA6", "EA11")
def test_two_holds_side_by_side() -> None:
    """The centre stays open with three players, and the earlier of two holds wins."""
    table = position(3, HELD | {"TWO_PAIRS": 1, "SUM_LE_3": 1}, {0: 0}, active=1)
    whole_turn(table, "FOUR_KIND")
    assert {0: 1, 1: 0} == running(table)
    whole_turn(table, None)
    assert 0 == table.winner


@pytest.mark.clause("E19", "EA7")
def test_a_broken_hold_starts_again() -> None:
    """A robbed holder starts at 0 when three are there again."""
    table = position(3, HELD, {0: 1}, active=2)
    assert HoldBroken(0, 2, Prize.STRAIGHT) in whole_turn(table, "STRAIGHT")
    assert {} == running(table)
    whole_turn(table, "FOUR_KIND")
    assert {0: 0} == running(table)


@pytest.mark.clause("E20", "E21", "EA15")
def test_any_of_the_three_can_be_robbed() -> None:
    """In a challenge turn all three prizes of the holder are open, and nothing else is."""
    for prize in PRIZES:
        table = position(2, {"SUM_7": 1, "SUM_LE_3": 1, "TWO_PAIRS": 1, "STRAIGHT": 0}, {1: 0})
        roll(table, *next(d for d in SHOWING[prize]))
        assert ([prize] if prize in ("SUM_7", "SUM_LE_3", "TWO_PAIRS") else []) == claimable(table)


@pytest.mark.clause("E22", "EA5", "EA20")
def test_a_steal_comes_before_the_count() -> None:
    """A steal on the second challenge turn is in time; one on the first cancels the second."""
    for count in (0, 1):
        table = position(2, {"SUM_7": 1, "SUM_13": 1, "STRAIGHT": 1}, {1: count})
        told = whole_turn(table, "SUM_7")
        assert TurnStarted(1, None) == told[-1]
        assert {} == running(table)


@pytest.mark.clause("E23")
def test_tables_turned() -> None:
    """A steal that makes three puts the robbed holder under challenge at once."""
    mine = {"SUM_7": 1, "SUM_13": 1, "STRAIGHT": 1, "FOUR_KIND": 0, "TWO_PAIRS": 0}
    table = position(2, mine, {1: 1})
    assert [HoldStarted(0, 2), TurnStarted(1, 1)] == whole_turn(table, "SUM_7")[-2:]


@pytest.mark.clause("E25", "EA8", "EA9")
def test_full_round() -> None:
    """With four players the variant asks for three turns, the base game for two."""
    for full, need in ((True, 3), (False, 2)):
        table = position(4, {"SUM_7": 0, "SUM_13": 0}, full_round=full)
        assert HoldStarted(0, need) in whole_turn(table, "STRAIGHT")
        for _ in range(need):
            assert table.winner is None
            whole_turn(table, None)
        assert 0 == table.winner
    assert 2 == position(3).need


@pytest.mark.clause("E26", "E17", "E19", "EA12")
def test_invariants() -> None:
    """At most three prizes each; who is on turn has at most two; a hold for each three."""
    for seats, options in SETUPS:
        assert isinstance(options, EasyComeOptions)
        for table in random_tables(seats, 20, options):
            counts = [table.owners.count(seat) for seat in range(seats)]
            assert max(counts) <= 3
            if table.winner is None:
                assert table.turn_no == 0 or counts[table.active] <= 2
                assert {s for s, n in enumerate(counts) if n == 3} == set(running(table))
                assert len(running(table)) <= (1 if seats == 2 else 2 + options.variant_full_round)
                assert all(count < table.need for count in running(table).values())
            assert len(set(running(table).values())) == len(running(table))
