"""No choice changes a die within one beginning; restarts do, and are few."""

import pytest

from bench.grinding import (
    ATTACKS,
    Attack,
    accepted,
    begin,
    best_of_restarts,
    receipt_of,
    unchecked,
    wins_scheme_1,
    wins_with,
)

GAMES = range(10)


def honest_wins() -> int:
    """Count what the house wins without trying anything."""
    return sum(wins_with(begin(game).key) for game in GAMES)


@pytest.mark.parametrize("attack", ATTACKS.values(), ids=list(ATTACKS))
def test_one_beginning_one_key(attack: Attack) -> None:
    """Whoever kept a receipt accepts one key only, whatever is tried after the nonces are known."""
    for game in GAMES:
        begun = begin(game)
        assert receipt_of(begun).agrees(begun)
        assert {begun.key} == accepted(attack, begun)
        # The attack does try other dice: without receipts there would be a choice.
        assert len(unchecked(attack, begun)) > 1


def test_without_receipts_the_house_wins() -> None:
    """The same attacks win where nobody checks, and in scheme 1: this test could fail."""
    assert honest_wins() < len(GAMES)
    assert all(wins_scheme_1(game, 16) for game in GAMES)
    for name in ("names", "invented commitments", "operator and player together"):
        assert all(any(map(wins_with, unchecked(ATTACKS[name], begin(game)))) for game in GAMES)


def test_restarts_are_the_choice_that_is_left() -> None:
    """Each restart is another look at the dice: that is why they are counted and shown."""
    won = [sum(best_of_restarts(game, restarts) for game in GAMES) for restarts in range(4)]
    assert won == sorted(won)
    assert honest_wins() == won[0] < won[-1]
