"""What players of Vegas may agree on [V13]."""

from typing import Annotated, Literal, get_args

import msgspec

from flambeur.core.errors import BadOption
from flambeur.core.game import Options

Level = Literal["normal", "hard", "expert", "master"]
LEVELS: tuple[Level, ...] = get_args(Level)

OWN_DICE = {"normal": 8, "hard": 8, "expert": 7, "master": 1}
"""Dice of the solo player [V12.9 to V12.11]."""
EXPERT_DICE = range(2, 8)
PREPLACED = {"normal": (1,), "hard": (2,), "expert": (1, 2), "master": (1, 2)}
"""Rival colours rolled before the first turn; the first is the default [V12.3, A24]."""
SOLO_ROUNDS = range(1, 5)
NEUTRAL_SEATS = (2, 3, 4)


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The solo game; what is left open follows from the level."""

    level: Level = "normal"
    own_dice: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    preplaced: Annotated[int, msgspec.Meta(ge=1, le=2)] | None = None
    rounds: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1


class VegasOptions(Options, frozen=True):
    """The options of the classic editions."""

    neutral_variant: bool = False
    first_leader: int | Literal["random"] = "random"
    money_visibility: Literal["hidden", "open"] = "hidden"
    solo: Solo | None = None


def agree(options: VegasOptions, seats: int) -> VegasOptions:
    """Refuse what does not go together and fill in what follows."""
    leader = options.first_leader
    if leader != "random" and leader not in range(seats):
        raise BadOption(f"first_leader: there is no seat {leader}")
    if options.neutral_variant and seats not in NEUTRAL_SEATS:
        raise BadOption(f"neutral_variant: not for {seats} players")
    if seats > 1:
        if options.solo is not None:
            raise BadOption(f"solo: not for {seats} players")
        return options
    return msgspec.structs.replace(options, solo=_agree_solo(options.solo or Solo()))


def _agree_solo(solo: Solo) -> Solo:
    own = OWN_DICE[solo.level] if solo.own_dice is None else solo.own_dice
    allowed = EXPERT_DICE if solo.level == "expert" else (OWN_DICE[solo.level],)
    if own not in allowed:
        raise BadOption(f"solo.own_dice: {own} does not go with the level {solo.level}")
    preplaced = PREPLACED[solo.level][0] if solo.preplaced is None else solo.preplaced
    if preplaced not in PREPLACED[solo.level]:
        raise BadOption(f"solo.preplaced: {preplaced} does not go with the level {solo.level}")
    if solo.rounds not in SOLO_ROUNDS:
        raise BadOption(f"solo.rounds: {solo.rounds} is not between 1 and 4")
    return Solo(solo.level, own, preplaced, solo.rounds)
