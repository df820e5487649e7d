"""What all trainings are asked alike."""

from argparse import ArgumentParser
from pathlib import Path


def training(name: str, rounds: int, games: int, evaluate: int, out: Path) -> ArgumentParser:
    """Make the parser of `python -m flambeur.research.NAME`, with its usual numbers."""
    parser = ArgumentParser(prog=f"python -m flambeur.research.{name}")
    parser.add_argument("--rounds", type=int, default=rounds, help="of play and learning")
    parser.add_argument("--games", type=int, default=games, help="of each way to play, in a round")
    parser.add_argument("--evaluate", type=int, default=evaluate, help="games after each round")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ray", action="store_true", help="play on the machines of a Ray cluster")
    parser.add_argument("--checkpoint", type=Path, help="go on from this file, and write it")
    parser.add_argument("--stop", type=int, help="after this round, to go on another time")
    parser.add_argument("--out", type=Path, default=out, help="where it goes")
    return parser
