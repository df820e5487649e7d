"""The command with a small bank and a clock that stands still, as a process of its own.

`python -m tests.cli.trainer FOLDER NOW vegas --plain` is `flambeur train vegas --plain` there.
"""

import sys
from pathlib import Path
from unittest.mock import patch

from flambeur.cli import main


def run(folder: Path, now: float, arguments: list[str]) -> int:
    """Practise with the banks of a folder, at this time."""
    with (
        patch("flambeur.practice.bank._folder", lambda: folder),
        patch("flambeur.cli.train.time", lambda: now),
    ):
        return main(["train", *arguments])


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]))
