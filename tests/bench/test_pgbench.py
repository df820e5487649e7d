"""What pgbench is given to run."""

import re

import pytest

from flambeur.server.play.writer import MOST

pgbench = pytest.importorskip("bench.server.pgbench", reason="needs a Unix")
LIMIT = 255
"""Variables in one statement that pgbench takes."""


@pytest.mark.parametrize("batch", [1, 2, MOST])
def test_variables(batch: int) -> None:
    """No batch that workers write has more variables than pgbench takes."""
    statement = pgbench.script(batch).partition("\nwith ")[2]
    used = re.findall(r"(?<!:):([a-z_]+)", statement)
    assert {"body", "client_id", "g", "seq", "step"} == set(used)
    assert len(used) <= LIMIT
