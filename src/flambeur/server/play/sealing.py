"""Tables whose dice others may still meet: what they tell is kept back until their day closes."""

from datetime import UTC, datetime
from time import time

from flambeur.protocol.card import Card
from flambeur.protocol.refusals import Sealed


def is_sealed(card: Card) -> bool:
    """Tell whether the day of a table has not closed yet; most tables have none."""
    return card.board is not None and time() < card.board.closes


def check_open(card: Card) -> None:
    """Refuse whatever looks into a table while it is sealed, be it for its player."""
    if is_sealed(card):
        assert card.board is not None  # noqa: S101 - only the board of a day is sealed
        closes = datetime.fromtimestamp(card.board.closes, UTC)
        raise Sealed(f"this table is sealed until {closes:%Y-%m-%d %H:%M} UTC")


def check_player(card: Card, person: str) -> None:
    """Refuse everybody but its player while a table is sealed."""
    if person not in {place.person for place in card.places if place is not None}:
        check_open(card)
