"""A table of one's own that goes on from a moment of a finished game, or from any position.

What the seat of the one who plays on could see stays as it was; the rest is dealt anew by the dice
of the new table. Its log holds where it begins, so it outlives the game that it goes on from.
"""

from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.fair.beginning import promise_of
from flambeur.core.fair.start import start_at
from flambeur.core.game import Game, Options
from flambeur.core.state import State
from flambeur.families import family_of
from flambeur.protocol.card import Pace, Place
from flambeur.protocol.lobby import PlayOn
from flambeur.protocol.position import PlayFrom
from flambeur.protocol.refusals import NotFound, WrongPhase
from flambeur.server.people.names import clean_name
from flambeur.server.play.names import name_bot
from flambeur.server.play.reading import fold
from flambeur.server.play.secrets_of import seed_of
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored

PACE = Pace("live", 600)
"""Who tries something out has time."""
RIVAL = "strong"
"""The level of the bots that play for people."""


class Point(msgspec.Struct, frozen=True):
    """Where a game goes on."""

    game: Game[Any]
    options: Options
    state: State
    seat: int
    """The one who plays on."""
    bots: tuple[str | None, ...]
    """By seat the level of the bot that played there, if one did."""


@paid()
def moment_at(stored: Stored, at: int) -> Table:
    """Find a finished game as it stood after a step of its log, or refuse."""
    tables = [taken.table for taken in fold(stored)]
    if tables[-1].card.phase != "over" or tables[-1].card.lesson:
        raise WrongPhase("one plays on from games that are over, and not from taught ones")
    if at > len(tables):
        raise NotFound("the log of this table is not so long")
    moment = tables[at - 1]
    if moment.awaited() is None:
        raise WrongPhase("no game is played at this moment")
    return moment


def point_at(moment: Table, person: str) -> Point:
    """Tell where a game goes on for somebody from a moment of another one."""
    assert moment.position is not None  # noqa: S101 - a game is played at this moment
    bots = [None if place is None else place.bot for place in moment.card.places]
    options = moment.game.agree(len(bots), moment.options)
    state, seat = moment.position.state, _seat(moment, person)
    return Point(moment.game, options, state, seat, tuple(bots))


def point_of(game: Game[Any], state: State, seat: int) -> Point:
    """Tell where a game goes on from a position, for the one who has to choose there."""
    seats, options = game.agreed(state)
    return Point(game, options, state, seat, (None,) * seats)


def going_on(point: Point, person: str, wanted: PlayOn | PlayFrom, table: str, seed: str) -> Opened:
    """Say how the new table is opened: bots play for all others, and no name is taken along."""
    places = _places(point, Place(clean_name(wanted.name), person), table)
    return Opened(
        table=table,
        game=point.game.id,
        options=msgspec.json.decode(encode(point.game.write_options(point.options))),
        chairs=len(places),
        host=person,
        pace=PACE,
        public=False,
        auto=False,
        hash=promise_of(seed_of(seed, 0)),
        places=places,
        gives=tuple(wanted.gives and chair == point.seat for chair in range(len(places))),
        scheme=2,
        start=start_at(point.state, point.seat),
    )


def _seat(moment: Table, person: str) -> int:
    """Find the seat of the one who plays on: their own if it is still in play, else the next."""
    own, awaited = moment.seat_of(person), moment.awaited()
    assert moment.position is not None  # noqa: S101 - a game is played at this moment
    assert awaited is not None  # noqa: S101 - somebody is to move
    return awaited if own is None or not moment.game.plays(moment.position.state, own) else own


def _places(point: Point, person: Place, table: str) -> tuple[Place, ...]:
    """Seat the person, and bots on the levels they had; strong ones play for people."""
    family, names = family_of(point.game.name), [person.name]
    places = []
    for chair, level in enumerate(point.bots):
        if chair == point.seat:
            places.append(person)
            continue
        names.append(name_bot(table, chair, names))
        places.append(Place(names[-1], bot=family.level_for(level or RIVAL)))
    return tuple(places)
