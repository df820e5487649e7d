"""The referees hold the vectors too: what engine and referee share is not a common mistake."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.referees.easycome.prizes import satisfied
from tests.referees.majority import ranked
from tests.referees.royale.bank import exactly
from tests.referees.royale.dice import Group
from tests.referees.royale.money import Money

VECTORS = Path(__file__).parents[1] / "vectors"
AGREED = {"chip_supply": None, "fine_change": "strict", "fine_chips": "last", "open_money": False}

Data = dict[str, Any]


def read(game: str) -> Data:
    """Read the vectors of a game."""
    data: Data = json.loads((VECTORS / f"{game}_vectors.json").read_text())
    return data


def some(game: str, key: str, kind: str) -> pytest.MarkDecorator:
    """Run a test for every vector of a kind."""
    fitting = [vector for vector in read(game)["vectors"] if vector[key] == kind]
    return pytest.mark.parametrize("vector", fitting, ids=[vector["id"] for vector in fitting])


@some("vegas", "kind", "payout")
def test_payout(vector: Data) -> None:
    """Ties cancel, and the others take the bills from the dearest down."""
    given, expect = vector["input"], vector["expect"]
    order = ranked(given["dice"])
    paid = dict(zip(order, sorted(given["bills"], reverse=True), strict=False))
    paid.pop("neutral", None)
    assert expect["payouts"] == paid
    assert expect["tied_out"] == sorted(p for p, n in given["dice"].items() if n and p not in order)


@some("royale", "op", "resolve_casino")
def test_casino(vector: Data) -> None:
    """A big die counts twice, and imaginary players win like others."""
    given, expect = vector["given"], vector["expect"]
    weights = {owner: Group(**dice).weight for owner, dice in given["dice"].items()}
    assert expect["counts"] == weights
    cards = sorted(given["cards"], reverse=True)
    assert expect["awards"] == dict(zip(ranked(weights), cards, strict=False))


def stock(bank: dict[str, int]) -> list[int]:
    """List the cards of a bank."""
    return [int(value) for value, count in bank.items() for _ in range(count)]


@some("royale", "op", "bank_pay")
def test_bank(vector: Data) -> None:
    """The bank pays with the fewest cards, or cannot."""
    given, expect = vector["given"], vector["expect"]
    cards = exactly(stock(given["bank"]), given["amount"])
    assert (None if expect["virtual"] else Counter(expect["cards"])) == (cards and Counter(cards))


@some("royale", "op", "fine")
def test_fine(vector: Data) -> None:
    """Cards come before chips, and change under 30,000 is lost or written down."""
    given, expect = vector["given"], vector["expect"]
    money = Money(1, AGREED | vector.get("config", {}))
    money.cards, money.chips, money.bank = [given["cards"]], [given["chips"]], stock(given["bank"])
    assert [] == list(money.fine(0, last_round=False))
    assert Counter(expect["cards"]) == Counter([*money.cards[0], *money.virtual[0]])
    assert expect["chips"] == money.chips[0]


def test_prizes() -> None:
    """All 126 results of four dice satisfy what the rules say."""
    for dice, _, prizes in read("easycome")["multisets"]:
        assert {*prizes} == satisfied(dice), dice
