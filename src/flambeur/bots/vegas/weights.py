"""The networks that bots play by: small files of numbers, made by `research.train` and `solo`."""

from functools import lru_cache
from struct import calcsize, iter_unpack
from typing import Any

from flambeur.bots.files import weights_file
from flambeur.fast.features import FEATURES
from flambeur.fast.jit import numbers
from flambeur.fast.network import HIDDEN
from flambeur.fast.solo import ROWS as SOLO_ROWS

ROW = f"<{HIDDEN}f"
ROWS = {"vegas": FEATURES + 3, "royale": FEATURES + 3, "solo": SOLO_ROWS}
"""Rows for features and biases, then the last layer and its own bias; solo has a second layer."""


def network(name: str) -> Any:
    """Read a network, `vegas`, `royale` or `solo`."""
    return read(name, weights_file(f"{name}.bin").read_bytes())


@lru_cache(maxsize=8)
def read(name: str, data: bytes) -> Any:
    """Read the content of a file; equal files are read once."""
    if len(data) != ROWS[name] * calcsize(ROW):
        raise ValueError(f"{name}.bin is not a network of {ROWS[name]} rows")
    return numbers([list(row) for row in iter_unpack(ROW, data)])
