"""Reads a position that was written in one line; whatever else it may be is refused."""

import re
from collections.abc import Callable
from math import isfinite
from typing import Any
from urllib.parse import unquote

from msgspec import inspect

from flambeur.core.errors import UNPLAYABLE, BadPosition
from flambeur.core.game import Game
from flambeur.core.notation.shape import Shape, choices, is_part, items_of, part_tagged, shape_of
from flambeur.core.notation.writing import EMPTY, NO, NOTHING, THOUSAND, YES
from flambeur.core.state import State

LONGEST = 4000
"""No position of any game needs more characters."""
MOST = 2000
"""So many values at most, however often one is said to stand there."""
DEEPEST = 12
OMITTED = ""
"""Where a value goes without saying."""
Node = str | list[Any]
"""A word, or what stands between brackets."""
_SIGN = re.compile(r"[(),]|\*\d{1,3}|[^(),*]+")
_HEAD = re.compile(r"[a-z0-9_./-]+@\d+")


def is_position(text: str) -> bool:
    """Tell whether somebody means a position: a game and its version, and then a bracket."""
    head = _HEAD.match(text)
    return head is not None and text[head.end() :].startswith("(")


def read_position(text: str, find: Callable[[str], Game[Any]]) -> tuple[Game[Any], State]:
    """Read which rules it is, and the state; whether it can be played tells `complete_read`."""
    head = _HEAD.match(text)
    if head is None or len(text) > LONGEST:
        raise BadPosition("this is no position")
    game = find(head.group())
    try:
        node = _Parser(text[head.end() :]).parse()
        state = game.codec.convert(_Reader(game).value(shape_of(game.state), node), game.state)
    except UNPLAYABLE as error:
        raise BadPosition("no game can stand like this") from error
    return game, state


class _Parser:
    """Finds the brackets that belong together."""

    def __init__(self, text: str) -> None:
        self._signs = _SIGN.findall(text)
        if "".join(self._signs) != text:
            raise ValueError("a sign does not belong here")
        self._place, self._count = 0, 0

    def parse(self) -> Node:
        """Read one value and nothing after it."""
        node = self._node(0)
        if self._place != len(self._signs):
            raise ValueError("something follows the end")
        return node

    def _node(self, depth: int) -> Node:
        sign = self._signs[self._place]
        if sign != "(":
            self._place += 1
            return str(sign)
        if depth == DEEPEST:
            raise ValueError("too deep")
        self._place += 1
        return self._items(depth + 1)

    def _items(self, depth: int) -> list[Node]:
        """Read up to the closing bracket; between two commas there may be nothing."""
        items: list[Node] = []
        while True:
            sign = self._signs[self._place]
            items += [OMITTED] if sign in (",", ")") else self._repeated(depth)
            self._count += 1
            if self._count > MOST:
                raise ValueError("too long")
            sign = self._signs[self._place]
            self._place += 1
            if sign == ")":
                return items if items != [OMITTED] else []
            if sign != ",":
                raise ValueError("a comma is missing")

    def _repeated(self, depth: int) -> list[Node]:
        node = self._node(depth)
        sign = self._signs[self._place]
        if not sign.startswith("*"):
            return [node]
        self._place += 1
        count = int(sign[1:])
        self._count += count
        return [node] * count


class _Reader:
    """Knows the parts of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game, self._count = game, 0

    def value(self, shape: Shape, node: Node) -> Any:
        """Read one value as plain lists and dictionaries."""
        self._count += 1
        if self._count > MOST:
            raise ValueError("too long")
        if node == NOTHING:
            return None
        kinds = list(choices(shape))
        if isinstance(node, str):
            return _atom(kinds, node)
        kind = kinds[0]
        if is_part(kind):
            assert isinstance(kind, inspect.CustomType)  # noqa: S101 - parts are
            tag, *rest = node
            found = part_tagged(self._game, kind.cls, tag)
            if found is None:
                raise ValueError(f"unknown {tag!r}")
            return self._fields(found, rest)
        if isinstance(kind, inspect.StructType):
            return self._fields(kind, node)
        items = items_of(kind, len(node))
        return [self.value(item, value) for item, value in zip(items, node, strict=True)]

    def _fields(self, struct: inspect.StructType, nodes: list[Node]) -> dict[str, Any]:
        if len(nodes) > len(struct.fields):
            raise ValueError("too many values")
        given = [pair for pair in zip(struct.fields, nodes, strict=False) if pair[1] != OMITTED]
        told = {field.encode_name: self.value(field.type, node) for field, node in given}
        return told if struct.tag is None else {str(struct.tag_field): struct.tag, **told}


def _atom(kinds: list[Shape], word: str) -> Any:
    if word in (YES, NO):
        return word == YES
    if word == EMPTY:
        return ""
    for kind in kinds:
        number = isinstance(kind, inspect.IntType) or _counts(kind)
        if number and re.fullmatch(r"-?\d{1,15}k?", word):
            return int(word.rstrip("k")) * (THOUSAND if word.endswith("k") else 1)
        if isinstance(kind, inspect.FloatType):
            return _finite(float(word))
    return unquote(word, errors="strict")


def _finite(number: float) -> float:
    if not isfinite(number):
        raise ValueError("this is no number")
    return number


def _counts(kind: Shape) -> bool:
    """Tell whether only certain numbers may stand here."""
    return isinstance(kind, inspect.LiteralType) and any(
        isinstance(one, int) for one in kind.values
    )
