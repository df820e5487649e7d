"""What the players of Strike agree on before the game [S50]."""

from typing import Annotated, Literal

import msgspec

from flambeur.core.errors import BadOption
from flambeur.core.game import Options

DICE = {"2012": {2: 9, 3: 8, 4: 7, 5: 6}, "2020": {2: 8, 3: 7, 4: 6, 5: 5}}
"""Dice in each reserve, by edition and number of players [S3]."""
BOX = {"2012": 31, "2020": 26}
NUMBERS = range(2, 7)
TILTS = range(10, 45)
"""Limits for a readable die that make sense: at 45 degrees no face is nearer than another."""


class StrikeOptions(Options, frozen=True):
    """All options; the default of each comes first in the rules."""

    form: Literal["physics", "abstract"] = "physics"
    edition: Literal["2012", "2020"] = "2012"
    rounds: Literal["single", "match"] = "single"
    starter: Literal["random"] | int = "random"
    start_face: Literal["random"] | Annotated[int, msgspec.Meta(ge=2, le=6)] = "random"
    on_self_emptied: Literal["choice", "end_turn", "throw_all"] = "choice"
    tilt_limit: Annotated[int, msgspec.Meta(ge=10, le=44)] = 30
    leavers: Literal["bot", "out"] = "bot"


def check(seats: int, options: StrikeOptions) -> None:
    """Refuse what does not go together."""
    if options.starter != "random" and options.starter not in range(seats):
        raise BadOption(f"there is no seat {options.starter} to start")
    if options.start_face != "random" and options.start_face not in NUMBERS:
        raise BadOption(f"the first die cannot show {options.start_face}")
    if options.tilt_limit not in TILTS:
        raise BadOption(f"{options.tilt_limit} degrees are no sensible limit")
