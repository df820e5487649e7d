"""What is said of a game, before it is said in a language: messages with typed arguments."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, UnsetType

from flambeur.protocol.wire import Wire


class Seat(Wire, frozen=True, array_like=True, tag="seat"):
    """Somebody at the table: a name, or `you`."""

    seat: int


class Money(Wire, frozen=True, array_like=True, tag="money"):
    """An amount, as people write it."""

    amount: int


class Faces(Wire, frozen=True, array_like=True, tag="faces"):
    """What dice show, in order; the big ones come after the others."""

    small: tuple[int, ...]
    big: tuple[int, ...] = ()


class Casino(Wire, frozen=True, array_like=True, tag="casino"):
    """A casino, by its number."""

    number: int


class Tile(Wire, frozen=True, array_like=True, tag="tile"):
    """A tile, such as `A1`, with the message of its name."""

    tile: str
    name: str


class Word(Wire, frozen=True, array_like=True, tag="word"):
    """A name of the rules, such as a field: said in the reader's language where there is a word."""

    name: str
    first: bool = False
    """Whether it begins a sentence."""


class Listed(Wire, frozen=True, array_like=True, tag="list"):
    """Several things one after the other: with commas, with `and` before the last, or apart."""

    by: Literal["comma", "and", "dot", "space"]
    items: tuple["Phrase", ...]


class Line(Wire, frozen=True, array_like=True, tag="line"):
    """A message by its id, with what is filled in."""

    id: str
    args: dict[str, "Phrase"]


Phrase = int | str | Seat | Money | Faces | Casino | Tile | Word | Listed | Line
"""Anything that can be said; a number is a count, and a text is said as it is."""


class Said(Wire, frozen=True, array_like=True):
    """What is said of some events of a step, which are named by their places in it."""

    phrase: Phrase
    events: tuple[int, ...]


class Offered(Wire, frozen=True):
    """A move that can be chosen: the key for it, what it is, and what it would bring."""

    key: str
    move: Any
    what: Phrase
    brings: tuple[Phrase, ...] = ()


class Tip(Wire, frozen=True):
    """What a newcomer is told before a move: a headline, a sentence, and what to tap."""

    title: Phrase
    text: Phrase
    tap: str
    """The mark of what to tap, as drawings of the game name it."""
    light: str | UnsetType = UNSET
    """The mark of what it is about, if that is something else."""


class Note(Wire, frozen=True):
    """What an example of the rules is about, or what came of it: a headline and a text."""

    title: Phrase
    text: Phrase


def line(name: str, /, **args: Phrase) -> Line:
    """Say a message with its arguments."""
    return Line(name, args)


def commas(items: Sequence[Phrase]) -> Phrase:
    """Put commas between things."""
    return _listed("comma", items)


def every(items: Sequence[Phrase]) -> Phrase:
    """List things, with `and` before the last."""
    return _listed("and", items)


def dots(items: Sequence[Phrase]) -> Phrase:
    """Set things apart that stand for themselves."""
    return _listed("dot", items)


def spaced(items: Sequence[Phrase]) -> Phrase:
    """Put things one after the other."""
    return _listed("space", items)


def _listed(by: Literal["comma", "and", "dot", "space"], items: Sequence[Phrase]) -> Phrase:
    return items[0] if len(items) == 1 else Listed(by, tuple(items))
