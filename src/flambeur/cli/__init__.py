"""The command `flambeur`."""

import os
import sys

from flambeur import __version__


def main(argv: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    if "--version" in arguments:
        print(f"flambeur {__version__}")
        return 0
    from flambeur.cli.command import run

    _mend_streams()
    try:
        return run(arguments)
    except BrokenPipeError:
        # The reader has seen enough, as in `flambeur rules vegas | head -1`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _mend_streams() -> None:
    """Make sure that no letter and no stray byte can stop the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
