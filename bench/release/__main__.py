"""Build a release, check what is in it, and prove that it installs and plays: `make release`.

    python -m bench.release            two builds, every Python at hand, pip, pipx and uv
    python -m bench.release --short    one build, and one environment with this Python

What was built and proven lies in `dist/` afterwards: wheel, sdist, and lists of parts.
"""

import argparse
import shutil
import tempfile
import time
from pathlib import Path

from bench.release import contents, environments, make, parts, prove

DIST = Path("dist")


def main() -> None:
    """Build, check, prove, and put the files into `dist/`."""
    parser = argparse.ArgumentParser(prog="python -m bench.release", description=__doc__)
    parser.add_argument("--short", action="store_true", help="one build and one environment")
    short = parser.parse_args().short
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="flambeur-release-") as folder:
        work = Path(folder)
        built = make.build(work / "first")
        if not short:
            make.compare(built, make.build(work / "second"))
        contents.check(built)
        parts.write(built)
        for environment in environments.at_hand(short=short):
            prove.prove(environment, built, work)
        shutil.rmtree(DIST, ignore_errors=True)
        shutil.copytree(built, DIST)
    for file in sorted(DIST.iterdir()):
        print(f"{file.stat().st_size:>10,} bytes  {file}")
    print(f"proven in {time.monotonic() - began:.0f} s")


main()
