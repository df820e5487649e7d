"""What was wrong comes back: soon at first, then later and later."""

import pytest

from flambeur.practice.deck import Card, answered, due, new_card

DAY = 86_400.0
NOW = 1_800_000_000.0
TEN_MINUTES = 1 / 144


def answer(*rights: bool) -> tuple[Card, list[float]]:
    """Answer a card each time that it is due, and tell how many days passed between."""
    card, gaps = new_card("a", NOW), []
    for right in rights:
        at = card.due
        card = answered(card, at, right=right)
        gaps.append((card.due - at) / DAY)
    return card, gaps


def test_wrong_comes_back_the_same_day() -> None:
    """After ten minutes, as often as it is wrong."""
    _, gaps = answer(False, False)
    assert [pytest.approx(TEN_MINUTES)] * 2 == gaps


def test_right_comes_back_later_and_later() -> None:
    """Each right answer gives more time; a wrong one takes it away again."""
    _, gaps = answer(False, True, True, True, True)
    assert gaps[1] >= 1
    assert gaps[1:] == sorted(gaps[1:])
    assert gaps[4] > 2 * gaps[2]
    _, fallen = answer(False, True, True, True, False, True)
    assert pytest.approx(TEN_MINUTES) == fallen[4]
    assert fallen[5] < fallen[3]


def test_due() -> None:
    """Only what is due, the longest due first."""
    early, late = new_card("a", NOW), new_card("b", NOW + 5)
    assert [] == due([early, late], NOW - 1)
    assert [early] == due([late, early], NOW)
    assert [early, late] == due([late, early], NOW + 5)
