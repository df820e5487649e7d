"""A position in one line, short enough for an address: `docs/reference/notation.md`."""

from flambeur.core.notation.reading import read_position
from flambeur.core.notation.writing import write_position

__all__ = ["read_position", "write_position"]
