"""Write the golden records anew: `python -m tests.records.make`.

They are memory, not truth. Whoever runs this says in the changelog which rule has changed.
"""

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from flambeur import Choice, Match
from flambeur.bots import make_bot
from flambeur.core.game import Game, Options
from flambeur.games.easycome import EasyComeOptions
from flambeur.games.strike import StrikeOptions
from flambeur.games.vegas.classic.options import VegasOptions
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.registry import GAMES
from flambeur.sources import FairSource
from flambeur.sources.physics.source import PhysicsSource

FOLDER = Path(__file__).parent


def name_of(seats: int, options: Options) -> str:
    """Name a record after how it is played."""
    match options:
        case EasyComeOptions(variant_full_round=full):
            return f"{'full-round' if full else 'base'}-{seats}p"
        case StrikeOptions(form=form):
            return "-".join((form, f"{seats}p", *extras(options)))
        case RoyaleOptions(tiles=tiles) if tiles:
            return f"tiles-{'-'.join(tiles)}-{seats}p"
        case RoyaleOptions(tiles_per_round=number):
            return f"drawn-{number}-{seats}p"
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


def record(game: Game[Any], seats: int, options: Options, label: str) -> bytes:
    """Play one game with bots and dice that follow from its name."""
    digest = hashlib.sha256(f"{game.name}/{label}".encode()).hexdigest()
    source = FairSource(digest, label.replace("-", ""), [digest[:8]] * seats)
    kinds = ["greedy", "uniform", "greedy", "uniform", "greedy"][:seats]
    bots = [make_bot(kind, game.name, f"{digest}{seat}") for seat, kind in enumerate(kinds)]
    match = Match(game, kinds, options, PhysicsSource(source))
    match.settle()
    while isinstance(choice := match.turn, Choice):
        match.submit(choice.seat, bots[choice.seat].choose(match.view(choice.seat)))
    return match.record.dump()


def main() -> None:
    """Write a record for every edition, mode and number of seats."""
    for game in GAMES:
        folder = FOLDER / game.name
        folder.mkdir(parents=True, exist_ok=True)
        for seats, options in game.setups():
            label = name_of(seats, options)
            (folder / f"{label}.jsonl").write_bytes(record(game, seats, options, label))


if __name__ == "__main__":
    main()
