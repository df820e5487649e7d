"""What a message says, in the language of its reader."""

from collections.abc import Sequence

import msgspec

from flambeur.protocol.card import Card
from flambeur.protocol.notices import Message
from flambeur.shows.poster.said import game_of
from flambeur.words.catalogues import Words

TURN = "turn"
"""The tag of all messages about tables by the day: the newest one takes the place of the last."""


class Told(msgspec.Struct, frozen=True):
    """A message, and what it is about."""

    message: Message
    urgent: bool
    """The game goes on while it travels."""
    life: int
    """Seconds for which it is worth delivering."""


def tell_turns(words: Words, person: str, cards: Sequence[Card], count: int) -> Told:
    """Tell somebody that tables by the day wait for them."""
    if len(cards) == 1:
        (card,) = cards
        title, url = words("notice-turn", game=game_of(card, words)), f"/t/{card.table}"
        text = _with(words, card, person)
    else:
        games = dict.fromkeys(game_of(card, words) for card in cards)
        title, url = words("notice-turns", count=len(cards)), "/me"
        text = words.commas(list(games))
    life = max(card.pace.seconds for card in cards)
    return Told(Message(title, text, TURN, url, count), urgent=False, life=life)


def tell_away(words: Words, card: Card, count: int) -> Told:
    """Tell somebody that a live table goes on without them."""
    title = words("notice-away", game=game_of(card, words))
    message = Message(title, words("notice-away-line"), card.table, f"/t/{card.table}", count)
    return Told(message, urgent=True, life=card.pace.seconds)


def _with(words: Words, card: Card, person: str) -> str:
    others = [place.name for place in card.places if place and place.person != person]
    return words("notice-with", names=words.every(others)) if others else words("notice-alone")
