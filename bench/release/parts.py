"""Lists of all parts (SBOMs, CycloneDX): what a server installs, and what the client is made of."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from flambeur import __version__

LOCK = "requirements/server.txt"
WEB = Path("web")


def write(built: Path) -> None:
    """Write both lists beside the files that they are about."""
    for name, text in (("python", _python()), ("client", _client())):
        found = json.loads(text)
        # A number of its own and the time of day would make every list another one.
        found.pop("serialNumber", None)
        found["metadata"].pop("timestamp", None)
        if not found["components"]:
            raise SystemExit(f"the list of {name} is empty")
        file = built / f"flambeur-{__version__}-{name}.cdx.json"
        file.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n")
        print(f"{file.name} lists {len(found['components'])} parts")


def _python() -> bytes:
    """Tell what a server installs from its lock."""
    command = [sys.executable, "-m", "cyclonedx_py", "requirements", LOCK, "--of", "JSON"]
    options = ["--pyproject", "pyproject.toml", "--output-reproducible"]
    return subprocess.run([*command, *options], check=True, stdout=subprocess.PIPE).stdout


def _client() -> bytes:
    """Tell what the client is built from and with; npm asks for a version, which only we have."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "flambeur-web"
        place.mkdir()
        shutil.copy(WEB / "package-lock.json", place)
        package = json.loads((WEB / "package.json").read_text()) | {"version": __version__}
        (place / "package.json").write_text(json.dumps(package))
        command = ["npm", "sbom", "--sbom-format=cyclonedx", "--package-lock-only"]
        return subprocess.run(command, cwd=place, check=True, stdout=subprocess.PIPE).stdout
