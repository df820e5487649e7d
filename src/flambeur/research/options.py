"""What commands of research are asked alike."""

from argparse import ArgumentParser
from collections.abc import Callable

from flambeur.research.folder import ask_for_folder


def command(name: str, about: str | None) -> ArgumentParser:
    """Make the parser of `python -m flambeur.research.NAME`."""
    return ArgumentParser(prog=f"python -m flambeur.research.{name}", description=about)


def at_least(least: int) -> Callable[[str], int]:
    """Make a reader of a number."""

    def number(text: str) -> int:
        if int(text) < least:
            raise ValueError
        return int(text)

    return number


def training(
    name: str, about: str | None, usual: tuple[int, int, int], fewest: int
) -> ArgumentParser:
    """Make the parser of a training, with its usual rounds, games, and games of a measurement."""
    rounds, games, measured = usual
    parser, many = command(name, about), at_least(fewest)
    parser.add_argument("--rounds", type=at_least(1), default=rounds, help="of play and learning")
    parser.add_argument("--games", type=many, default=games, help="of each kind, in a round")
    parser.add_argument("--measure", type=many, default=measured, help="games after each round")
    parser.add_argument("--seed", type=int, default=1, help="for other games")
    crewed(parser)
    parser.add_argument("--ray", action="store_true", help="play on the machines of a Ray cluster")
    ask_for_folder(parser)
    return parser


def crewed(parser: ArgumentParser) -> None:
    """Ask who plays the games."""
    parser.add_argument("--workers", type=at_least(1), default=1, help="processes that play")
