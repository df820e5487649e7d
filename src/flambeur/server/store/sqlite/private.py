"""Files that hold seeds and keys: nobody reads them but the user who runs the server."""

import logging
import os
import stat
from pathlib import Path

OWNER = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""A database and what SQLite keeps beside it."""
log = logging.getLogger("flambeur.store")


def make_private(file: Path) -> None:
    """Make an empty file that was never open to others; a file that exists is an error."""
    # The mode is part of the making: nobody can open the file before a later chmod.
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER))


def keep_private(path: str) -> None:
    """Make a new database private before SQLite opens it, and tighten one that exists."""
    if path in ("", ":memory:"):
        return
    file = Path(os.path.realpath(path))
    try:
        make_private(file)
    except FileExistsError:
        _tighten(file)
    except OSError:
        # SQLite will fail to open it, too, and says so in its own words.
        return


def _tighten(file: Path) -> None:
    # Windows has no such modes; a user's folders are private there.
    if os.name == "nt":
        return
    for end in BESIDE:
        beside = Path(f"{file}{end}")
        try:
            mode = stat.S_IMODE(beside.stat().st_mode)
            if mode & OTHERS:
                # By name: to open and close the file would drop the locks SQLite has on it.
                beside.chmod(mode & ~OTHERS)
                log.info("closed to others", extra={"file": str(beside)})
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("open to others", extra={"file": str(beside), "reason": error.strerror})
