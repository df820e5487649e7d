"""What the open API takes and gives around positions in one line."""

from typing import Annotated, Any

import msgspec

from flambeur.protocol.acts import Name
from flambeur.protocol.lines import Phrase
from flambeur.protocol.review import HintOption
from flambeur.protocol.wire import Wire

Position = Annotated[str, msgspec.Meta(max_length=4000)]
"""In the notation of positions."""


class PlayFrom(Wire, frozen=True):
    """A table of one's own that goes on from a position."""

    position: Position
    name: Name
    gives: bool = False
    """This client will add a nonce of its own to the dice, as in `sit`."""


class Judged(Wire, frozen=True, omit_defaults=False):
    """A position, drawn for the seat that has to choose, with what each option is worth to it."""

    position: str
    """As it is usually written."""
    game: str
    options: dict[str, Any]
    """What was agreed on before the game."""
    seats: int
    seat: int
    """The one that has to choose."""
    picture: Any
    """As in an update for that seat."""
    question: tuple[Phrase, ...]
    """What there is to decide."""
    roll: Phrase | None
    """The dice there are to choose from."""
    odds: tuple[HintOption, ...]
    """All that can be chosen, the best first."""
    words: str
    """The name of the catalogues to say it with, at `/api/words`."""
