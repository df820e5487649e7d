"""Write the golden records of format 2 anew: `python -m tests.records.make`.

They are memory, not truth. Whoever runs this says in the changelog which rule has changed.
The records of format 1 beside them cannot be written any more: they are what there is to read.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from flambeur import Choice, Match
from flambeur.core.fair.record import BotSeat
from flambeur.core.game import Game, Options
from flambeur.families import every_game, make_bot
from flambeur.games.easycome import EasyComeOptions
from flambeur.games.strike import StrikeOptions
from flambeur.games.vegas.classic.options import VegasOptions
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.sources import LocalSource
from flambeur.sources.physics.source import PhysicsSource

FORMAT_2 = Path(__file__).parent / "format2"
NAMES = ("Zoë", "Ирина", "Bo", "Cy", "Di")


def name_of(seats: int, options: Options) -> str:
    """Name a record after how it is played."""
    match options:
        case EasyComeOptions(variant_full_round=full):
            return f"{'full-round' if full else 'base'}-{seats}p"
        case StrikeOptions(form=form):
            return "-".join((form, f"{seats}p", *extras(options)))
        case RoyaleOptions(tiles=tiles) if tiles:
            return "-".join(("tiles", *tiles, f"{seats}p", *later(options)))
        case RoyaleOptions(tiles_per_round=number):
            return "-".join(("drawn", str(number), f"{seats}p", *later(options)))
        case VegasOptions(solo=solo) if solo:
            return f"solo-{solo.level}-{solo.rounds}r"
        case VegasOptions(neutral_variant=neutral, money_visibility=money):
            return f"{'neutral' if neutral else 'base'}-{seats}p-{money}"
    raise TypeError(f"no name for {options}")


def extras(options: StrikeOptions) -> list[str]:
    """List the options of Strike, other than the form, that are not the usual ones."""
    usual = msgspec.structs.asdict(StrikeOptions(form=options.form))
    given = msgspec.structs.asdict(options)
    changed = [name for name in given if given[name] != usual[name]]
    return [f"{name.replace('_', '-')}-{given[name]}".replace("_", "-") for name in changed]


def later(options: Options) -> list[str]:
    """Tell how many of the options that came later there were already."""
    times = next(n for n in range(len(options.before) + 1) if options == as_of(options, n))
    return ["later", str(times)][:times]


def as_of(options: Options, times: int) -> Options:
    """Choose what was the rule when only so many of the options that came later were there."""
    before = dict([*options.before.items()][times:])
    return msgspec.structs.replace(options, **before)


def ways(game: Game[Any]) -> tuple[tuple[int, Options], ...]:
    """Choose two ways to play a game; where options came later, as at each of the times."""
    chosen = game.setups()[0], game.setups()[-1]
    times = range(len(game.options.before) + 1)
    return tuple((seats, as_of(options, n)) for n in times for seats, options in chosen)


def record(game: Game[Any], seats: int, options: Options, label: str) -> bytes:
    """Play one game with bots and dice that follow from its name; somebody sits at seat 0."""
    digest = hashlib.sha256(f"{game.name}/{label}".encode()).digest()
    source = LocalSource(digest, digest[::-1], "practice")
    players = [make_bot("uniform", game.name, f"{digest.hex()}{seat}") for seat in range(seats)]
    bots = {seat: BotSeat("uniform", digest.hex()[:16]) for seat in range(1, seats)}
    match = Match(game, NAMES[:seats], options, PhysicsSource(source), bots)
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, players[choice.seat].choose(match.view(choice.seat)))
    return match.record.dump()


def main() -> None:
    """Write records for every game."""
    for game in every_game():
        folder = FORMAT_2 / game.name
        folder.mkdir(parents=True, exist_ok=True)
        for seats, options in ways(game):
            label = name_of(seats, options)
            (folder / f"{label}.jsonl").write_bytes(record(game, seats, options, label))


if __name__ == "__main__":
    main()
