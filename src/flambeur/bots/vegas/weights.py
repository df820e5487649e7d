"""The networks that come with the package: small files of numbers, made by `research.train`."""

from functools import cache
from importlib.resources import files
from struct import calcsize, iter_unpack
from typing import Any

from flambeur.fast.features import FEATURES
from flambeur.fast.jit import numbers
from flambeur.fast.network import HIDDEN

FOLDER = files("flambeur.bots") / "data"
ROW = f"<{HIDDEN}f"
ROWS = FEATURES + 3
"""A row for each feature, then the biases, the last layer, and its own bias."""


@cache
def network(name: str) -> Any:
    """Read a network, `vegas` or `royale`, once."""
    data = (FOLDER / f"{name}.bin").read_bytes()
    if len(data) != ROWS * calcsize(ROW):
        raise ValueError(f"{name}.bin is not a network of {ROWS} rows")
    return numbers([list(row) for row in iter_unpack(ROW, data)])
