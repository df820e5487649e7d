"""JSON merge patches (RFC 7396): what leads from one picture to the next, where nothing is null."""

from typing import Any

Plain = dict[str, Any]
"""An object of JSON as plain data; no value in it is ever null, since null deletes."""


def diff(old: Plain, new: Plain) -> Plain:
    """Make the patch that turns one object into another."""
    patch: Plain = dict.fromkeys(name for name in old if name not in new)
    for name, value in new.items():
        before = old.get(name)
        if before != value:
            if isinstance(before, dict) and isinstance(value, dict):
                patch[name] = diff(before, value)
            else:
                patch[name] = value
    return patch


def merge(old: Plain, patch: Plain) -> Plain:
    """Apply a patch; what it does not speak of is shared with the old object."""
    merged = {name: value for name, value in old.items() if patch.get(name, value) is not None}
    for name, value in patch.items():
        if isinstance(value, dict):
            before = merged.get(name)
            merged[name] = merge(before if isinstance(before, dict) else {}, value)
        elif value is not None:
            merged[name] = value
    return merged
