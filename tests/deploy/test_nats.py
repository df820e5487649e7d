"""NATS runs with the files of deploy/, lets the workers of deploy/ in, and nobody else."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from flambeur.server.bus.nats import PREFIX, NatsBus
from tests.deploy.files import DEPLOY, KUBERNETES, Doc, documents, manifests
from tests.server.broker import broker
from tests.server.bus.test_contract import Ear
from tests.server.conftest import KEY

SECRETS = {"password": "12345", "cluster": "98765"}
"""Of digits, as they may come out of a generator."""


def environment(manifest: Doc) -> dict[str, str]:
    """Resolve the variables of a container as Kubernetes does."""
    (container,) = manifest["spec"]["template"]["spec"]["containers"]
    found: dict[str, str] = {}
    for each in container["env"]:
        source = each.get("valueFrom", {})
        if "secretKeyRef" in source and source["secretKeyRef"]["name"] == "flambeur-bus":
            found[each["name"]] = SECRETS[source["secretKeyRef"]["key"]]
        elif "value" in each:
            value = re.sub(r"\$\((\w+)\)", lambda name: found[name[1]], each["value"])
            found[each["name"]] = value
    return found


def composed(service: str) -> dict[str, str]:
    """Resolve the variables of a service as Compose does."""
    (compose,) = documents(DEPLOY / "compose.yaml")
    found = compose["services"][service]["environment"]
    pattern = r"\$\{BUS_PASSWORD:\?[^}]*\}"
    return {name: re.sub(pattern, SECRETS["password"], value) for name, value in found.items()}


@pytest.fixture
def cluster_conf(tmp_path: Path) -> Path:
    """The file that Kubernetes mounts, with any free port for the cluster."""
    text = documents(KUBERNETES / "base/nats.yaml")[0]["data"]["nats.conf"]
    path = tmp_path / "nats.conf"
    path.write_text(text.replace("port: 6222", "listen: '127.0.0.1:-1'"))
    return path


def of_pod(number: int, peer: str = "127.0.0.1:1") -> dict[str, str]:
    """Give a server the variables of its pod, but with a peer on this machine."""
    environ = environment(manifests()["StatefulSet/flambeur-nats"])
    there = re.compile(r"flambeur-nats-\d.flambeur-nats-peers:6222")
    return {name: there.sub(peer, value) for name, value in environ.items()} | {
        "NAME": f"nats-{number}"
    }


async def test_compose_lets_its_workers_in() -> None:
    """The password that workers get is the one that NATS gets, also if it is a number."""
    url = composed("worker-1")["FLAMBEUR_BUS"]
    async with broker(composed("nats")) as there:
        await hear_each_other(url.replace("nats:4222", there.client))


async def hear_each_other(*urls: str) -> None:
    """Let a worker at each address hear what the first one tells."""
    buses, ears = [NatsBus(url) for url in urls], [Ear() for _ in urls]
    async with asyncio.timeout(30):
        for bus, ear in zip(buses, ears, strict=True):
            await bus.open(KEY)
            await bus.subscribe("table.x", ear)
        # Servers of a cluster tell each other a moment later who listens.
        while not all(ear.heard for ear in ears):
            await buses[0].publish("table.x", b"news")
            await asyncio.sleep(0.05)
        for bus in buses:
            await bus.close()


@pytest.mark.parametrize("kind", ["workers", "bots"])
async def test_kubernetes_lets_its_workers_in(kind: str, cluster_conf: Path) -> None:
    """Workers at different servers of the cluster hear each other."""
    url = environment(manifests()[f"Deployment/flambeur-{kind}"])["FLAMBEUR_BUS"]
    async with (
        broker(of_pod(0), cluster_conf) as one,
        broker(of_pod(1, one.cluster), cluster_conf) as two,
    ):
        urls = (url.replace("flambeur-nats:4222", there.client) for there in (one, two))
        await hear_each_other(*urls)


@pytest.mark.parametrize(("password", "welcome"), [("98765", True), ("12345", False), ("", False)])
async def test_no_stranger_joins_the_cluster(
    password: str, cluster_conf: Path, *, welcome: bool
) -> None:
    """A server without the password of the cluster is not taken for one of it."""
    async with broker(of_pod(0), cluster_conf) as there, asyncio.timeout(20):
        host, _, port = there.cluster.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        assert (await reader.readline()).startswith(b"INFO ")
        login = f'"user":"peer","pass":"{password}"'
        writer.write(b'CONNECT {"name":"nats-9","cluster":"flambeur",%b}\r\n' % login.encode())
        writer.write(b'INFO {"server_id":"nats-9","server_name":"nats-9"}\r\nPING\r\n')
        said = b""
        while b"PONG" not in said and b"-ERR" not in said:
            said += await reader.readline()
        assert welcome == (b"Authorization Violation" not in said)
        writer.close()


@pytest.mark.parametrize("kind", ["compose", "kubernetes"])
def test_rights_are_those_of_our_subjects(kind: str) -> None:
    """Both files give the workers the subjects of this server, and nobody anything else."""
    texts = {
        "compose": (DEPLOY / "nats/nats.conf").read_text("utf-8"),
        "kubernetes": documents(KUBERNETES / "base/nats.yaml")[0]["data"]["nats.conf"],
    }
    assert [f'{{ publish: "{PREFIX}>", subscribe: "{PREFIX}>" }}'] == re.findall(
        r"permissions: (.+)", texts[kind]
    )
    assert 1 == texts[kind].count("user: flambeur")
    assert "no_auth_user" not in texts[kind]


def test_only_peers_reach_the_port_of_the_cluster() -> None:
    """The policy lets workers to the port for clients and servers to the port for servers."""
    rules: list[Any] = manifests()["NetworkPolicy/flambeur-nats"]["spec"]["ingress"]
    reached = {port["port"]: rule["from"] for rule in rules for port in rule["ports"]}
    (peers,) = reached[6222]
    assert "nats" == peers["podSelector"]["matchLabels"]["app.kubernetes.io/component"]
    (clients,) = reached[4222]
    assert ["workers", "bots"] == clients["podSelector"]["matchExpressions"][0]["values"]
