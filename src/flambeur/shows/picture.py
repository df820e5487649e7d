"""What all pictures have in common.

A picture is what a drawing needs. It is made so that a merge patch (RFC 7396) leads from one to the
next: nothing is null, since null deletes there, and what changes by itself has a key of its own.
"""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import UNSET, UnsetType

T = TypeVar("T")


def given(value: T | None) -> T | UnsetType:
    """Leave out what there is not."""
    return UNSET if value is None else value


def numbered(things: Iterable[T], first: int = 0) -> dict[str, T]:
    """Key things by seat, or by casino from 1 up."""
    return {str(number): thing for number, thing in enumerate(things, first)}
