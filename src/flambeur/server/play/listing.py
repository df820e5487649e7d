"""What the lists of tables show; workers of older and newer versions read them side by side."""

import logging
from collections.abc import Iterable

import msgspec

from flambeur.core.codec import read_as
from flambeur.protocol.card import Card, Place
from flambeur.server.play.calling import called
from flambeur.server.play.steps import Step, Stood
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Listing

log = logging.getLogger("flambeur.listing")
USUAL = {field.name: field.default for field in msgspec.structs.fields(Card) if not field.required}


def listing_of(table: Table, cleared: str | None = None) -> Listing:
    """Tell what the lists of tables show of this one, and whom the host has just sent away."""
    card = table.card
    people = tuple(dict.fromkeys(one.person for one in card.places if one and one.person))
    return Listing(card.phase, card.game, card.public, _write(card), people, called(table), cleared)


def cleared_by(step: Step, before: Table) -> str | None:
    """Tell whom the host sent away from the table by a step, if it is a person."""
    if not isinstance(step, Stood) or not step.cleared:
        return None
    place = before.card.places[step.seat]
    return None if place is None else place.person


def _write(card: Card) -> bytes:
    """Leave out what is as usual: a worker from before a field came refuses a card that has it."""
    given = msgspec.structs.asdict(card).items()
    return msgspec.json.encode({name: it for name, it in given if USUAL.get(name, card) != it})


def read_cards(listed: Iterable[bytes]) -> list[Card]:
    """Read a list; a table that takes a newer version to read does not keep others from it."""
    cards = []
    for written in listed:
        try:
            cards.append(read_as(written, Card))
        except msgspec.ValidationError as error:
            log.warning("a card was not read: %s", error)
    return cards


def without_guests(card: Card, accounts: set[str]) -> Card:
    """Leave out the names of guests: anybody reads a public list, and a guest can take any name."""
    places = tuple(place and _nameless(place, accounts) for place in card.places)
    return msgspec.structs.replace(card, places=places, seeker=None)


def _nameless(place: Place, accounts: set[str]) -> Place:
    if place.person is None:
        return place
    name = place.name if place.person in accounts else ""
    return msgspec.structs.replace(place, name=name, handed=None)
