"""Write the golden records anew: `python -m tests.records.make`.

They are memory, not truth. Whoever runs this says in the changelog which rule has changed.
"""

import hashlib
from pathlib import Path

import msgspec

from flambeur import Choice, Match
from flambeur.bots import make_bot
from flambeur.core.game import Options
from flambeur.games.vegas import GAMES, VegasOptions
from flambeur.games.vegas.classic.rules import Classic
from flambeur.sources import FairSource

FOLDER = Path(__file__).parent


def name_of(seats: int, options: VegasOptions) -> str:
    """Name a record after how it is played."""
    if options.solo:
        return f"solo-{options.solo.level}-{options.solo.rounds}r"
    mode = "neutral" if options.neutral_variant else "base"
    return f"{mode}-{seats}p-{options.money_visibility}"


def record(game: Classic, seats: int, options: Options, label: str) -> bytes:
    """Play one game with bots and dice that follow from its name."""
    digest = hashlib.sha256(f"{game.name}/{label}".encode()).hexdigest()
    source = FairSource(digest, label.replace("-", ""), [digest[:8]] * seats)
    kinds = ["greedy", "uniform", "greedy", "uniform", "greedy"][:seats]
    bots = [make_bot(kind, game.name, f"{digest}{seat}") for seat, kind in enumerate(kinds)]
    match = Match(game, kinds, options, source)
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
            label = name_of(seats, msgspec.convert(options, VegasOptions, from_attributes=True))
            (folder / f"{label}.jsonl").write_bytes(record(game, seats, options, label))


if __name__ == "__main__":
    main()
