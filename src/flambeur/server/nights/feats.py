"""What somebody did in a game that is worth a title, counted from the log of its table."""

from collections.abc import Iterable
from typing import Any

import msgspec

from flambeur.families import family_of
from flambeur.protocol.card import Card
from flambeur.server.nights.scoring import decided_by_bots
from flambeur.server.play.reading import Taken, fold
from flambeur.server.store.contract import Stored
from flambeur.shows.feats import Feat

LARGEST = {"dice", "payout"}
"""Of these the best one counts; all others are added up."""


class Played(msgspec.Struct, frozen=True):
    """A game that is over: its card, and what each person did there themselves."""

    card: Card
    bots: frozenset[int]
    """Seats for which bots decided most of the time."""
    feats: dict[str, dict[str, int]]
    """By kind and person."""


def look_at(stored: Stored) -> Played:
    """Read the log of a game that is over."""
    bots = decided_by_bots(stored)
    steps = list(fold(stored))
    card = steps[-1].table.card
    feats = family_of(card.game).feats_of()
    found = [
        feat for taken in steps for event in taken.events for feat in feats(_state(taken), event)
    ]
    mine = {
        seat: place.person
        for seat, place in enumerate(card.places)
        if place is not None and place.person is not None and seat not in bots
    }
    return Played(card, frozenset(bots), _by_person(found, mine))


def add(kind: str, before: int, more: int) -> int:
    """Count one more of a kind."""
    return max(before, more) if kind in LARGEST else before + more


def _by_person(found: Iterable[Feat], mine: dict[int, str]) -> dict[str, dict[str, int]]:
    counted: dict[str, dict[str, int]] = {}
    for kind, seat, count in found:
        if (person := mine.get(seat)) is not None:
            of_kind = counted.setdefault(kind, {})
            of_kind[person] = add(kind, of_kind.get(person, 0), count)
    return counted


def _state(taken: Taken) -> Any:
    """Tell how the game stood before a step, if it had begun."""
    return None if taken.before.position is None else taken.before.position.state
