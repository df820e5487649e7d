"""A table of one's own that goes on from a moment of a finished game.

What the seat of the one who plays on could see stays as it was; the rest is dealt anew by the dice
of the new table. Its log holds where it begins, so it outlives the game that it goes on from.
"""

import msgspec

from flambeur.core.codec import encode
from flambeur.core.fair.beginning import promise_of
from flambeur.core.fair.start import start_at
from flambeur.families import family_of
from flambeur.protocol.card import Pace, Place
from flambeur.protocol.lobby import PlayOn
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


def going_on(moment: Table, person: str, wanted: PlayOn, table: str, seed: str) -> Opened:
    """Say how the new table is opened: bots play for all others, and no name is taken along."""
    assert moment.position is not None  # noqa: S101 - a game is played at this moment
    state, game, seat = moment.position.state, moment.game, _seat(moment, person)
    places = _places(moment, seat, Place(clean_name(wanted.name), person), table)
    options = game.write_options(game.agree(len(places), moment.options))
    return Opened(
        table=table,
        game=moment.card.game,
        options=msgspec.json.decode(encode(options)),
        chairs=len(places),
        host=person,
        pace=PACE,
        public=False,
        auto=False,
        hash=promise_of(seed_of(seed, 0)),
        places=places,
        gives=tuple(wanted.gives and chair == seat for chair in range(len(places))),
        scheme=2,
        start=start_at(state, seat),
    )


def _seat(moment: Table, person: str) -> int:
    """Find the seat of the one who plays on: their own if it is still in play, else the next."""
    own, awaited = moment.seat_of(person), moment.awaited()
    assert moment.position is not None  # noqa: S101 - a game is played at this moment
    assert awaited is not None  # noqa: S101 - somebody is to move
    return awaited if own is None or not moment.game.plays(moment.position.state, own) else own


def _places(moment: Table, seat: int, person: Place, table: str) -> tuple[Place, ...]:
    """Seat the person, and bots on the levels they had; strong ones play for people."""
    family, names = family_of(moment.card.game), [person.name]
    places = []
    for chair, before in enumerate(moment.card.places):
        if chair == seat:
            places.append(person)
            continue
        names.append(name_bot(table, chair, names))
        level = None if before is None else before.bot
        places.append(Place(names[-1], bot=family.level_for(level or RIVAL)))
    return tuple(places)
