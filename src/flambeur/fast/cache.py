"""Compiled kernels on disk, for as long as no source of any kernel changes.

Numba's own files go by the source of one kernel, but a compiled kernel contains all that it calls.
Here a file is named after everything it depends on. So nothing old is ever found, and processes
that start at the same time need not know of each other: what they save under one name is the same.
"""

import inspect
import os
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numba
from numba.core.caching import FunctionCache
from numba.core.serialize import dumps

LETTERS = 16
"""Of a digest, in the name of a file."""
KERNELS = Path(__file__).parent
RULES = KERNELS.parent / "games/vegas"
"""What tiles pay is a number there, and a constant in a compiled kernel."""


@cache
def digest_of(folder: Path) -> str:
    """Digest all sources of kernels and of their rules, and those in this folder."""
    sources = {*KERNELS.rglob("*.py"), *RULES.rglob("*.py"), *folder.glob("*.py")}
    return sha256(b"".join(source.read_bytes() for source in sorted(sources))).hexdigest()[:LETTERS]


class Files:
    """The files of one kernel: one for each kind of arguments."""

    def __init__(self, folder: Path, function: Callable[..., Any]) -> None:
        """Take the folder to keep them in."""
        source = Path(inspect.getfile(function))
        self.folder = folder
        self.name = f"{source.stem}.{function.__name__}-"
        self.digest = digest_of(source.parent)

    def path(self, key: object) -> Path:
        """Tell the file for a kind of arguments, compiled by this numba for this machine."""
        whole = repr((numba.__version__, sys.version, key)).encode()
        return self.folder / f"{self.name}{self.digest}-{sha256(whole).hexdigest()[:LETTERS]}.nbc"

    def load(self, key: object) -> Any:
        """Read what was compiled, if it was saved."""
        try:
            return pickle.loads(self.path(key).read_bytes())  # noqa: S301 - written below
        except (OSError, EOFError, pickle.UnpicklingError):
            return None

    def save(self, key: object, data: Any) -> None:
        """Write what was compiled, and clear away what older sources gave."""
        path = self.path(key)
        with suppress(OSError):  # a full disk is no reason not to play
            for old in self.folder.glob(f"{self.name}*.nbc"):
                if self.digest not in old.name:
                    old.unlink(missing_ok=True)
            part = path.with_suffix(f".{os.getpid()}")
            part.write_bytes(dumps(data))
            part.replace(path)


class KernelCache(FunctionCache):  # type: ignore[misc] # numba comes without types
    """Numba's cache with files of another kind; it finds a folder that can be written to."""

    def __init__(self, function: Callable[..., Any]) -> None:
        """Open the cache of one kernel; a RuntimeError says that there is no such folder."""
        super().__init__(function)
        self._cache_file = Files(Path(self.cache_path), function)
