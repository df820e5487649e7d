"""Laws of the payout, for any dice and bills [V6, V15.5 to V15.7]."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.games.vegas.events import CasinoPaid, RoundStarted
from flambeur.games.vegas.payout import settle
from tests.games.vegas.play import random_game

DICE = st.lists(st.integers(0, 8), min_size=2, max_size=6)
BILLS = st.lists(st.sampled_from(range(10_000, 100_000, 10_000)), max_size=5)


@pytest.mark.clause("V15.6", "V6.4", "V6.5", "V6.6", "V6.7")
@given(DICE, BILLS)
def test_bills_go_down_with_the_dice(dice: list[int], bills: list[int]) -> None:
    """As many bills as there are untied participants, or all; never more for fewer dice."""
    result = settle(dice, bills)
    untied = [n for n in dice if n and dice.count(n) == 1]
    assert min(len(bills), len(untied)) == len(result.wins)
    amounts = [bill for _, bill in sorted(result.wins, key=lambda win: -dice[win[0]])]
    assert amounts == sorted(amounts, reverse=True)
    assert sorted(bills) == sorted([*amounts, *result.surplus])


@pytest.mark.clause("V15.7")
@given(DICE, BILLS, st.randoms(use_true_random=False))
def test_names_and_order_do_not_matter(dice: list[int], bills: list[int], random: object) -> None:
    """Shuffling participants and bills changes nothing but the names."""
    order = list(range(len(dice)))
    random.shuffle(order)  # type: ignore[attr-defined] # Hypothesis gives a random.Random
    result = settle(dice, bills)
    other = settle([dice[place] for place in order], sorted(bills))
    assert dict(result.wins) == {order[colour]: bill for colour, bill in other.wins}
    assert set(result.tied) == {order[colour] for colour in other.tied}
    assert result.surplus == other.surplus


@pytest.mark.clause("V15.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_at_most_one_bill_a_casino(seats: int) -> None:
    """Nobody gains more than one bill a casino, six a round, twenty-four a game."""
    for seed in range(5):
        total = dict.fromkeys(range(seats), 0)
        for _, _, _, events in random_game(seats, seed=seed):
            gains: list[int] = []
            for event in events:
                if isinstance(event, CasinoPaid):
                    colours = [win.colour for win in event.wins]
                    assert len(colours) == len(set(colours))
                    gains += colours
                if isinstance(event, RoundStarted):
                    break
            for seat in total:
                assert gains.count(seat) <= 6
                total[seat] += gains.count(seat)
        assert max(total.values()) <= 24
