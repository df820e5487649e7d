"""The parts a game is written in: moves, frames and events, each a plain value with a tag."""

import re
from collections.abc import Callable
from functools import cache
from typing import ClassVar

import msgspec


def snake(name: str) -> str:
    """Turn a class name into its tag: `DiceRolled` becomes `dice_rolled`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


# Immutable values cannot form cycles, so the garbage collector need not watch them.
class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=snake):
    """An immutable value that carries its tag when it is written down."""


class Part:
    """A marker for values that a game lists, so that they can be read back by their tag."""

    __slots__ = ()


class Move(Part):
    """What a player does, or what chance brings."""

    __slots__ = ()


class Event(Part):
    """What happened, in the words of the rulebook: the log and the script for animation."""

    __slots__ = ()
    curtain: ClassVar[bool] = False
    """After this event, whatever was shown only for a moment in earlier events is covered."""


class Named:
    """A shared object that is saved by its name; the game puts the object back.

    It must be a plain class: structs and dataclasses would be written out whole.
    """

    __slots__ = ()
    name: str


def _find_tag(part: type[Part]) -> str:
    tag = getattr(part, "__struct_config__").tag  # noqa: B009 - a Struct has it, Part does not
    assert isinstance(tag, str)  # noqa: S101 - every part is a Data
    return tag


tag_of: Callable[[type], str] = cache(_find_tag)
"""Tells the tag under which values of a class are written down."""
