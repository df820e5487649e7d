"""Settings come from the command line, the environment and the defaults, in this order."""

from pathlib import Path

import msgspec
import pytest

from flambeur.server.ops.environment import (
    BadSetting,
    Serving,
    is_shared,
    read_settings,
    variable,
)
from flambeur.server.settings import Settings

PAGE = Path(__file__).parents[3] / "docs/reference/operations.md"


def test_defaults_fit_an_evening() -> None:
    """Without any word a server has a file, a bus of its own and one process."""
    assert Settings() == read_settings(Settings, {}, {})
    assert Serving() == read_settings(Serving, {}, {})
    assert not is_shared(Settings())


def test_the_environment_is_read() -> None:
    """Lists have commas, switches are words, numbers are numbers."""
    environ = {
        "FLAMBEUR_DATABASE": "postgresql://db/x",
        "FLAMBEUR_BUS": "nats://bus:4222",
        "FLAMBEUR_ORIGINS": "https://a.example, https://b.example",
        "FLAMBEUR_SECURE": "true",
        "FLAMBEUR_BOTS": "0",
        "FLAMBEUR_CACHE": "7",
    }
    settings = read_settings(Settings, {}, environ)
    assert ("https://a.example", "https://b.example") == settings.origins
    assert (True, False, 7) == (settings.secure, settings.bots, settings.cache)
    assert is_shared(settings)


def test_what_is_given_goes_before_the_environment() -> None:
    """A flag wins; a flag that was not given does not."""
    environ = {"FLAMBEUR_HOST": "10.0.0.1", "FLAMBEUR_PORT": "9"}
    serving = read_settings(Serving, {"port": 10, "host": None}, environ)
    assert ("10.0.0.1", 10) == (serving.host, serving.port)


def test_a_bad_value_is_refused() -> None:
    """The refusal names the setting, as for the port that Kubernetes would set for a Service."""
    with pytest.raises(BadSetting, match="port"):
        read_settings(Serving, {}, {"FLAMBEUR_PORT": "tcp://10.0.0.1:80"})


@pytest.mark.parametrize(
    "limit", ["0/second", "5/fortnight", "many/hour", "5", "-1/minute", "5/hour\n"]
)
def test_a_limit_that_is_none_is_refused(limit: str) -> None:
    """It is noticed when the server starts, not when somebody comes."""
    with pytest.raises(BadSetting, match="acts"):
        read_settings(Settings, {}, {"FLAMBEUR_ACTS": limit})


@pytest.mark.parametrize("kind", [Settings, Serving])
def test_every_setting_is_documented(kind: type[msgspec.Struct]) -> None:
    """The page for operators has a row for every setting."""
    page = PAGE.read_text("utf-8")
    assert [] == [name for name in kind.__struct_fields__ if f"| `{variable(name)}` |" not in page]
