"""What a release must hold, what it must not, and how large it may be."""

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

NEEDED = (
    r"flambeur/server/web/index\.html",
    r"flambeur/server/web/tv\.html",
    r"flambeur/server/web/notices\.md",
    r"flambeur/server/web/assets/.+\.js",
    r"flambeur/server/web/assets/.+\.woff2",
    r"flambeur/server/store/.+\.sql",
    r"flambeur/bots/.+\.json",
    r"flambeur/.+\.ftl",
    r"flambeur/shows/poster/fonts/.+\.ttf",
    r"flambeur/shows/poster/fonts/.+-LICENSE\.txt",
    r"flambeur/py\.typed",
    r"flambeur-.+\.dist-info/licenses/LICENSE",
)
"""Each of these is in the wheel: client, notices, fonts, data, texts and licences."""
STRAY = re.compile(r"(^|/)(__pycache__|node_modules|\.git|\.venv|\.env|.+\.pyc|.+\.db)(/|$)")
"""What lies about where people work, and is nobody else's business."""
LIMITS = {".whl": 4_600_000, ".gz": 12_000_000}
"""Bytes that nobody has asked for yet."""


def check(built: Path) -> None:
    """Stop unless wheel and sdist hold what they must, and no more."""
    files = sorted(built.iterdir())
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=True)
    for file in files:
        names, size = _names(file), file.stat().st_size
        found = faults(file.suffix, names, size)
        if found:
            raise SystemExit("\n".join(f"{file.name}: {fault}" for fault in found))
        print(f"{file.name} holds {len(names)} files, {size:,} bytes")


def faults(suffix: str, names: list[str], size: int) -> list[str]:
    """Tell all that is wrong with an archive."""
    found = [f"{name} does not belong there" for name in names if STRAY.search(name)]
    if suffix == ".whl":
        found += [f"{one} is not in it" for one in NEEDED if not _any(one, names)]
    if size > LIMITS[suffix]:
        found.append(f"{size:,} bytes are too many")
    return found


def _names(file: Path) -> list[str]:
    """Tell the names of all files in an archive."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return wheel.namelist()
    with tarfile.open(file) as sdist:
        return sdist.getnames()


def _any(pattern: str, names: list[str]) -> bool:
    """Tell whether a name is like this."""
    return any(re.fullmatch(pattern, name) for name in names)
