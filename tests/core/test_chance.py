"""Distributions can be sampled, checked and enumerated exactly."""

from fractions import Fraction
from math import comb

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.core.chance import (
    STREAMS,
    Dice,
    Distribution,
    Pick,
    Picked,
    Rolled,
    Roller,
    Shuffle,
    Shuffled,
)
from flambeur.core.codec import encode
from flambeur.sources import SeededSource
from flambeur.testing.laws import check_distribution

DISTRIBUTIONS = st.one_of(
    st.builds(
        Dice,
        st.lists(st.integers(0, 3), min_size=1, max_size=3).map(tuple),
        st.integers(2, 6),
    ),
    st.builds(Shuffle, st.lists(st.integers(1, 3), max_size=6).map(tuple)),
    st.builds(Pick, st.integers(1, 9)),
)


@given(DISTRIBUTIONS)
def test_distribution_laws(distribution: Distribution) -> None:
    """Probabilities sum to one, outcomes differ, samples are possible."""
    check_distribution(distribution)


def test_eight_dice_are_1287_multisets() -> None:
    """Alike dice are told by what they show, not by their order."""
    assert comb(13, 5) == Dice((8,)).size == 1287


def test_probability_of_a_roll() -> None:
    """A pair of ones is one in 36, a one and a two is two in 36."""
    chances = dict(Dice((2,)).outcomes())
    assert Fraction(1, 36) == chances[Rolled(((1, 1),))]
    assert Fraction(2, 36) == chances[Rolled(((1, 2),))]


def test_groups_keep_their_identity() -> None:
    """A red one and a blue two is not a red two and a blue one."""
    chances = dict(Dice((1, 1)).outcomes())
    assert Fraction(1, 36) == chances[Rolled(((1,), (2,)))] == chances[Rolled(((2,), (1,)))]


@pytest.mark.parametrize(
    ("distribution", "outcome"),
    [
        (Dice((2,)), Rolled(((2, 1),))),
        (Dice((2,)), Rolled(((1, 7),))),
        (Dice((2,)), Rolled(((0, 1),))),
        (Dice((2,)), Rolled(((1,),))),
        (Dice((2,)), Rolled(((1,), (1,)))),
        (Dice((1,)), Picked(1)),
        (Shuffle((1, 2, 2)), Shuffled((1, 1, 2))),
        (Shuffle((1, 2)), Shuffled((1,))),
        (Shuffle((1,)), Picked(0)),
        (Pick(3), Picked(3)),
        (Pick(3), Picked(-1)),
        (Pick(3), Rolled(((1,),))),
    ],
)
def test_impossible_outcomes(distribution: Distribution, outcome: object) -> None:
    """What cannot happen is not contained."""
    assert outcome not in distribution


def rows(stream: str) -> Roller:
    """Give each stream a row of its own."""
    return SeededSource(stream).roll


def test_fewer_dice_are_the_first_of_the_same_row() -> None:
    """A group depends on its stream, not on the size of the others."""
    row = rows("neutral")((6,) * 8)
    for own in range(4):
        for count in range(9):
            rolled = Dice((own, count)).draw(rows)
            assert tuple(sorted(row[:count])) == rolled.dice[1]


def test_groups_are_drawn_by_the_streams_they_name() -> None:
    """The order of groups does not matter to what they show."""
    first, second = Dice((3, 1), streams=("a", "b")), Dice((1, 3), streams=("b", "a"))
    assert first.draw(rows).dice == second.draw(rows).dice[::-1]


@pytest.mark.parametrize(
    ("groups", "streams"),
    [
        ((1, 1, 1, 1), STREAMS),
        ((1, 1), ("die-1",)),
        ((1,), ("die-1", "die-2")),
        ((1, 1), ("die-1", "die-1")),
        ((1,), ("own",)),
        ((1, 1), ("own", "neutral")),
    ],
)
def test_streams_that_are_refused(groups: tuple[int, ...], streams: tuple[str, ...]) -> None:
    """Every group has one stream of its own, and there is one way to write them."""
    with pytest.raises(ValueError, match="groups"):
        Dice(groups, 6, streams)
    with pytest.raises(msgspec.ValidationError, match="groups"):
        msgspec.convert({"type": "dice", "groups": groups, "streams": streams}, Dice)


@pytest.mark.parametrize(
    ("dice", "written"),
    [
        (Dice((8, 2)), b'{"type":"dice","groups":[8,2]}'),
        (Dice((1,), 2, ("a",)), b'{"type":"dice","groups":[1],"faces":2,"streams":["a"]}'),
        (
            Dice((5, 1), 6, ("own", "big")),
            b'{"type":"dice","groups":[5,1],"streams":["own","big"]}',
        ),
    ],
)
def test_dice_are_written_as_the_specification_says(dice: Dice, written: bytes) -> None:
    """Six faces and the usual streams are left out."""
    assert written == encode(dice)
    assert dice == msgspec.json.decode(written, type=Dice)


def test_shuffle_is_fair() -> None:
    """Each order of four cards comes up about equally often."""
    source, counts = (
        SeededSource(1),
        {outcome: 0 for outcome, _ in Shuffle((1, 2, 3, 4)).outcomes()},
    )
    for _ in range(24_000):
        counts[Shuffle((1, 2, 3, 4)).sample(source.roll)] += 1
    assert 24 == len(counts)
    chi_square = sum((seen - 1000) ** 2 / 1000 for seen in counts.values())
    assert chi_square < 49.7, "one in a thousand is above this with 23 degrees of freedom"
