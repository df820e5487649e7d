"""What somebody is told of their own games: where they are awaited, and how others ended."""

import logging
from typing import Any

from flambeur.core.codec import read_as
from flambeur.core.errors import FlambeurError
from flambeur.protocol.card import Card
from flambeur.protocol.mine import FinishedGame, MyGames, RunningGame
from flambeur.protocol.review import SeatReview
from flambeur.server.play.clock import wait_of
from flambeur.server.play.desk import Desk
from flambeur.server.play.listing import read_cards
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Finished, Running

LOADED = 24
"""So many running tables are looked at; nobody keeps more of them in mind."""

log = logging.getLogger("flambeur.mine")


async def games_of(desk: Desk, person: str, limit: int, skip: int) -> MyGames:
    """List the games of a person, the newest first."""
    store = desk.store
    running = [await _look(desk, person, one) for one in await store.running_of(person, LOADED)]
    finished = [_tell(person, one) for one in await store.finished_of(person, limit, skip)]
    return MyGames(
        running=tuple(game for game in running if game is not None),
        finished=tuple(game for game in finished if game is not None),
        count=await store.count_finished(person),
    )


async def _look(desk: Desk, person: str, found: Running) -> RunningGame | None:
    """Look at a running table; one that cannot be read does not keep others from the list."""
    for card in read_cards([found.card]):
        try:
            table = (await desk.see(card.table)).table
        except FlambeurError as error:
            log.warning("a table was not read: %s", error)
        else:
            return running_game(table, person, found.left)
    return None


def running_game(table: Table, person: str, left: float | None) -> RunningGame | None:
    """Tell how a running table stands for somebody who sits there."""
    seat = table.seat_of(person)
    if seat is None or table.card.phase == "over":
        return None
    awaited = table.awaited()
    mine = awaited == seat and not table.is_played_by_bot(seat)
    return RunningGame(
        card=table.card,
        seat=seat,
        round=table.round or 0,
        rounds=table.rounds,
        awaited=awaited,
        mine=mine,
        since=_since(table, left) if mine else None,
        left=None if left is None or not mine else max(0.0, left),
    )


def _since(table: Table, left: float | None) -> float | None:
    """Tell how much of the time that a table waits has passed."""
    whole = wait_of(table)
    return None if whole is None or left is None else max(0.0, whole - max(0.0, left))


def _tell(person: str, found: Finished) -> FinishedGame | None:
    for card in read_cards([found.card]):
        seat = _seat_of(card, person)
        if seat is not None:
            merits = {} if card.shared else _merits(found.seats, seat)
            return FinishedGame(card, seat, int(found.opened), **merits)
    return None


def _seat_of(card: Card, person: str) -> int | None:
    seats = (at for at, place in enumerate(card.places) if place and place.person == person)
    return next(seats, None)


def _merits(seats: bytes | None, seat: int) -> dict[str, Any]:
    """Tell luck and skill as the review has them; older reviews have no skill, so tell neither."""
    if seats is None:
        return {}
    reviewed = read_as(seats, tuple[SeatReview, ...])
    mine = reviewed[seat]
    if mine.skill is None:
        return {}
    return {"luck": mine.luck, "skill": mine.skill if len(reviewed) > 1 else None}
