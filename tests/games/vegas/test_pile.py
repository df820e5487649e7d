"""The pile cannot run out in four rounds, whatever the shuffle and whoever wins [V8]."""

from itertools import product
from math import ceil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flambeur.games.vegas import CLASSIC_2012, CLASSIC_2018
from flambeur.games.vegas.classic.deal import FUNDED, deal
from flambeur.games.vegas.classic.rules import Classic
from flambeur.games.vegas.edition import Edition
from tests.games.vegas.play import random_game

EDITIONS = [CLASSIC_2012, CLASSIC_2018]
both = pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.name)

Bills = tuple[int, ...]


@st.composite
def fates(draw: st.DrawFn) -> tuple[Edition, list[int], list[bool]]:
    """Any order of the bills of an edition, and for each bill dealt whether somebody keeps it."""
    edition = draw(st.sampled_from(EDITIONS))
    pile = draw(st.permutations(edition.pile))
    kept = draw(st.lists(st.booleans(), min_size=120, max_size=120))
    return edition, pile, kept


@pytest.mark.clause("V8.2", "V8.4", "A10")
@given(fates())
@settings(max_examples=400, deadline=None)
def test_pile_never_runs_out(fate: tuple[Edition, list[int], list[bool]]) -> None:
    """Four deals fund all six casinos each time, however bills are kept and returned."""
    edition, pile, kept = fate
    keep = iter(kept)
    left: Bills = tuple(pile)
    for _ in range(edition.rounds):
        casinos, left = deal(left, edition.casinos)
        assert all(sum(casino) >= FUNDED for casino in casinos)
        returned = [bill for casino in casinos for bill in casino if not next(keep)]
        left = (*left, *returned)


@pytest.mark.clause("V8.2")
@given(fates())
@settings(max_examples=200, deadline=None)
def test_pile_never_runs_out_at_worst(fate: tuple[Edition, list[int], list[bool]]) -> None:
    """The same holds when every single bill dealt is kept by somebody."""
    edition, pile, _ = fate
    casinos, _ = deal(pile, edition.casinos * edition.rounds)
    assert all(sum(casino) >= FUNDED for casino in casinos)


@pytest.mark.clause("V8.1", "V3.4", "V15.3")
@given(fates())
@settings(max_examples=200, deadline=None)
def test_a_funded_casino(fate: tuple[Edition, list[int], list[bool]]) -> None:
    """A casino gets 1 to 5 bills worth 50,000 to 130,000, one big bill at most, and it last."""
    edition, pile, _ = fate
    for casino in deal(pile, edition.casinos)[0]:
        assert 1 <= len(casino) <= 5
        assert 50_000 <= sum(casino) <= 130_000
        assert sum(casino[:-1]) <= 40_000
        assert all(bill < FUNDED for bill in casino[:-1])


@pytest.mark.clause("V8.2")
@both
def test_there_are_enough_big_bills(edition: Edition) -> None:
    """Short of one casino, at most 23 big bills are out; each set has more."""
    big = sum(bill >= FUNDED for bill in edition.pile)
    assert big > edition.casinos * edition.rounds - 1


@pytest.mark.clause("V8.3")
@pytest.mark.parametrize(
    ("edition", "most"),
    [(CLASSIC_2012, (20, 34, 46, 52)), (CLASSIC_2018, (19, 32, 42, 48))],
    ids=["2012", "2018"],
)
def test_most_bills_out(edition: Edition, most: tuple[int, ...]) -> None:
    """The most bills that can be out after a deal, if everything dealt before was kept.

    A casino takes small bills up to 40,000 and one bill to complete it; a big one serves best.
    """
    counts = dict(edition.bills)
    ones, twos, threes, fours = (counts[value] for value in (10_000, 20_000, 30_000, 40_000))
    for rounds, expected in enumerate(most, 1):
        casinos = edition.casinos * rounds
        small = max(
            a + b + c + d
            for a, b, c, d in product(
                range(ones + 1), range(twos + 1), range(threes + 1), range(fours + 1)
            )
            if d + c + ceil((2 * b + max(0, a - c)) / 4) <= casinos
        )
        assert expected == small + casinos


@pytest.mark.clause("V8.3")
def test_last_deal_can_empty_the_pile() -> None:
    """In 2018 a pile of small and big bills in turn is used up exactly, all casinos funded."""
    bills = CLASSIC_2018.pile
    small, big = bills[:24], bills[24:]
    pile = [bill for pair in zip(small, big, strict=True) for bill in pair]
    casinos, left = deal(pile, 24)
    assert () == left
    assert all(sum(casino) >= FUNDED for casino in casinos)


@pytest.mark.clause("V8.5", "A10")
def test_empty_pile_ends_the_deal() -> None:
    """With too few bills a casino stays short, later ones stay empty, and play goes on."""
    casinos, left = deal([40_000, 90_000, 20_000], 3)
    assert [(40_000, 90_000), (20_000,), ()] == casinos
    assert () == left


@pytest.mark.clause("V8.4", "V15.1", "V15.2")
@both
def test_pile_in_real_games(edition: Edition) -> None:
    """In whole random games every casino is funded in every round, and no bill or die is lost."""
    game = Classic(edition, 1)
    for seats in (2, 5):
        for table, _, _, _ in random_game(seats, seed=seats, game=game):
            assert game.census(table) == game.census(game.start(seats))
            if table.round:
                assert all(sum(casino.bills) >= FUNDED for casino in table.casinos)
