"""Many threads meet types that nobody has read before: `python -m tests.core.threads`."""

import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import msgspec

from flambeur.core.codec import read_as

KINDS, THREADS, FIELDS = 150, 6, 12
NEVER_LONG = 1e-7
"""Seconds after which another thread goes on."""


def new_kind(number: int) -> Any:
    """Make a struct of structs that was never there before."""
    inner = [msgspec.defstruct(f"Inner{number}x{n}", [("value", int)]) for n in range(FIELDS)]
    fields = [(f"field{n}", kind) for n, kind in enumerate(inner)]
    return msgspec.defstruct(f"Outer{number}", fields)


def read_at_once(kind: Any, ready: Barrier) -> object:
    """Read a value together with all others."""
    ready.wait()
    return read_as(msgspec.json.encode({f"field{n}": {"value": n} for n in range(FIELDS)}), kind)


def main() -> None:
    """Let all threads read each kind at the same moment."""
    sys.setswitchinterval(NEVER_LONG)
    ready = Barrier(THREADS)
    with ThreadPoolExecutor(THREADS) as threads:
        for number in range(KINDS):
            kind = new_kind(number)
            read = [threads.submit(read_at_once, kind, ready) for _ in range(THREADS)]
            assert len({msgspec.json.encode(one.result()) for one in read}) == 1


if __name__ == "__main__":
    main()
