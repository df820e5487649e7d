"""Sources without a receipt."""

import pytest

from flambeur.core.chance import Dice, Pick, Shuffle
from flambeur.core.errors import FlambeurError
from flambeur.core.source import Opening, Spot
from flambeur.sources import NoSource, SeededSource, SystemSource
from tests.sources.chi_square import is_even

EVENTS = (Dice((8,)), Dice((3, 2)), Shuffle(tuple(range(54))), Pick(5), Pick(300), Dice((2,), 20))
SIDES = (1, 2, 5, 6, 200, 255, 256, 300, 70_000)


def source_of(kind: str) -> SeededSource:
    """Make a source by its name."""
    return SystemSource() if kind == "system" else SeededSource("some seed")


def test_a_skewed_die_is_noticed() -> None:
    """The measure of these tests sees a die that favours the low faces, or never shows the six."""
    skewed = [byte % 200 for byte in range(256)] * 40
    assert [False, False, True] == [
        is_even(skewed, 200),
        is_even([1, 2, 3, 4, 5] * 100, 6),
        is_even(SeededSource(1).roll((6,) * 6000), 6),
    ]


def test_same_seed_same_outcomes() -> None:
    """Two sources of the same seed bring the same outcomes in the same order."""
    one, two = SeededSource(7), SeededSource(7)
    assert [one.settle(event) for event in EVENTS * 20] == [
        two.settle(event) for event in EVENTS * 20
    ]


def test_other_seed_other_outcomes() -> None:
    """Two sources of different seeds part ways."""
    assert SeededSource(7).roll((6,) * 100) != SeededSource(8).roll((6,) * 100)


def test_seeded_outcomes_stay_the_same() -> None:
    """What a seed gives is a promise to research and does not change from release to release."""
    source = SeededSource(2018)
    rolls = [source.roll(sides) for sides in ((6,) * 8, (5,) * 4, (6,) * 4, (1000, 6), ())]
    assert [[2, 4, 6, 5, 4, 2, 3, 3], [1, 4, 1, 2], [6, 1, 5, 2], [51, 4], []] == rolls


@pytest.mark.parametrize("kind", ["seeded", "system"])
@pytest.mark.parametrize("sides", SIDES)
def test_faces_are_in_range(kind: str, sides: int) -> None:
    """A die of n sides shows 1 to n, whether rolled with others of its kind or among different."""
    source = source_of(kind)
    faces = source.roll((sides,) * 300) + [source.roll((sides, 7))[0] for _ in range(300)]
    assert set() == set(faces) - set(range(1, sides + 1))


@pytest.mark.parametrize("kind", ["seeded", "system"])
def test_no_dice_no_faces(kind: str) -> None:
    """Rolling no dice gives no faces."""
    assert [] == source_of(kind).roll(())


@pytest.mark.parametrize("kind", ["seeded", "system"])
@pytest.mark.parametrize("event", EVENTS)
def test_outcomes_are_possible(kind: str, event: Dice | Shuffle | Pick) -> None:
    """Every outcome is one that the event can have."""
    source = source_of(kind)
    assert all(source.settle(event) in event for _ in range(50))


@pytest.mark.parametrize("sides", [5, 6, 200, 255, 256, 257, 300])
def test_alike_dice_are_even(sides: int) -> None:
    """No face of many alike dice is favoured."""
    source = SeededSource(sides)
    rolls = [face for _ in range(sides * 10) for face in source.roll((sides,) * 10)]
    assert is_even(rolls, sides)


@pytest.mark.parametrize("sides", [5, 6, 200, 300])
def test_different_dice_are_even(sides: int) -> None:
    """No face of a die rolled among different ones is favoured."""
    source = SeededSource(sides)
    assert is_even((source.roll((sides, 2))[0] for _ in range(sides * 100)), sides)


def test_shuffles_are_even() -> None:
    """Every order of three cards is equally likely."""
    source, event = SeededSource(3), Shuffle((1, 2, 3))
    assert is_even((source.settle(event) for _ in range(6000)), 6)


def test_system_outcomes_differ() -> None:
    """Two system sources agree on eighty dice less than once in the age of the universe."""
    assert SystemSource().roll((6,) * 80) != SystemSource().roll((6,) * 80)


@pytest.mark.parametrize("source", [SeededSource(1), SystemSource(), NoSource()])
def test_nothing_to_check(source: SeededSource | NoSource) -> None:
    """These sources promise nothing and have nothing to reveal."""
    assert Opening("practice", "", None, ("00" * 16,) * 2) == source.open(2)
    assert source.reveal() is None


def test_no_source_refuses() -> None:
    """A record that is only read never rolls dice, and the refusal names the outcome."""
    with pytest.raises(FlambeurError, match=r"no source for draw/1/-/3: Pick\(count=5\)"):
        NoSource().settle(Pick(5), Spot("draw/1/-/3", 3))
