"""Which referee follows which game."""

import msgspec

from tests.referees.beside.setups import Setup
from tests.referees.classic.shared import Classic
from tests.referees.classic.solo import Solo
from tests.referees.easycome.referee import EasyCome
from tests.referees.royale.referee import Royale
from tests.referees.strike.referee import Strike
from tests.referees.words import Referee


def referee_of(setup: Setup) -> Referee:
    """Call the referee of a game and tell it what was agreed, as plain data."""
    options, seats = msgspec.to_builtins(setup.options), setup.seats
    match setup.game.split("/"):
        case ["vegas", "royale"]:
            return Royale(seats, options)
        case ["vegas", "royale-base"]:
            return Royale(seats, options | {"tiles": None, "tiles_per_round": 0})
        case ["vegas", edition] if seats == 1:
            return Solo(edition, options)
        case ["vegas", edition]:
            return Classic(edition, seats, options)
        case ["strike"]:
            return Strike(seats, options)
        case _:
            return EasyCome(seats, options)
