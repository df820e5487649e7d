"""When a move may be taken back: never past a roll, never past a reveal."""

from typing import Any

import msgspec

from flambeur.core.position import Position
from flambeur.core.secret import Secret


def may_take_back(before: Position[Any] | None, now: Position[Any] | None) -> bool:
    """Tell whether the last move brought no chance and showed nothing that was hidden."""
    if before is None or now is None:
        return False
    return _hidden(now.state) >= _hidden(before.state)


def _hidden(value: object) -> int:
    """Count the things that are hidden from somebody."""
    if isinstance(value, Secret) and value.audience is not None:
        return value.size() if isinstance(value.value, tuple) else 1
    if isinstance(value, msgspec.Struct):
        return sum(_hidden(getattr(value, field)) for field in value.__struct_fields__)
    if isinstance(value, list | tuple):
        return sum(map(_hidden, value))
    return 0
