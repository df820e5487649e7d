"""Many records of all games, and both verifiers: `python -m tests.fair.many --records 1000`."""

import argparse
import random
from collections.abc import Iterator
from typing import Any

from flambeur.core.game import Game, Options
from flambeur.families import every_game
from tests.fair.factory import Made, Ways, make
from tests.fair.verdicts import agree

SETUPS: tuple[tuple[Game[Any], int, Options], ...] = tuple(
    (game, seats, options)
    for game in every_game()
    for seats, options in game.setups()
    if getattr(options, "form", "abstract") == "abstract"
)
"""Every way to play but for throws in real physics, which take longer."""


def ways_of(luck: random.Random, seats: int) -> Ways:
    """Choose who plays, who gives a nonce and what goes wrong."""
    persons = luck.randint(1, seats)
    nonces = tuple(seat for seat in range(persons) if luck.random() < 0.8)
    return Ways(
        persons=persons,
        nonces=nonces,
        silent=tuple(luck.sample(nonces, luck.choice((0, 0, 0, min(1, len(nonces)), len(nonces))))),
        withheld=tuple(seat for seat in range(seats) if luck.random() < 0.2),
        signed=luck.random() < 0.9,
        entries=luck.choice((400, 400, 400, 30)),
    )


def records(count: int) -> Iterator[tuple[str, Made]]:
    """Make so many records, of all games in turn."""
    for place in range(count):
        label = f"many/{place}"
        luck = random.Random(label)
        game, seats, options = luck.choice(SETUPS)
        yield f"{label} {game.id}", make(game, seats, options, label, ways_of(luck, seats))


def main() -> None:
    """Make records and let both verifiers judge them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=1000)
    count = parser.parse_args().records
    for title, made in records(count):
        agree(title, made.data)
    print(f"{count} records: both verifiers find them right")  # noqa: T201 - run as a command, it reports


if __name__ == "__main__":
    main()
