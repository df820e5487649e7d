"""What is missing is named by parts that every index has, for the installer that is here."""

import sys

import pytest

from flambeur.cli import extras
from flambeur.cli.extras import adding


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand where the package says what its extras need, in both ways of quoting."""
    found = ["msgspec>=0.22", 'numpy>=1.26; extra == "strike"', "mujoco==3; extra == 'strike'"]
    monkeypatch.setattr(extras, "requires", lambda _: [*found, "ray; extra == 'research'"])


@pytest.mark.parametrize(
    ("prefix", "has_pip", "says"),
    [
        ("/usr", True, f"{sys.executable} -m pip install"),
        ("/users/ana/.local/share/pipx/venvs/flambeur", False, "pipx inject flambeur"),
        ("/users/ana/tools/flambeur", False, f"uv pip install --python {sys.executable}"),
    ],
)
@pytest.mark.usefixtures("lines")
def test_the_command_that_adds_what_is_missing(
    prefix: str, has_pip: bool, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", prefix)
    monkeypatch.setattr(extras, "find_spec", lambda _: object() if has_pip else None)
    assert f"{says} 'numpy>=1.26' mujoco==3" == adding("strike")


@pytest.mark.parametrize("extra", ["server", "strike", "verify", "ladder"])
def test_every_extra_that_is_named_has_parts(extra: str) -> None:
    assert "==" in adding(extra) or ">=" in adding(extra)
    assert "flambeur[" not in adding(extra)
