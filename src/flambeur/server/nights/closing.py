"""The end of a night: what it brought to everybody, and a title for each."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from flambeur.core.codec import read_as
from flambeur.families import family_of
from flambeur.protocol.night import Closing, Total
from flambeur.protocol.refusals import UnknownTable
from flambeur.protocol.review import SeatReview
from flambeur.server.nights.feats import Played, look_at
from flambeur.server.nights.night import Guest, Room
from flambeur.server.nights.titles import titles_of
from flambeur.server.play.reading import read_log
from flambeur.server.store.contract import Store

ENDED = ("done", "failed")
"""States of a review on which nobody waits any more."""


class _Reviewed(msgspec.Struct, frozen=True):
    """What is read of a review."""

    seats: tuple[SeatReview, ...]


Reviews = dict[str, tuple[SeatReview, ...] | None]
"""By table; nothing is a review that has failed, or is not done."""


async def sum_up(store: Store, room: Room) -> Closing:
    """Tell what a night brought, as far as its games are reviewed."""
    reviewed = await are_reviewed(store, room)
    reviews = await _read_reviews(store, await judged(store, room)) if reviewed else {}
    games = await _look_at_all(store, room)
    people = [guest for guest in room.guests.values() if _took_part(room, guest)]
    totals = [_total(guest, games, reviews) for guest in people]
    return Closing(
        totals=tuple(sorted(totals, key=lambda total: -total.points)),
        titles=titles_of([guest.person for guest in people], room.games, games),
        reviewed=reviewed,
    )


async def _look_at_all(store: Store, room: Room) -> list[Played]:
    """Read the logs of all games; tables may be forgotten before a night is."""
    games = []
    for game in room.games:
        with suppress(UnknownTable):
            stored = await read_log(store, game.table)
            games.append(await asyncio.to_thread(look_at, stored))
    return games


async def judged(store: Store, room: Room) -> list[str]:
    """List the tables whose games can be reviewed, in the order in which they were played."""
    tables = [game.table for game in room.games if family_of(game.game).judge is not None]
    there = await store.seqs(tables) if tables else {}
    return [table for table in tables if table in there]


async def are_reviewed(store: Store, room: Room) -> bool:
    """Tell whether all games have been reviewed; the last one is looked at first."""
    for table in reversed(await judged(store, room)):
        review = await store.review(table)
        if review is None or review.state not in ENDED:
            return False
    return True


async def _read_reviews(store: Store, tables: list[str]) -> Reviews:
    bodies = await store.reviews_of(tables)
    read: Reviews = dict.fromkeys(tables)
    return read | {table: read_as(body, _Reviewed).seats for table, body in bodies.items()}


def _took_part(room: Room, guest: Guest) -> bool:
    """Who came and left again before anything was played is not told."""
    played = any(guest.person in game.points or guest.person in game.tips for game in room.games)
    return played or not guest.departed


def _total(guest: Guest, games: Sequence[Played], reviews: Reviews) -> Total:
    """Add up what the games brought to somebody."""
    money, lucks, skills = 0, list[float | None](), list[float | None]()
    for game in games:
        seat = _seat_of(game, guest.person)
        if seat is None:
            continue
        money += _money(game, seat)
        if family_of(game.card.game).judge is not None:
            review = reviews.get(game.card.table)
            lucks.append(None if review is None else review[seat].luck)
            skills.append(None if review is None else review[seat].skill)
    return Total(guest.person, guest.points, money, _sum(lucks), _sum(skills))


def _seat_of(game: Played, person: str) -> int | None:
    places = enumerate(game.card.places)
    return next((seat for seat, one in places if one and one.person == person), None)


def _money(game: Played, seat: int) -> int:
    outcome = game.card.outcome
    paid = outcome is not None and family_of(game.card.game).score == "money"
    return outcome.scores[seat] if paid and outcome is not None else 0


def _sum(values: Sequence[float | None]) -> float | None:
    """Add up what is known of all games, or nothing."""
    known = [value for value in values if value is not None]
    return sum(known) if known and len(known) == len(values) else None
