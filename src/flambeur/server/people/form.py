"""How well somebody chooses, from the reviews of the games they played.

Games count in which the choices were a person's own, against others: not lessons, not tables where
all may ask the coach, not games alone or from a moment of another one, and no seat that was given
up or taken from a bot.
"""

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from flambeur.coach.form import ENOUGH, GAMES, Tally, form_of, over_time, read_tallies
from flambeur.coach.marks import marks_of
from flambeur.families import find
from flambeur.protocol.card import Card, Place
from flambeur.protocol.people import Forms, GameForm
from flambeur.server.play.listing import read_cards
from flambeur.server.play.sealing import is_sealed
from flambeur.server.spending import paid
from flambeur.server.store.contract import Store
from flambeur.server.thought.judged import is_judged

TABLES = 100
"""So many of a person's tables are looked at, the newest."""
LOOKED = 2 * GAMES - 1
"""So many games of a kind: the form after each of the last twenty is that of twenty, too."""


class Seat(msgspec.Struct, frozen=True):
    """Where somebody sat in a game that counts."""

    table: str
    seat: int


async def forms_of(store: Store, person: str) -> Forms:
    """Tell how well a person chooses in each game, the one played last first."""
    games = seats_by_game(read_cards(await store.tables_of(person, TABLES)), person)
    wanted = [seat.table for seats in games.values() for seat in seats]
    reviews = await store.reviews_of(wanted)
    # Dozens of reviews are some megabytes to read; others are waiting.
    return await asyncio.to_thread(_forms, games, reviews)


def seats_by_game(cards: Iterable[Card], person: str) -> dict[str, list[Seat]]:
    """Find where a person chose for themselves, the newest game first."""
    games: dict[str, list[Seat]] = {}
    for card in cards:
        if not _counts(card):
            continue
        own = [seat for seat, place in enumerate(card.places) if _chose(place, person)]
        seats = games.setdefault(card.game.partition("@")[0], [])
        seats += [Seat(card.table, seat) for seat in own[: LOOKED - len(seats)]]
    return {game: seats for game, seats in games.items() if seats}


def _counts(card: Card) -> bool:
    finished = card.outcome is not None and card.outcome.ending == "finished"
    helped = card.hints or card.lesson or card.played_on or len(card.places) == 1
    counts = not helped and not card.shared and not is_sealed(card)
    return finished and counts and is_judged(card.game)


def _chose(place: Place | None, person: str) -> bool:
    if place is None or place.person != person:
        return False
    return not (place.away or place.resigned or place.took or place.handed)


def _forms(games: Mapping[str, list[Seat]], reviews: Mapping[str, bytes]) -> Forms:
    with paid():
        forms = [_form(game, seats, reviews) for game, seats in games.items()]
    # Where there is hardly anything to decide, no number of games says how well somebody does.
    return Forms(tuple(one for one in forms if one.missing or one.form is not None))


def _form(game: str, seats: list[Seat], reviews: Mapping[str, bytes]) -> GameForm:
    """Measure one game; the seats come the newest first, a form is told the oldest first."""
    tallies: list[Tally] = [
        read_tallies(reviews[one.table])[one.seat]
        for one in reversed(seats)
        if one.table in reviews
    ]
    enough = len(tallies) >= ENOUGH
    return GameForm(
        game=find(game).id,
        reviewed=len(tallies),
        missing=max(0, ENOUGH - len(tallies)),
        form=form_of(tallies[-GAMES:]) if enough else None,
        past=tuple(over_time(tallies)[-GAMES:]),
        marks=marks_of(game),
        waiting=tuple(one.table for one in seats if one.table not in reviews),
    )
