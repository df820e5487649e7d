"""A game that begins at a moment of another one: what a seat saw stays, the rest is dealt anew."""

from typing import Any, TypeVar

import msgspec

from flambeur.core.chance import OWN
from flambeur.core.codec import encode
from flambeur.core.errors import UNPLAYABLE, BadPosition
from flambeur.core.fair.rows import Row, dice_of
from flambeur.core.game import Game, Options
from flambeur.core.playable import complete
from flambeur.core.secret import redact
from flambeur.core.state import State

S = TypeVar("S", bound=State)
Start = dict[str, Any]
"""A state as one seat may see it, as an agreement holds it."""
UNSEEN = "unseen/0/-/0"
"""The place where all is dealt that the seat did not see."""


def start_at(state: State, seat: int) -> Start:
    """Write down what a seat may see of a state."""
    seen: Start = msgspec.json.decode(encode(redact(state, seat)))
    return seen


def deal_unseen(game: Game[S], seats: int, options: Options, start: Start, key: bytes) -> S:
    """Read what a seat saw, and deal the rest by the key of the table."""
    try:
        state = game.load(encode(start))
    except UNPLAYABLE as error:
        raise BadPosition("no game can begin at this position") from error
    return complete(game, seats, options, state, Row(dice_of(key), UNSEEN, OWN).roll)
