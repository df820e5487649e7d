"""How to add what an extra of the package needs: by its parts, which every index has."""

import sys
from importlib.metadata import requires
from importlib.util import find_spec
from pathlib import Path
from shlex import join


def adding(extra: str) -> str:
    """Tell the command that adds what an extra needs to where Flambeur is installed."""
    wanted = (line.partition(";") for line in requires("flambeur") or ())
    only = f"extra == '{extra}'"
    parts = [part.strip() for part, _, when in wanted if only in when.replace('"', "'")]
    return join([*_installer(), *parts])


def _installer() -> tuple[str, ...]:
    """Tell what installs packages here: pipx and uv keep no pip beside a program."""
    if "pipx" in Path(sys.prefix).parts:
        return ("pipx", "inject", "flambeur")
    if find_spec("pip") is None:
        return ("uv", "pip", "install", "--python", sys.executable)
    return (sys.executable, "-m", "pip", "install")
