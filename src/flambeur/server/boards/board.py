"""What is played at the board of a day: one game of Vegas against three strong bots."""

from typing import Any

import msgspec

from flambeur.core.codec import encode, shape_as
from flambeur.core.game import Game, Options
from flambeur.families import find
from flambeur.protocol.card import Pace, Place
from flambeur.server.people.names import clean_name
from flambeur.server.play.names import name_bot
from flambeur.server.play.steps import DayDice, Opened

GAME = "vegas/2018"
OPTIONS = {"money_visibility": "open"}
"""So that nobody has to remember what others took."""
SEATS = 4
SEAT = 0
"""Where the person sits."""
RIVAL = "strong"
PACE = Pace("live", 600)
"""There is one attempt only, so there is time."""


def rules() -> tuple[Game[Any], Options]:
    """Find the game and what is agreed there."""
    game = find(GAME)
    return game, game.agree(SEATS, shape_as(OPTIONS, game.options))


def opened(table: str, person: str, name: str, dice: DayDice, promise: str) -> Opened:
    """Say how somebody's attempt is opened; the bots have the same names for everybody."""
    game, options = rules()
    return Opened(
        table=table,
        game=game.id,
        options=msgspec.json.decode(encode(game.write_options(options))),
        chairs=SEATS,
        host=person,
        pace=PACE,
        public=False,
        auto=False,
        hash=promise,
        places=_places(Place(clean_name(name), person), dice.day),
        scheme=2,
        board=dice,
    )


def _places(person: Place, day: str) -> tuple[Place, ...]:
    names = [person.name]
    for seat in range(1, SEATS):
        names.append(name_bot(day, seat, names))
    return person, *(Place(name, bot=RIVAL) for name in names[1:])
