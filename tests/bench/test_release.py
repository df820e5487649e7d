"""What a release must hold is missed when it is not there; one version is told everywhere."""

from pathlib import Path

import pytest
import yaml

from bench.release.contents import faults
from flambeur import __version__

WHOLE = [
    "flambeur/server/web/index.html",
    "flambeur/server/web/tv.html",
    "flambeur/server/web/notices.md",
    "flambeur/server/web/assets/index.js",
    "flambeur/server/web/assets/onest.woff2",
    "flambeur/server/store/postgres/tables.sql",
    "flambeur/bots/easycome/solved.json",
    "flambeur/words/en/base.ftl",
    "flambeur/shows/poster/fonts/onest.ttf",
    "flambeur/shows/poster/fonts/onest-LICENSE.txt",
    "flambeur/py.typed",
    "flambeur-0.9.0.dist-info/licenses/LICENSE",
]


def test_a_whole_wheel() -> None:
    assert [] == faults(".whl", WHOLE, 1_000_000)


@pytest.mark.parametrize("lost", WHOLE)
def test_what_is_lost_is_missed(lost: str) -> None:
    """Without any one of these the release is stopped."""
    (fault,) = faults(".whl", [name for name in WHOLE if name != lost], 1_000_000)
    assert fault.endswith("is not in it")


@pytest.mark.parametrize("stray", ["web/node_modules/x.js", "src/a/__pycache__/b", "house.db"])
def test_what_is_stray_is_seen(stray: str) -> None:
    (fault,) = faults(".gz", [*WHOLE, stray], 1_000_000)
    assert stray in fault


def test_too_large() -> None:
    assert ["5,000,000 bytes are too many"] == faults(".whl", WHOLE, 5_000_000)


def test_the_example_names_this_version() -> None:
    """Operators who copy the example get the image of this release."""
    layer = yaml.safe_load(Path("deploy/kubernetes/example/kustomization.yaml").read_text())
    assert [__version__] == [image["newTag"] for image in layer["images"]]
