"""The one switch between interpreted and compiled kernels."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar, cast

try:
    import numba
    import numpy as np

    from flambeur.fast.cache import KernelCache
except ImportError:  # the extra `fast` is not installed
    COMPILED = False
else:
    COMPILED = True

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function that uses numbers and tables only; without numba leave it as it is."""
    if not COMPILED:
        return function
    compiled = numba.njit(error_model="numpy")(function)
    with suppress(RuntimeError):  # nothing can be written anywhere: each process compiles anew
        compiled._cache = KernelCache(function)  # noqa: SLF001 - `cache=True` knows one cache only
    return cast("F", compiled)


def numbers(rows: list[Any]) -> Any:
    """Make a row, or rows, of numbers that a kernel can read and write."""
    return np.array(rows) if COMPILED else rows
