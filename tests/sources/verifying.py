"""What the tests of both formats do with records: cut them, put them together, check them."""

from random import Random
from typing import Any

from flambeur import Choice, Match, find
from flambeur.core.game import Options
from flambeur.core.source import Source
from flambeur.sources.verify import verify

NAMES = ("ada", "ben", "cleo", "dan", "eva")


def played(
    source: Source, seats: int, options: Options | None, name: str, luck: int | None
) -> Match[Any]:
    """Play a game to its end, with the first legal moves or with random ones."""
    match = Match(find(name), NAMES[:seats], options, source)
    match.settle()
    chooser = Random(luck)
    while isinstance(awaited := match.turn, Choice):
        moves = awaited.moves
        match.submit(awaited.seat, moves[0] if luck is None else chooser.choice(moves))
    return match


def lines_of(data: bytes) -> list[bytes]:
    """Cut a record into its lines."""
    return data.removesuffix(b"\n").split(b"\n")


def joined(lines: list[bytes]) -> bytes:
    """Put lines together again."""
    return b"".join(line + b"\n" for line in lines)


def watched(rolls: list[int]) -> tuple[int, ...]:
    """Choose lines of chance to look at: the shuffle, the pick of the first player, some rolls."""
    return *rolls[:4], rolls[len(rolls) // 2], rolls[-1]


def found(data: bytes) -> list[tuple[int, str]]:
    """Verify a record and list the lines and kinds of what was found."""
    verdict = verify(data, find)
    assert verdict.honest == (not verdict.findings)
    return [(finding.line, finding.kind) for finding in verdict.findings]
