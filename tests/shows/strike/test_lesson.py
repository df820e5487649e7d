"""The first turn of Strike teaches what fits the dice in the arena."""

import pytest

from flambeur.games.strike import StrikeOptions, Table
from flambeur.shows.strike.lesson import LESSON
from flambeur.shows.strike.places import gathered
from tests.games.strike.play import table_of

TWO = {0: 4, 1: 2}


def taught(table: Table) -> list[str]:
    """List what a newcomer is to tap."""
    beat = LESSON.beat(0, table)
    return [] if beat is None else [tip.tap for tip in beat.tips]


def lying(dice: dict[int, int], throws: int) -> Table:
    """Lay out dice after some throws of the newcomer."""
    table = table_of((7, 9), dice, first=throws == 0, options=StrikeOptions())
    table.throws = throws
    return table


@pytest.mark.clause("S7")
def test_dice_are_pushed_together_before_the_second_throw() -> None:
    """Once they lie together, the newcomer is led to throw."""
    table = lying(TWO, 1)
    assert ["regroup", "together"] == taught(table)
    table.push_dice(gathered(table.arena, TWO).placements)
    assert ["throw"] == taught(table)


@pytest.mark.parametrize(
    ("dice", "throws", "taps"),
    [
        ({0: 4}, 0, ["target", "throw"]),
        ({0: 4}, 1, ["throw"]),
        ({}, 1, ["throw"]),
        (TWO, 2, ["stop", "throw"]),
        (TWO, 3, ["stop", "throw"]),
    ],
)
def test_pushing_is_taught_once_and_only_where_there_are_dice_to_push(
    dice: dict[int, int], throws: int, taps: list[str]
) -> None:
    """One die cannot be pushed together with another, and later throws teach to stop."""
    assert taps == taught(lying(dice, throws))
