"""What the players agree on before a game of Easy Come [E25, EA8, EA19]."""

from typing import Literal

from flambeur.core.errors import BadOption
from flambeur.core.game import Options

FULL_ROUND_SEATS = 4


class EasyComeOptions(Options, frozen=True):
    """The longer hold with four players, and who begins."""

    variant_full_round: bool = False
    first_player: int | Literal["rolloff"] = "rolloff"


def agree(options: EasyComeOptions, seats: int) -> EasyComeOptions:
    """Refuse what does not go together."""
    first = options.first_player
    if first != "rolloff" and first not in range(seats):
        raise BadOption(f"first_player: there is no seat {first}")
    if options.variant_full_round and seats != FULL_ROUND_SEATS:
        raise BadOption(f"variant_full_round: not for {seats} players")
    return options
