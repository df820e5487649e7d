"""Who sits where: `human:Ana,casual,uniform` as a person types it."""

from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from flambeur.bots import NAMES
from flambeur.cli.parser import Refusal
from flambeur.core.game import Game
from flambeur.families import Family
from flambeur.shows.clean import LONGEST, short
from flambeur.words.catalogues import Words

HUMAN = "human"
KINDS = (HUMAN, *NAMES)
USUAL = 4
"""So many sit down unless told, where so many can."""


class Seat(msgspec.Struct, frozen=True):
    """A player: who chooses, and under which name."""

    kind: str
    name: str
    """As it stands in the record."""
    called: str
    """As the screen calls them: somebody alone at the keyboard who gave no name is you."""


def usual_seats(family: Family, game: Game[Any]) -> str:
    """Sit one person down, with bots around."""
    count = min(max(USUAL, game.seats[0]), game.seats[-1])
    return ",".join([HUMAN, *[family.level_for(None)] * (count - 1)])


def read_seats(
    words: Words, text: str, family: Family, game: Game[Any], first: str = ""
) -> list[Seat]:
    """Read a list of seats, each with its own name; the first person may have given one apart."""
    allowed, known = game.seats, (HUMAN, *family.names)
    given = [part.strip().partition(":") for part in text.split(",")]
    kinds = [kind for kind, _, _ in given]
    for kind in kinds:
        if kind not in known:
            raise Refusal(words("error-seat-kind", kind=kind, kinds=", ".join(known)))
    if len(given) not in allowed:
        raise Refusal(
            words("error-seat-count", count=len(given), least=allowed[0], most=allowed[-1])
        )
    named = [name.strip() for _, _, name in given]
    if first and HUMAN in kinds:
        named[kinds.index(HUMAN)] = first
    names = _names(words, kinds, named)
    for name in names:
        if names.count(name) > 1:
            raise Refusal(words("error-same-name", name=name))
    alone = kinds.count(HUMAN) == 1
    called = [
        words("name-you") if alone and kind == HUMAN and not own else name
        for kind, own, name in zip(kinds, named, names, strict=True)
    ]
    return list(map(Seat, kinds, names, called))


def _names(words: Words, kinds: list[str], given: list[str]) -> list[str]:
    """Check the names given and make up the others."""
    usual = {kind: _usual_names(words, kind) for kind in KINDS}
    if kinds.count(HUMAN) == 1:
        usual[HUMAN] = iter([words("name-alone")])
    return [
        _checked(words, name) if name else next(usual[kind])
        for kind, name in zip(kinds, given, strict=True)
    ]


def _usual_names(words: Words, kind: str) -> Iterator[str]:
    """Make up names; where they run out, they come again with a number."""
    names = words(f"name-{kind}").split()
    yield from names
    for number in count(2):
        yield from (f"{name} {number}" for name in names)


def _checked(words: Words, name: str) -> str:
    if short(name) != name:
        raise Refusal(words("error-name", name=name, longest=LONGEST))
    return name
