"""Where things are on this machine: the database of a club, and the address for the phones."""

import os
import socket
import sys
from contextlib import suppress
from pathlib import Path

NAME = "flambeur.db"
KERNELS = "NUMBA_CACHE_DIR"
OUTSIDE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, it only chooses the way out."""


def database() -> str:
    """Name the SQLite file: the one here if there is one, else the one of this user."""
    here = Path(NAME)
    path = here.absolute() if here.exists() else _data() / NAME
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{path}"


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


def address(host: str) -> str:
    """Tell under which address others in the room reach a server that listens at a host."""
    if host not in ("0.0.0.0", "::", ""):  # noqa: S104 - this means all addresses
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def has_desktop() -> bool:
    """Tell whether a browser can be opened for the one who typed the command."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
