"""Vegas for machines: one source that runs interpreted, or compiled where numba is installed."""

from functools import cache
from importlib.util import find_spec


@cache
def is_installed() -> bool:
    """Tell whether the compiler is there, without importing it."""
    return find_spec("numba") is not None
