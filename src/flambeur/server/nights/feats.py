"""What somebody did in a game that is worth a title, counted from the log of its table."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from flambeur.core.parts import Event
from flambeur.games.easycome import events as easycome
from flambeur.games.strike import events as strike
from flambeur.games.vegas import events as vegas
from flambeur.games.vegas.table import Table as VegasTable
from flambeur.protocol.card import Card
from flambeur.server.nights.scoring import decided_by_bots
from flambeur.server.play.reading import Taken, fold
from flambeur.server.store.contract import Stored

LARGEST = {"dice", "payout"}
"""Of these the best one counts; all others are added up."""
Feat = tuple[str, int, int]
"""What it is, whose seat, and how much."""


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
    found: list[Feat] = []
    for taken in fold(stored):
        found += _feats(taken)
    card = taken.table.card
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


def _feats(taken: Taken) -> Iterable[Feat]:
    for event in taken.events:
        for kind, counts in KINDS:
            if isinstance(event, kind):
                yield from counts(event, taken)


def _placed(event: vegas.DicePlaced, taken: Taken) -> Iterable[Feat]:
    """A tie is broken by whoever had as many dice there as somebody else, and has not now."""
    position = taken.before.position
    state = None if position is None else position.state
    if isinstance(state, VegasTable):
        before = list(state.casinos[event.casino - 1].weights())
        if before[event.seat] and before.count(before[event.seat]) > 1:
            for colour, count in event.dice:
                before[colour] += count
            before[event.seat] += 2 * event.big
            if before.count(before[event.seat]) == 1:
                yield "ties", event.seat, 1


def _paid(event: vegas.CasinoPaid, _: Taken) -> Iterable[Feat]:
    yield from (("dice", colour, count) for colour, count in enumerate(event.dice) if count)
    yield from (("payout", win.colour, win.bill.look()) for win in event.wins)
    yield from (("cancelled", colour, 1) for colour in event.tied)


def _counted(event: vegas.GameEnded, _: Taken) -> Iterable[Feat]:
    yield from (("bills", seat, count) for seat, count in enumerate(event.bills) if count)


def _won(event: easycome.PrizeWon, _: Taken) -> Iterable[Feat]:
    if event.robbed is not None:
        yield "robber", event.seat, 1
        yield "robbed", event.robbed, 1


def _broken(event: easycome.HoldBroken, _: Taken) -> Iterable[Feat]:
    yield "spoiler", event.by, 1


def _taken(event: strike.DiceTaken, _: Taken) -> Iterable[Feat]:
    yield "taker", event.seat, sum(len(dice) for _, dice in event.groups)


def _cleared(event: strike.ArenaCleared, _: Taken) -> Iterable[Feat]:
    yield "sweeper", event.seat, 1


def _stopped(event: strike.Stopped, _: Taken) -> Iterable[Feat]:
    yield "careful", event.seat, 1


KINDS: tuple[tuple[type[Event], Callable[[Any, Taken], Iterable[Feat]]], ...] = (
    (vegas.DicePlaced, _placed),
    (vegas.CasinoPaid, _paid),
    (vegas.GameEnded, _counted),
    (easycome.PrizeWon, _won),
    (easycome.HoldBroken, _broken),
    (strike.DiceTaken, _taken),
    (strike.ArenaCleared, _cleared),
    (strike.Stopped, _stopped),
)
