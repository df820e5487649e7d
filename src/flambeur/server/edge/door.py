"""Who may come in: so many lines for each address, and never more than there are files for."""

from collections import Counter
from typing import Protocol

from flambeur.server.address import counted, is_known
from flambeur.server.settings import Settings

BACKLOG = 2048
"""Lines that may wait to be let in, where there are files enough."""
SPARE = 128
"""Files that a worker needs for itself: its database, its bus, its processes, its pages."""
UNKNOWN = 8192
"""Files where the system does not tell how many may be open."""


class Silent(Protocol):
    """A line whose other end has not said what it wants."""

    def cut(self) -> None:
        """Hang up at once."""


class Door:
    """Counts the open lines of a worker, in all and for each address."""

    def __init__(self, settings: Settings, files: int | None = None) -> None:
        """Take how many lines there are for each, and how many files may be open."""
        files = open_files() if files is None else files
        self.backlog = min(BACKLOG, files // 8)
        # A whole backlog may come in at once before the first of it is counted, while those that
        # came before it are not closed yet.
        self.most = max(files // 4, files - 2 * self.backlog - SPARE)
        self.arrival = settings.arrival
        self._each, self._proxies = settings.connections, settings.proxies
        self._open = 0
        self._lines: Counter[str] = Counter()
        self._silent: dict[Silent, None] = {}

    def enter(self, address: str) -> bool:
        """Count a new line, and tell whether there is room for it.

        Where all places are taken, the line that was silent for the longest time goes instead.
        """
        self._open += 1
        if self._open > self.most:
            if not self._silent:
                return False
            next(iter(self._silent)).cut()
        if is_known(address, self._proxies):
            return True
        self._lines[counted(address)] += 1
        return self._lines[counted(address)] <= self._each

    def leave(self, address: str) -> None:
        """Forget a line."""
        self._open -= 1
        if is_known(address, self._proxies):
            return
        self._lines[counted(address)] -= 1
        if self._lines[counted(address)] <= 0:
            del self._lines[counted(address)]

    def wait_for(self, line: Silent) -> None:
        """Note that a line is silent, from now on."""
        self._silent[line] = None

    def heard(self, line: Silent) -> None:
        """Note that a line is silent no longer."""
        self._silent.pop(line, None)


def open_files() -> int:
    """Tell how many files this process may have open."""
    try:
        import resource  # noqa: PLC0415 - Windows has no such thing
    except ImportError:
        return UNKNOWN
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if files == resource.RLIM_INFINITY else files
