"""A position in one line, short enough for an address: `docs/reference/notation.md`."""

from flambeur.core.notation.reading import is_position, read_position
from flambeur.core.notation.writing import write_position

__all__ = ["is_position", "read_position", "write_position"]
