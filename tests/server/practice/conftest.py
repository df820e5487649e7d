"""A bank of a few positions, and a clock that can be moved."""

from itertools import islice

import pytest

from flambeur.families import find
from flambeur.practice.bank import Bank
from flambeur.server.practice import deck
from flambeur.server.practice.deck import Decks
from flambeur.server.store.contract import Store
from tests.practice.positions import random_puzzles

COUNT = 6


class Clock:
    """Tells what it was told."""

    def __init__(self) -> None:
        """Begin some day to come: what a worker deals by itself meanwhile is due then, too."""
        self.now = 4_000_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


@pytest.fixture
def bank(monkeypatch: pytest.MonkeyPatch) -> Bank:
    """The one bank there is."""
    bank = Bank(list(islice(random_puzzles(find("vegas"), 3, 1), COUNT)))
    monkeypatch.setattr(deck, "bank_names", lambda: ("vegas",))
    monkeypatch.setattr(deck, "bank_of", {"vegas": bank}.__getitem__)
    return bank


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still."""
    return Clock()


@pytest.fixture
def decks(store: Store, clock: Clock, bank: Bank) -> Decks:
    """The decks of people, in each kind of store."""
    assert COUNT == len(bank)
    return Decks(store, clock)
