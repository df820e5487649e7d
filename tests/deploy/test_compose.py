"""The file for Compose fits its specification and our settings."""

import json
import re
from importlib.resources import files

import jsonschema
import pytest

from flambeur.server.ops.environment import Serving, read_settings, variable
from flambeur.server.settings import Settings
from tests.deploy.files import DEPLOY, Doc, documents

KNOWN = {variable(name) for kind in (Settings, Serving) for name in kind.__struct_fields__}
PINNED = re.compile(r"@sha256:[0-9a-f]{64}$")


@pytest.fixture
def compose() -> Doc:
    """The file, with anchors and merges resolved."""
    (found,) = documents(DEPLOY / "compose.yaml")
    return found


def test_schema(compose: Doc) -> None:
    """It is what the Compose specification describes."""
    vendor = files("check_jsonschema") / "builtin_schemas" / "vendor" / "compose-spec.json"
    jsonschema.validate(compose, json.loads(vendor.read_text("utf-8")))


def test_what_is_started(compose: Doc) -> None:
    """Two workers, one bot worker, the database, the bus and a proxy."""
    services = compose["services"]
    bots = {
        name: s["environment"]["FLAMBEUR_BOTS"]
        for name, s in services.items()
        if "FLAMBEUR_BOTS" in s.get("environment", {})
    }
    assert {"worker-1": "false", "worker-2": "false", "bots": "true"} == bots
    assert {"proxy", "postgres", "nats", "migrate"} <= set(services)
    assert ["proxy"] == [name for name, service in services.items() if "ports" in service]


def test_settings(compose: Doc) -> None:
    """Every variable is a setting, and the proxy whose word is taken is the one there is."""
    environment = compose["services"]["worker-1"]["environment"]
    assert set(environment) <= KNOWN
    settings = read_settings(Settings, {}, environment)
    serving = read_settings(Serving, {}, environment)
    network = compose["services"]["proxy"]["networks"]["inside"]
    assert (network["ipv4_address"],) == settings.proxies
    assert settings.secure
    grace = compose["services"]["worker-1"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > serving.linger + serving.patience


def test_files_exist(compose: Doc) -> None:
    """Files that are mounted are there, and nothing of the secrets stands in the file."""
    for service in compose["services"].values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).is_file()
    example = (DEPLOY / "compose.env").read_text()
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    assert wanted == set(re.findall(r"^(\w+)=", example, re.MULTILINE))
    for name in ("POSTGRES_PASSWORD", "BUS_PASSWORD"):
        assert re.search(rf"^{name}=$", example, re.MULTILINE)


def test_the_proxy_keeps_numbers_inside() -> None:
    """What is for operators is not passed on, and both workers are balanced."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert "@operators path /metrics /ready /health" in text
    for way in ("", "/socket/* "):
        assert f"reverse_proxy {way}worker-1:8000 worker-2:8000" in text


def test_the_proxy_writes_no_addresses() -> None:
    """Visits are not logged, and errors without who came."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert 1 == len(re.findall(r"^\s*log\b", text, re.MULTILINE))
    for field in ("remote_ip", "client_ip", "headers"):
        assert f"request>{field} delete" in text


def test_the_image() -> None:
    """The image runs as nobody special and has a check of its health."""
    text = (DEPLOY / "Containerfile").read_text()
    *_, user = re.findall(r"^USER (.+)$", text, re.MULTILINE)
    assert "10001:10001" == user
    assert "--no-deps --require-hashes" in text
    assert all(PINNED.search(image) for image in re.findall(r"^FROM (\S+)", text, re.MULTILINE))
    assert "/health" in re.findall(r"^HEALTHCHECK(.+\n.+)$", text, re.MULTILINE)[0]
    environ = dict(re.findall(r"(FLAMBEUR_\w+)=(\S+)", text))
    assert set(environ) <= KNOWN
    assert read_settings(Serving, {}, environ).port == 8000


def test_images_of_others_are_pinned() -> None:
    """A tag may be moved by whoever owns it; a digest cannot."""
    pages = [DEPLOY / "compose.yaml", *(DEPLOY / "kubernetes/base").glob("*.yaml")]
    text = "".join(page.read_text() for page in pages)
    images = re.findall(r"^\s*image: (\S+)$", text, re.MULTILINE)
    others = [image for image in images if not image.startswith("flambeur")]
    assert 4 == len(others)
    assert all(PINNED.search(image) for image in others)


def test_postgres_keeps_every_move() -> None:
    """Nothing that makes a commit safe is switched off, and values are not logged."""
    text = (DEPLOY / "postgres/flambeur.conf").read_text()
    for line in ("fsync = on", "synchronous_commit = on", "full_page_writes = on"):
        assert re.search(rf"^{line}", text, re.MULTILINE)
    assert re.search(r"^log_parameter_max_length = 0", text, re.MULTILINE)
