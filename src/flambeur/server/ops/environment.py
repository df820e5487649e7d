"""Settings out of the environment: `FLAMBEUR_` and the setting's name in capitals."""

from collections.abc import Mapping
from typing import TypeVar, get_origin

import msgspec

from flambeur.core.codec import shape_as
from flambeur.server.settings import Settings

PREFIX = "FLAMBEUR_"
S = TypeVar("S", bound=msgspec.Struct)


class Serving(msgspec.Struct, frozen=True, kw_only=True):
    """How a worker is reached and how it leaves."""

    host: str = "0.0.0.0"  # noqa: S104 - the phones in the room must reach it
    port: int = 8000
    workers: int = 1
    """Processes on this machine."""
    linger: float = 0.0
    """Seconds between `not ready` and the end, so that a balancer can look away."""
    patience: int = 20
    """Seconds that open requests get to finish."""


class BadSetting(Exception):
    """A setting has a value that it cannot have."""


def read_settings(kind: type[S], given: Mapping[str, object], environ: Mapping[str, str]) -> S:
    """Read settings; what was given by hand goes before the environment."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        text = environ.get(variable(field.name))
        if text is not None:
            many = get_origin(field.type) is tuple
            found[field.name] = _parts(text) if many else text
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return shape_as(found, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(str(error)) from error


def variable(name: str) -> str:
    """Name the environment variable of a setting."""
    return f"{PREFIX}{name.upper()}"


def is_shared(settings: Settings) -> bool:
    """Tell whether several processes can work together with these settings."""
    return not settings.database.startswith("sqlite:") and settings.bus != "local"


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
