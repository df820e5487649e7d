"""Fuzzes the API by its own description; `python -m tests.server.openapi_fuzz --examples 200`."""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

from tests.server.live import serving

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
)
ENDLESS = "/stream$"
"""An answer without an end cannot be checked."""


async def fuzz_api(examples: int, seed: int = 1) -> tuple[int, str]:
    """Run schemathesis against a server of our own; give its verdict and its report."""
    async with serving() as live:
        host = live.guest()
        table = await host.open(sit={"type": "sit", "name": "Anna"}, bots=["casual"], start=True)
        settings = Path(tempfile.mkdtemp()) / "schemathesis.toml"
        settings.write_text(f'[parameters]\ntable = "{table}"\n', "utf-8")
        process = await asyncio.create_subprocess_exec(
            *(str(Path(sys.executable).parent / "schemathesis"), "--config-file", str(settings)),
            "run",
            f"{live.url}/api/openapi.json",
            *("--header", f"Cookie: flambeur={host.http.cookies['flambeur']}"),
            *("--checks", ",".join(CHECKS)),
            *("--exclude-path-regex", ENDLESS),
            *("--max-examples", str(examples)),
            *("--phases", "examples,coverage,fuzzing"),
            *("--seed", str(seed)),
            *("--workers", "1"),
            "--no-color",
            cwd=settings.parent,
            # What is tested here are answers, not what the tool's own packages warn about.
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        report, _ = await process.communicate()
    return process.returncode or 0, report.decode()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    verdict, written = asyncio.run(fuzz_api(given.examples, given.seed))
    sys.stdout.write(written)
    sys.exit(verdict)
