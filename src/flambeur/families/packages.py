"""Families of other packages, found by the entry points of what is installed here."""

import logging
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from flambeur.bots.levels import LEVELS
from flambeur.core.game import Game
from flambeur.families.builtin import TAKEN
from flambeur.families.family import Family

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "flambeur.families"
"""The group of entry points: the name of each is the name of a family."""

log = logging.getLogger("flambeur.families")


class Broken(msgspec.Struct, frozen=True):
    """A family that cannot be played, and why."""

    name: str
    reason: str


def installed() -> list[str]:
    """Name the families that packages here bring, without importing them."""
    return list(_entries())


@cache
def load(name: str) -> Family | Broken:
    """Load a family that a package brings; one that is broken is reported once, and left out."""
    try:
        return _checked(name, _entries()[name].load())
    except Exception as error:  # noqa: BLE001 - code of others may fail in any way
        reason = f"{type(error).__name__}: {error}"
        log.warning("the family %s is left out: %s", name, reason)
        return Broken(name, reason)


@cache
def _entries() -> Mapping[str, "EntryPoint"]:
    # It takes a moment to load, which those who play a built-in game are spared.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _checked(name: str, family: object) -> Family:
    """Refuse what would fail later: a wrong name, rules that are none, a part that is nowhere."""
    if not isinstance(family, Family):
        raise TypeError("this is no Family")
    if name.replace("_", "").lower() in TAKEN:
        raise ValueError("this name is taken")
    if family.name != name or not name.isidentifier():
        raise ValueError(f"a family named {name!r} calls itself {family.name!r}")
    if unknown := set(family.bots) - set(LEVELS):
        raise ValueError(f"there is no level {min(unknown)!r}, only {', '.join(LEVELS)}")
    for game in family.editions():
        if not isinstance(game, Game) or game.name.partition("/")[0] != name:
            raise TypeError(f"{game!r} is no game of this family")
    drawn = (family.picture, family.mine)
    for where in (family.lines, family.teller, *drawn, family.judge, *family.bots.values()):
        if where and find_spec(where.partition(":")[0]) is None:
            raise ModuleNotFoundError(where)
    return family
