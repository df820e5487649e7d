"""Trainings that are broken off."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from flambeur.research import training


@contextmanager
def broken_off(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Break a training off when it has kept its first round."""
    keep = training._keep

    def keep_and_stop(*arguments: Any) -> None:
        keep(*arguments)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(training, "_keep", keep_and_stop)
        with pytest.raises(KeyboardInterrupt):
            yield
