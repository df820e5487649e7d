"""Writes how long events are shown, for the drawings: one table for browsers and clocks."""

import sys

import msgspec

from flambeur.core.parts import tag_of
from flambeur.families.builtin import BUILT_IN


def written() -> bytes:
    """Write down milliseconds by family and by the tag of the event."""
    tables = {
        name: {tag_of(kind): milliseconds for kind, milliseconds in family.lasts_of().items()}
        for name, family in BUILT_IN.items()
    }
    return msgspec.json.format(msgspec.json.encode(tables), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(written())
