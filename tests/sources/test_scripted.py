"""Outcomes written down beforehand."""

import pytest

from flambeur import Chance, Match, find, turn
from flambeur.core.chance import Dice, Distribution, Pick, Picked, Rolled, Shuffle, Shuffled
from flambeur.core.errors import FlambeurError
from flambeur.core.parts import Move
from flambeur.core.source import Spot
from flambeur.sources import FairSource, ScriptedSource


def test_in_the_given_order() -> None:
    """The script is read from the first outcome to the last."""
    script: list[Move] = [
        Picked(4),
        Rolled(((2, 5, 5),)),
        Shuffled((3, 1, 2)),
        Rolled(((6,), (1,))),
    ]
    events: list[Distribution] = [Pick(5), Dice((3,)), Shuffle((1, 2, 3)), Dice((1, 1))]
    source = ScriptedSource(iter(script))
    assert script == [source.settle(event, Spot("", n)) for n, event in enumerate(events)]


@pytest.mark.parametrize(
    ("outcome", "event"),
    [
        (Picked(5), Pick(5)),
        (Picked(-1), Pick(5)),
        (Picked(0), Dice((1,))),
        (Rolled(((1, 2),)), Dice((3,))),
        (Rolled(((1, 2, 7),)), Dice((3,))),
        (Rolled(((0, 1, 2),)), Dice((3,))),
        (Rolled(((3, 2, 1),)), Dice((3,))),
        (Rolled(((1, 2, 3),)), Dice((2, 1))),
        (Shuffled((1, 2, 2)), Shuffle((1, 2, 3))),
        (Shuffled((1, 2)), Shuffle((1, 2, 3))),
    ],
)
def test_the_impossible_is_refused(outcome: Move, event: Distribution) -> None:
    """An outcome that cannot happen is refused, with both sides of the quarrel named."""
    with pytest.raises(FlambeurError, match=r"the script says .* is awaited"):
        ScriptedSource([outcome]).settle(event, Spot("", 0))


def test_the_script_ends() -> None:
    """Without another source, asking for more than the script holds is an error."""
    source = ScriptedSource([Picked(0)])
    source.settle(Pick(5), Spot("", 0))
    with pytest.raises(FlambeurError, match="the script has no outcome for Dice"):
        source.settle(Dice((8,)), Spot("", 1))


def test_another_source_goes_on() -> None:
    """After the script the other source is asked, for the outcome of the right number."""
    fair = FairSource("00" * 32, "table", ["a", "b"])
    source = ScriptedSource([Picked(0), Picked(1)], fair)
    assert [
        Picked(0),
        Picked(1),
        fair.settle(Dice((8,)), Spot("", 2)),
        fair.settle(Dice((8,)), Spot("", 3)),
    ] == [
        *(source.settle(Pick(5), Spot("", n)) for n in (0, 1)),
        *(source.settle(Dice((8,)), Spot("", n)) for n in (2, 3)),
    ]


def test_nothing_to_check() -> None:
    """A script promises nothing, not even with a fair source behind it."""
    source = ScriptedSource([], FairSource("00" * 32, "table", ["a"]))
    assert source.open(1).promise is None
    assert source.reveal() is None


def test_a_game_with_real_dice() -> None:
    """A game starts with the bills and dice that lie on a real table."""
    game = find("vegas/2018")
    first = turn(game.start(2))
    assert isinstance(first, Chance)
    assert isinstance(first.distribution, Shuffle)
    bills = Shuffled(first.distribution.cards)
    script: list[Move] = [bills, Picked(1), Rolled(((1, 1, 2, 3, 4, 5, 6, 6),))]
    match = Match(game, ["a", "b"], None, ScriptedSource(script))
    match.settle()
    assert script == [entry.move for entry in match.record.entries]
