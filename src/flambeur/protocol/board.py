"""What the open API takes and gives around the board of a day."""

from flambeur.protocol.acts import Name
from flambeur.protocol.days import Day
from flambeur.protocol.wire import Wire


class NewBoard(Wire, frozen=True):
    """Somebody who has given all ten answers of a day plays its board."""

    day: Day
    name: Name


class BoardResult(Wire, frozen=True, omit_defaults=False):
    """What an attempt at the board of a day came to."""

    day: Day
    table: str
    money: int | None
    """Nothing if it was given up, or ended after the day had closed."""
    par: int
    """The money of a champion in the same place."""
    people: int
    """How many have played it to the end so far."""
    rank: int | None
    """The place among them, if there are others."""
