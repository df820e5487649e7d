"""Easy Come by its clauses, where the vectors are silent or a whole game is needed."""

from collections import Counter

import pytest

from flambeur import Chance, Match
from flambeur.core.chance import Rolled
from flambeur.core.errors import BadOption, IllegalMove, NotYourTurn
from flambeur.core.parts import tag_of
from flambeur.core.secret import redact
from flambeur.core.state import legal, turn
from flambeur.games.easycome import GAME, PRIZES, Claim, EasyComeOptions, Keep, Prize
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.easycome.events import (
    EVENTS,
    DiceKept,
    DiceRolled,
    FirstPlayer,
    HoldAdvanced,
    OrderRolled,
    PrizeWon,
    TurnEnded,
    TurnStarted,
)
from flambeur.games.easycome.order import RollOff
from flambeur.games.easycome.prizes import satisfied
from flambeur.games.easycome.turn import Choose, Roll
from flambeur.sources import SeededSource
from tests.games.easycome.positions import (
    claim,
    claimable,
    deciding,
    keep,
    moves,
    on_turn,
    owned,
    position,
    random_tables,
    roll,
    whole_turn,
)


@pytest.mark.clause("E1", "EA18")
def test_material() -> None:
    """Two to four play for nine prizes, with four dice that show 0 to 5 equally often."""
    assert range(2, 5) == GAME.seats
    assert 9 == len(PRIZES)
    with pytest.raises(BadOption, match="cannot be played by 5"):
        GAME.start(5)
    odds = dict(ValueDice(1).outcomes())
    assert {Rolled(((value,),)) for value in range(6)} == set(odds)
    assert 1 == len(set(odds.values()))
    assert Chance(ValueDice(4)) == turn(GAME.start(2))
    assert Rolled(((0, 0, 5, 5),)) in ValueDice(4)
    assert Rolled(((0, 0, 5, 6),)) not in ValueDice(4)
    assert Rolled(((0, 1),)) not in ValueDice(4)


@pytest.mark.clause("E2", "EA1")
def test_roll_off() -> None:
    """Every seat rolls in turn, and only equals at the top roll again."""
    table = GAME.start(3)
    assert [None] * 9 == table.owners
    assert [OrderRolled(0, (1, 1, 5, 5), 12)] == roll(table, 5, 1, 5, 1)
    roll(table, 0, 0, 0, 0)
    roll(table, 3, 3, 3, 3)
    assert RollOff((0, 2)) == table.stack[-1]
    roll(table, 0, 0, 0, 0)
    told = roll(table, 0, 0, 0, 1)
    assert [OrderRolled(2, (0, 0, 0, 1), 1), FirstPlayer(2), TurnStarted(2, None)] == told


@pytest.mark.clause("E2", "EA19")
def test_named_first_player() -> None:
    """A named first player begins without a roll-off, so that a rematch can rotate."""
    table = GAME.start(3, EasyComeOptions(first_player=2))
    assert Roll(1) == table.stack[-1]
    assert 2 == on_turn(table)
    assert [FirstPlayer(2), TurnStarted(2, None)] == roll(table, 0, 1, 2, 5)[:2]


def test_options_are_checked() -> None:
    """A seat that does not exist and a variant for another number of seats are refused."""
    with pytest.raises(BadOption, match="no seat 2"):
        GAME.start(2, EasyComeOptions(first_player=2))
    with pytest.raises(BadOption, match="not for 3 players"):
        GAME.start(3, EasyComeOptions(variant_full_round=True))


@pytest.mark.clause("EA16", "EA17")
def test_what_is_no_prize() -> None:
    """Four alike are no two pairs and no triple, and a run does not go round."""
    assert (Prize.FOUR_KIND,) == satisfied((2, 2, 2, 2))
    assert (Prize.FOUR_KIND,) == satisfied((3, 3, 3, 3))
    assert () == satisfied((0, 1, 4, 5))


@pytest.mark.clause("E5", "E29")
def test_how_many_prizes_at_once() -> None:
    """64 results satisfy nothing, 56 one prize, six two prizes; the mirror swaps prizes."""
    dice = [d for d, _ in ValueDice(4).outcomes()]
    found = Counter(len(satisfied(d.dice[0])) for d in dice)
    assert {0: 64, 1: 56, 2: 6} == found
    swapped = {"TRIPLE_ODD": "TRIPLE_EVEN", "SUM_7": "SUM_13", "SUM_LE_3": "SUM_GE_17"}
    swapped |= {other: one for one, other in swapped.items()}
    for rolled in dice:
        mirror = tuple(sorted(5 - value for value in rolled.dice[0]))
        expected = {swapped.get(prize, prize) for prize in satisfied(rolled.dice[0])}
        assert expected == set(satisfied(mirror))


@pytest.mark.clause("EA2", "E7")
def test_own_prizes_are_not_offered() -> None:
    """Who owns what the dice show has nothing to claim."""
    table = position(3, {"FOUR_KIND": 0, "SUM_LE_3": 0})
    roll(table, 0, 0, 0, 0)
    assert [] == claimable(table)


@pytest.mark.clause("E8")
def test_nothing_is_hidden() -> None:
    """Every seat and every spectator sees the whole table."""
    for table in random_tables(3, 3):
        assert all(redact(table, seat) == table for seat in (0, 1, 2, None))


@pytest.mark.clause("E10", "E12", "E27")
def test_moves_on_offer() -> None:
    """After a roll there are the claims, then every choice of dice to set aside, each once."""
    table = position()
    roll(table, 0, 0, 1, 1)
    kept = ["0", "1", "00", "01", "11", "001", "011", "0011"]
    claims = [Claim(Prize.TWO_PAIRS), Claim(Prize.SUM_LE_3)]
    assert (*claims, *[Keep(tuple(map(int, text))) for text in kept]) == moves(table)


@pytest.mark.clause("E11", "EA3", "EA13")
def test_a_declined_prize_lapses() -> None:
    """What was declined cannot be claimed with later dice that do not show it."""
    table = position()
    roll(table, 0, 0, 4, 4)
    assert ["TWO_PAIRS"] == claimable(table)
    keep(table, 0, 0)
    roll(table, 1, 5)
    assert [] == claimable(table)
    assert Choose(2, (0, 0), (1, 5)) == deciding(table)


@pytest.mark.clause("E13", "E27")
def test_a_last_die_without_a_prize_is_set_aside_by_itself() -> None:
    """Nobody is asked when there is one way only; a last die with a prize is a choice."""
    table = position()
    roll(table, 0, 1, 2, 5)
    keep(table, 0, 1, 2)
    told = roll(table, 5)
    assert [
        DiceRolled(0, 2, (5,), (0, 1, 2), ()),
        DiceKept(0, (5,)),
        TurnEnded(0, None),
        TurnStarted(1, None),
    ] == told
    table = position()
    roll(table, 0, 1, 2, 5)
    keep(table, 0, 1, 2)
    roll(table, 3)
    assert (Claim(Prize.STRAIGHT), Keep((3,))) == moves(table)


@pytest.mark.clause("E15", "EA4", "EA14")
def test_setting_everything_aside_ends_the_turn() -> None:
    """That is the only way to pass, in a challenge turn too, which cannot be waived."""
    table = position(2, {"SUM_7": 1, "SUM_13": 1, "STRAIGHT": 1}, {1: 0})
    told = whole_turn(table, None)
    assert [HoldAdvanced(1, 1), TurnStarted(0, 2)] == told[-2:]
    assert Roll(1) == table.stack[-1]


@pytest.mark.clause("E6", "E14")
def test_events_of_a_robbery() -> None:
    """A prize moves from one player to another, who gets nothing for it; the turn is over."""
    table = position(3, {"STRAIGHT": 1})
    told = whole_turn(table, "STRAIGHT")
    assert [
        PrizeWon(0, Prize.STRAIGHT, 1),
        TurnEnded(0, Prize.STRAIGHT),
        TurnStarted(1, None),
    ] == told
    assert {"STRAIGHT": 0} == owned(table)


@pytest.mark.clause("E12")
def test_a_turn_has_one_to_four_rolls() -> None:
    """Fewer dice are rolled each time."""
    numbers: Counter[int] = Counter()
    for table in random_tables(2, 30):
        if table.stack and isinstance(frame := table.stack[-1], Choose):
            numbers[frame.number] += 1
            assert len(frame.rolled) <= 5 - frame.number
            assert 4 == len(frame.kept) + len(frame.rolled)
    assert {1, 2, 3, 4} == set(numbers)


@pytest.mark.clause("E9", "E27")
def test_wrong_moves_are_refused() -> None:
    """Another seat, and a move that the dice do not allow, change nothing."""
    match = Match(GAME, ["Ana", "Ben"], EasyComeOptions(first_player=0), SeededSource(1))
    match.settle()
    with pytest.raises(NotYourTurn):
        match.submit(1, Keep((0,)))
    with pytest.raises(IllegalMove, match=r"at: easycome@1") as illegal:
        match.submit(0, Claim(Prize.FOUR_KIND))
    assert "not_satisfied" == illegal.value.reason
    assert not legal(match.turn, Keep(()))


@pytest.mark.clause("E28")
def test_events_tell_everything() -> None:
    """All that happens is told, by these names."""
    assert {
        "order_rolled",
        "first_player",
        "turn_started",
        "dice_rolled",
        "dice_kept",
        "prize_won",
        "turn_ended",
        "hold_started",
        "hold_advanced",
        "hold_broken",
        "game_won",
    } == {tag_of(event) for event in EVENTS}
    table = position()
    assert [DiceRolled(0, 1, (0, 2, 2, 5), (), ())] == roll(table, 5, 2, 2, 0)
    assert [DiceKept(0, (2, 2))] == keep(table, 2, 2)
    assert [DiceRolled(0, 2, (2, 4), (2, 2), (Prize.TRIPLE_EVEN,))] == roll(table, 4, 2)
    assert PrizeWon(0, Prize.TRIPLE_EVEN, None) == claim(table, "TRIPLE_EVEN")[0]
