"""The rules of Strike, clause by clause, from positions made by hand."""

from typing import Any

import pytest

from flambeur.core.chance import Dice, Pick, Picked, Rolled
from flambeur.core.errors import BadOption
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.strike import GAME, StrikeOptions, Table
from flambeur.games.strike import events as told
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import FACES, Landed, Reading, X
from flambeur.games.strike.legal import refusal
from flambeur.games.strike.moves import Placement, Regroup, Stop, Throw
from flambeur.games.strike.styles import STYLES
from flambeur.games.strike.turn import Act, RollAgain
from tests.games.strike.play import SOFT, phase_of, table_of

ABSTRACT = StrikeOptions(form="abstract")


def lands(table: Table, move: Throw, *faces: int) -> list[Any]:
    """Throw, and let all dice show these faces, lowest number first; 0 is a die outside."""
    play(table, move)
    dice = sorted((*table.flying, *(lying.die for lying in table.arena)))
    readings = [
        Reading(die, "in", face) if face else Reading(die, "outside")
        for die, face in zip(dice, faces, strict=True)
    ]
    return play(table, Landed(tuple(readings)))


@pytest.mark.clause("S1", "S2", "SA1")
def test_material() -> None:
    """Two to five play; a die has an X in place of the 1 and the numbers 2 to 6."""
    assert [2, 3, 4, 5] == [*GAME.seats]
    assert [X, 2, 3, 4, 5, 6] == [*FACES]
    with pytest.raises(BadOption):
        GAME.start(6, ABSTRACT)


@pytest.mark.clause("S4", "SA2")
def test_first_die() -> None:
    """The first die lies in the middle; its face is drawn evenly from 2 to 6, or agreed on."""
    table = GAME.start(2, StrikeOptions(starter=0))
    assert Chance(Pick(5)) == turn(table)
    play(table, Picked(4))
    assert (Lying(0, 6, 0, 0, 0),) == table.arena
    agreed = GAME.start(2, StrikeOptions(starter=0, start_face=3))
    assert (Lying(0, 3),) == agreed.arena
    with pytest.raises(BadOption):
        GAME.start(2, StrikeOptions(start_face=1))


@pytest.mark.clause("S5", "SA3", "SA6")
def test_order() -> None:
    """The starter is drawn or named; then it goes left, past those who are out."""
    table = GAME.start(3, StrikeOptions(form="abstract", start_face=2))
    assert Chance(Pick(3)) == turn(table)
    play(table, Picked(2))
    assert 2 == table.active
    skipped = table_of((3, 0, 3), {1: 2}, first=False, alive=(True, False, True))
    play(skipped, Stop())
    assert 2 == skipped.active
    with pytest.raises(BadOption):
        GAME.start(2, StrikeOptions(starter=2))


@pytest.mark.clause("S6", "SA14")
def test_compulsory_throw() -> None:
    """A turn begins with a throw of exactly one die, the lowest of the reserve."""
    table = table_of((3, 3), {1: 2})
    moves = turn(table).moves  # type: ignore[union-attr] # it is a choice
    assert all(isinstance(move, Throw) and not move.all for move in moves)
    play(table, Throw("soft"))
    assert (100,) == table.flying
    assert (101, 102) == table.reserves[0]


@pytest.mark.clause("S7", "S8", "SA10", "SA20")
def test_regrouping() -> None:
    """Before each throw dice may be pushed and turned; faces stay, and a throw may change them."""
    table = table_of((3, 3), {1: 2, 2: 5}, options=StrikeOptions())
    play(table, Regroup((Placement(1, 20_000, 30_000, 400_000),)))
    assert Lying(1, 2, 20_000, 30_000, 40_000) == table.arena[0]
    assert Act(0, first=True) == table.stack[-1]
    hit = table_of((3, 3), {1: 2})
    lands(hit, Throw("hard", (1,)), 5, 3)
    assert {1: 5, 100: 3} == {lying.die: lying.face for lying in hit.arena}


@pytest.mark.clause("S9", "SA8", "SA23")
def test_order_of_resolution() -> None:
    """Losses, dice rolled again, X, equal numbers: the events come in this order."""
    table = table_of((3, 3), {1: 2, 2: 3}, options=StrikeOptions())
    play(table, SOFT)
    table.stack[-1] = RollAgain(
        0, (Reading(1, "cocked"), Reading(2, "outside"), Reading(100, "in", X))
    )
    assert Chance(Dice((1,), streams=("die-1",))) == turn(table)
    said = play(table, Rolled(((4,),)))
    kinds = [type(event).__name__ for event in said]
    assert ["Settled", "DieRerolled", "DieLost", "DieLost", "ChoiceGiven"] == kinds
    assert ["outside", "X"] == [event.reason for event in said if isinstance(event, told.DieLost)]


@pytest.mark.clause("S10", "S22", "SA5", "SA22")
def test_losses() -> None:
    """Lost dice stay lost, the turn goes on, and an arena emptied by losses calls for all dice."""
    table = table_of((3, 3), {1: 2})
    lands(table, Throw("hard"), 0, 0)
    assert "DECIDE" == phase_of(table)
    play(table, Stop())
    assert (1, True) == (table.active, table.must_grand)
    assert [1, 100] == sorted(lost.die for lost in table.lost)


@pytest.mark.clause("S11")
def test_unreadable_dice() -> None:
    """A die rolled again outside comes back where it lay with its new face."""
    table = table_of((3, 3), {1: 2}, options=StrikeOptions())
    play(table, SOFT)
    where = (12_000, -8_000, 5_000)
    table.stack[-1] = RollAgain(
        0, (Reading(1, "in", 2, -60_000), Reading(100, "cocked", 0, *where))
    )
    play(table, Rolled(((6,),)))
    assert Lying(100, 6, *where) == table.arena[1]


@pytest.mark.clause("S12", "SA13")
def test_x_dice() -> None:
    """X dice leave the game; two of them are no match."""
    table = table_of((3, 3), {1: 2})
    lands(table, Throw("hard", (1,)), X, X)
    assert ("DECIDE", ()) == (phase_of(table), table.arena)
    assert {"X"} == {lost.reason for lost in table.lost}


@pytest.mark.clause("S13", "SA7")
def test_equal_numbers() -> None:
    """Every number that lies there twice is taken whole, and the turn is over."""
    table = table_of((3, 3), {1: 2, 2: 3, 3: 5})
    said = lands(table, Throw("hard", (1, 2, 3)), 3, 3, 5, 5)
    assert told.DiceTaken(0, ((3, (1, 2)), (5, (3, 100)))) in said
    assert ((1, 2, 3, 100, 101, 102), 1) == (table.reserves[0], table.active)


@pytest.mark.clause("S14", "S24", "SA18")
def test_go_on_or_stop() -> None:
    """Without a match the seat may throw again or stop, and regroup until then."""
    table = table_of((3, 3), {1: 2})
    lands(table, Throw("soft"), 2, 3)
    assert Stop() in turn(table).moves  # type: ignore[union-attr] # it is a choice
    physical = table_of((3, 3), {1: 2}, first=False, options=StrikeOptions())
    assert refusal(physical, 0, Regroup(())) is None
    play(physical, Regroup(()))
    play(physical, Stop())
    assert 1 == physical.active


@pytest.mark.clause("S15", "S16", "SA15")
def test_last_die() -> None:
    """Without dice and without a match a seat is out at the end of its turn; its dice stay."""
    table = table_of((1, 3, 3), {1: 2})
    said = lands(table, Throw("soft"), 2, 3)
    assert told.Eliminated(0, 2) in said
    assert [False, True, True] == table.alive
    assert [1, 100] == [lying.die for lying in table.arena]
    saved = table_of((1, 3), {1: 2})
    lands(saved, Throw("soft"), 2, 2)
    assert saved.alive[0]


@pytest.mark.clause("S17", "S18")
def test_grand_lancer() -> None:
    """Before an empty arena all dice are thrown at once; only what matches comes back."""
    table = table_of((3, 3), {})
    moves = turn(table).moves  # type: ignore[union-attr] # it is a choice
    assert [Throw(style, all=True) for style in STYLES] == [*moves]
    lands(table, Throw("soft", all=True), 4, 4, 6)
    assert ((100, 101), 1) == (table.reserves[0], table.active)
    lone = table_of((1, 3), {})
    lands(lone, Throw("soft", all=True), 4)
    assert 1 == lone.winner


@pytest.mark.clause("S19", "SA4", "S50")
@pytest.mark.parametrize(
    ("option", "phase", "offers"),
    [
        ("choice", "DECIDE", {Throw("soft"), Stop()}),
        ("end_turn", "TURN_START", {Throw("soft", all=True)}),
        ("throw_all", "DECIDE", {Throw("soft", all=True)}),
    ],
)
def test_arena_emptied_by_oneself(option: Any, phase: str, offers: set[Any]) -> None:
    """One more die or stop; by option the turn ends, or everything must be thrown."""
    table = table_of((3, 3), {1: 2}, options=StrikeOptions(form="abstract", on_self_emptied=option))
    lands(table, Throw("hard"), X, 0)
    assert phase == phase_of(table)
    awaited = turn(table)
    assert isinstance(awaited, Choice)
    assert offers == {m for m in awaited.moves if isinstance(m, Stop) or "soft" == m.style}  # type: ignore[attr-defined] # stops and throws


@pytest.mark.clause("S20", "SA24")
def test_winner() -> None:
    """The last one in wins at once, and has dice."""
    table = table_of((1, 2), {1: 2})
    said = lands(table, Throw("soft"), 2, 3)
    assert told.RoundWon(1) in said
    assert told.GameWon((1,), (1, 0)) in said
    assert Over((2, 1), (1, 0)) == turn(table)
    assert table.reserves[1]


@pytest.mark.clause("S21", "SA11", "SA12")
def test_match_of_rounds() -> None:
    """As many rounds as players, each started by the next seat; fewest points win."""
    options = StrikeOptions(form="abstract", rounds="match", starter=1, start_face=2)
    table = table_of((1, 2), {1: 2}, active=0, options=options)
    table.starter = 1
    said = lands(table, Throw("soft"), 2, 3)
    assert told.RoundStarted(2, 0, 0, 2) in said
    assert ([1, 0], 2, 0) == (table.points, table.round, table.active)
