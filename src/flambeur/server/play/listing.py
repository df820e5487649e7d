"""What the lists of tables show."""

import msgspec

from flambeur.server.play.table import Table
from flambeur.server.store.contract import Listing


def listing_of(table: Table) -> Listing:
    """Tell what the lists of tables show of this one."""
    card = table.card
    people = tuple(place.person for place in card.places if place and place.person)
    return Listing(card.phase, card.game, card.public, msgspec.json.encode(card), people)
