"""A small disk of its own that can be filled up."""

import contextlib
import shutil
import subprocess
import tempfile
from pathlib import Path

BLOCK = b"\1" * 65_536


class Disk:
    """A file system in memory with a size that is soon reached."""

    def __init__(self, megabytes: int) -> None:
        """Mount it; this needs root."""
        self.folder = Path(tempfile.mkdtemp(prefix="flambeur-disk-"))
        self._ballast = self.folder / "ballast"
        options = f"size={megabytes}m,mode=0755"
        try:
            _run("mount", "-t", "tmpfs", "-o", options, "tmpfs", str(self.folder))
        except BaseException:
            self.folder.rmdir()
            raise

    def fill(self) -> None:
        """Take all the room that is left."""
        with contextlib.suppress(OSError), self._ballast.open("ab", buffering=0) as file:
            while True:
                # What does not fit as a whole is written in part; the next one finds no room.
                file.write(BLOCK)

    def free(self) -> None:
        """Give the room back."""
        self._ballast.unlink(missing_ok=True)

    def remove(self) -> None:
        """Unmount it, also when somebody still has a file open there."""
        _run("umount", "--lazy", str(self.folder))
        self.folder.rmdir()


def _run(program: str, *arguments: str) -> None:
    subprocess.run([shutil.which(program) or program, *arguments], check=True)
