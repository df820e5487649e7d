"""Reading and writing: what a game's parts come back as is shown by the records' own tests."""

import subprocess
import sys


def test_threads_may_meet_a_type_at_the_same_moment() -> None:
    """A process survives it, though the library alone does not: there it ends the process."""
    done = subprocess.run([sys.executable, "-m", "tests.core.threads"], check=False)
    assert done.returncode == 0
