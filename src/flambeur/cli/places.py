"""Where things are on this machine: the database of a club, a deck, and what was compiled."""

import os
import sys
from contextlib import suppress
from pathlib import Path

NAME = "flambeur.db"
DECK = "practice.json"
KERNELS = "NUMBA_CACHE_DIR"


def database() -> str:
    """Name the SQLite file: the one here if there is one, else the one of this user."""
    here = Path(NAME)
    path = here.absolute() if here.exists() else _data() / NAME
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def deck() -> Path:
    """Name the file with what this user has practised."""
    return _data() / DECK


def keep_kernels() -> None:
    """Let compiled kernels be kept with this user's data, unless another folder is chosen.

    Numba makes the folder, and looks for another one where it cannot.
    """
    with suppress(RuntimeError):  # somebody without a home
        os.environ.setdefault(KERNELS, str(_data() / "kernels"))


def _data() -> Path:
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "flambeur"


def has_desktop() -> bool:
    """Tell whether a browser can be opened for the one who typed the command."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
