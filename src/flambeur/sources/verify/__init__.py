"""Checking a record against its receipt, from the first line to the last."""

from collections.abc import Callable
from typing import Any

from flambeur.core.format1 import is_format1
from flambeur.core.game import Game
from flambeur.sources.verify.format1 import verify1
from flambeur.sources.verify.format2 import verify2
from flambeur.sources.verify.verdict import Finding, Kind, Verdict

__all__ = ["Finding", "Kind", "Verdict", "verify"]


def verify(data: bytes, find: Callable[[str], Game[Any]]) -> Verdict:
    """Check a record of either format."""
    return verify1(data, find) if is_format1(data) else verify2(data, find)
