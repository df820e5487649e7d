"""Makes wrong messages out of right ones."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

Path = list[str | int]
JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    10**30,
    -(10**300),
    0.1,
    1.7e308,
    "",
    "\u202eabc",
    "\u0000",
    "\U0001f3b2" * 30,
    "x" * 9000,
    "'; drop table steps; --",
    "../../etc/passwd",
    "0123456789ab",
    "__class__",
    [],
    {},
    [[]] * 50,
    {"type": "play"},
    {"type": ["watch"]},
    {"$ref": "#"},
)
RAW = (
    "\\ud800",
    "\\u0000",
    "\x00",
    "\xff",
    "1e999",
    "NaN",
    "[" * 3000,
    '{"a":' * 1000,
    "{}{}",
    ",",
)
"""Pieces of text that are put somewhere into a message."""


def mutate(message: Any, luck: random.Random) -> str | bytes:
    """Change a message once or a few times: first as a value, then as text."""
    value = copy.deepcopy(message)
    for _ in range(luck.choice((0, 0, 1, 1, 1, 3))):
        value = luck.choice(CHANGES)(value, luck)
    text = json.dumps(value, ensure_ascii=luck.random() < 0.5)
    if luck.random() < 0.2:
        text = luck.choice(SCRATCHES)(text, luck)
    return text.encode() if luck.random() < 0.02 else text


def _junk(luck: random.Random) -> Any:
    return copy.deepcopy(luck.choice(JUNK))


def _paths(value: Any, path: Path) -> list[Path]:
    pairs = enumerate(value) if isinstance(value, list) else ()
    items = value.items() if isinstance(value, dict) else pairs
    return [path, *(deeper for key, inner in items for deeper in _paths(inner, [*path, key]))]


def _edit(value: Any, luck: random.Random, change: Callable[[Any, Any], None]) -> Any:
    """Apply a change to one place of a value: to a container and a key in it."""
    paths = [path for path in _paths(value, []) if path]
    if not paths:
        return _junk(luck)
    *way, last = luck.choice(paths)
    holder = value
    for key in way:
        holder = holder[key]
    change(holder, last)
    return value


def _replace(value: Any, luck: random.Random) -> Any:
    return _edit(value, luck, lambda holder, key: holder.__setitem__(key, _junk(luck)))


def _drop(value: Any, luck: random.Random) -> Any:
    return _edit(value, luck, lambda holder, key: holder.__delitem__(key))


def _add(value: Any, luck: random.Random) -> Any:
    def change(holder: Any, _: Any) -> None:
        if isinstance(holder, dict):
            holder[luck.choice(("seat", "admin", "type", "", "table", "x"))] = _junk(luck)
        else:
            holder.append(_junk(luck))

    return _edit(value, luck, change)


def _nudge(value: Any, luck: random.Random) -> Any:
    def change(holder: Any, key: Any) -> None:
        if isinstance(holder[key], int):
            holder[key] += luck.choice((-1, 1, 7, 1000))
        elif isinstance(holder[key], str):
            holder[key] = holder[key][::-1]

    return _edit(value, luck, change)


def _flip(text: str, luck: random.Random) -> str:
    place = luck.randrange(len(text))
    return text[:place] + chr(luck.randrange(0x250)) + text[place + 1 :]


def _cut(text: str, luck: random.Random) -> str:
    return text[: luck.randrange(len(text))]


def _double(text: str, luck: random.Random) -> str:
    place = luck.randrange(len(text))
    return text[:place] + text[place // 2 :]


def _insert(text: str, luck: random.Random) -> str:
    place = luck.randrange(len(text))
    return text[:place] + luck.choice(RAW) + text[place:]


def _pad(text: str, luck: random.Random) -> str:
    return " " * luck.choice((10, 9000, 20_000)) + text


CHANGES = (_replace, _replace, _drop, _add, _nudge, _nudge, _nudge)
SCRATCHES = (_flip, _flip, _cut, _double, _insert, _pad)
