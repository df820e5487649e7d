"""Which games are played: family and number say the edition, the seats and the options."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from flambeur.core.game import Options
from flambeur.games.easycome import EasyComeOptions
from flambeur.games.strike.options import NUMBERS, StrikeOptions
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.classic.options import EXPERT_DICE, LEVELS, PREPLACED, SOLO_ROUNDS
from flambeur.games.vegas.royale.options import RoyaleOptions

NEUTRAL_SEATS = (2, 3, 4)
BOARDS = "ABCDEFGH"


@dataclass(frozen=True)
class Setup:
    """A game to be played."""

    game: str
    seats: int
    options: Options


def setup_of(family: str, number: int) -> Setup:
    """Choose everything at random, the same for the same number."""
    return FAMILIES[family](Random(f"{family}/{number}"))


def _values(hint: object) -> tuple[Any, ...]:
    """List the values of an option whose type names them."""
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


def _some(luck: Random, options: type[Options]) -> dict[str, Any]:
    """Choose a value for every option that lists them."""
    listed = {name: _values(hint) for name, hint in get_type_hints(options).items()}
    return {name: luck.choice(values) for name, values in listed.items() if values}


def _first(luck: Random, seats: int, drawn: str) -> Any:
    """Choose who begins: a seat, or whoever is drawn."""
    return luck.choice([*range(seats), *[drawn] * seats])


def classic(luck: Random) -> Setup:
    """Two editions, one to five players, neutral dice, hidden and open money."""
    game, seats = luck.choice(("vegas/2012", "vegas/2018")), luck.randint(1, 5)
    chosen = _some(luck, VegasOptions)
    chosen["neutral_variant"] &= seats in NEUTRAL_SEATS
    if seats == 1:
        return Setup(game, 1, VegasOptions(**chosen, solo=_solo(luck)))
    return Setup(game, seats, VegasOptions(**chosen, first_leader=_first(luck, seats, "random")))


def _solo(luck: Random) -> Solo | None:
    """Any level with what it leaves open, or what is meant when nothing is said."""
    level = luck.choice((None, *LEVELS))
    if level is None:
        return None
    own = luck.choice((None, *EXPERT_DICE)) if level == "expert" else None
    return Solo(level, own, luck.choice((None, *PREPLACED[level])), luck.choice(SOLO_ROUNDS))


def royale(luck: Random) -> Setup:
    """Every option, drawn tiles or named ones, and the base game without."""
    seats = luck.randint(2, 5)
    chosen = _some(luck, RoyaleOptions)
    chosen["start_player"] = _first(luck, seats, "random")
    chosen["chip_supply"] = luck.choice((None, 20))
    if luck.random() < 0.5:
        chosen["tiles"] = tuple(
            f"{board}{luck.choice('12')}" for board in luck.sample(BOARDS, luck.randint(0, 6))
        )
    else:
        chosen["tiles_per_round"] = luck.randint(0, 6)
    return Setup("vegas/royale", seats, RoyaleOptions(**chosen))


def base(luck: Random) -> Setup:
    """The base game, for which options of tiles mean nothing."""
    seats = luck.randint(2, 5)
    chosen = _some(luck, RoyaleOptions) | {"start_player": _first(luck, seats, "random")}
    return Setup("vegas/royale-base", seats, RoyaleOptions(**chosen))


def strike(luck: Random) -> Setup:
    """Both forms and editions, one round or a match, with leavers or without."""
    seats = luck.randint(2, 5)
    chosen = _some(luck, StrikeOptions)
    chosen["starter"] = _first(luck, seats, "random")
    chosen["start_face"] = luck.choice(("random", *NUMBERS))
    return Setup("strike", seats, StrikeOptions(**chosen))


def easycome(luck: Random) -> Setup:
    """Two to four players, the longer hold, and any first player."""
    seats = luck.randint(2, 4)
    full = seats == 4 and luck.random() < 0.5
    first = _first(luck, seats, "rolloff")
    return Setup("easycome", seats, EasyComeOptions(full, first))


FAMILIES: dict[str, Callable[[Random], Setup]] = {
    "classic": classic,
    "royale": royale,
    "base": base,
    "strike": strike,
    "easycome": easycome,
}
