"""The manifests for Kubernetes fit its schemas, fit together, and ask for no rights."""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import kubernetes_validate  # type: ignore[import-untyped]  # it comes without types
import pytest
import yaml

from flambeur.server.ops.environment import Serving, read_settings, variable
from flambeur.server.settings import Settings
from tests.deploy.files import DEPLOY, KUBERNETES, Doc, documents, manifests

FOREIGN = ("PodMonitor",)
"""Kinds that an operator adds to a cluster; Kubernetes has no schema for them."""
VERSIONS = ("1.30", "1.34")
INGRESSES = ("flambeur", "flambeur-tables")
KNOWN = {variable(name) for kind in (Settings, Serving) for name in kind.__struct_fields__}
OWN = {name: found for name, found in manifests().items() if found["kind"] not in FOREIGN}
PODS = {name: found for name, found in OWN.items() if "template" in found.get("spec", {})}


def pod(manifest: Doc) -> Doc:
    """Find the pod that a manifest makes."""
    found: Doc = manifest["spec"]["template"]
    return found


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", OWN)
def test_schema(name: str, version: str) -> None:
    """Every object is what Kubernetes expects, without unknown fields."""
    kubernetes_validate.validate(OWN[name], version, strict=True)


@pytest.mark.parametrize("path", sorted(KUBERNETES.rglob("kustomization.yaml")), ids=str)
def test_layers(path: Path) -> None:
    """A layer names files that exist, and forgets none of its folder."""
    (layer,) = documents(path)
    named = {(path.parent / name).resolve() for name in layer["resources"]}
    assert [] == [name for name in named if not name.exists()]
    beside = {file.resolve() for file in path.parent.glob("*.yaml")} - {path.resolve()}
    assert beside <= named


def test_the_example_changes_what_is_there() -> None:
    """Patches and images of the example layer meet something in the base."""
    (layer,) = documents(KUBERNETES / "example/kustomization.yaml")
    images = {c["image"] for found in PODS.values() for c in pod(found)["spec"]["containers"]}
    assert {image["name"] for image in layer["images"]} <= images
    for patch in layer["patches"]:
        for name in patch["target"]["name"].split("|"):
            target = OWN[f"{patch['target']['kind']}/{name}"]
            for change in yaml.safe_load(patch["patch"]):
                *way, last = change["path"].split("/")[1:]
                assert at(target, way if change["op"] == "add" else [*way, last])


def at(value: Any, way: list[str]) -> Any:
    """Follow a path into an object."""
    for part in way:
        value = value[int(part) if isinstance(value, list) else part]
    return value


@pytest.mark.parametrize("name", PODS)
def test_pods_have_no_rights(name: str) -> None:
    """No root, no capabilities, no writing to the image, no token of Kubernetes."""
    spec = pod(PODS[name])["spec"]
    assert False is spec["automountServiceAccountToken"]
    assert spec["securityContext"]["runAsNonRoot"]
    for container in spec["containers"]:
        rights = container["securityContext"]
        assert False is rights["allowPrivilegeEscalation"]
        assert rights["readOnlyRootFilesystem"]
        assert {"drop": ["ALL"]} == rights["capabilities"]
        assert "memory" in container["resources"]["limits"]


@pytest.mark.parametrize("name", PODS)
def test_no_service_can_change_a_setting(name: str) -> None:
    """Kubernetes would set FLAMBEUR_PORT for the Service `flambeur`; that is switched off."""
    assert False is pod(PODS[name])["spec"]["enableServiceLinks"]


def test_settings_are_known() -> None:
    """Every variable that is set exists, and the values can be read."""
    data = OWN["ConfigMap/flambeur"]["data"]
    own = [
        env
        for found in PODS.values()
        for c in pod(found)["spec"]["containers"]
        for env in c.get("env", [])
    ]
    names = {env["name"] for env in own if env["name"].startswith("FLAMBEUR_")} | set(data)
    assert names <= KNOWN
    serving = read_settings(Serving, {}, data)
    assert read_settings(Settings, {}, data).secure
    for name in ("workers", "bots"):
        grace = pod(OWN[f"Deployment/flambeur-{name}"])["spec"]["terminationGracePeriodSeconds"]
        assert grace > serving.linger + serving.patience


def test_selectors_meet_pods() -> None:
    """Services, budgets and policies select pods that exist; one Service is empty on purpose."""
    labels = [pod(found)["metadata"]["labels"] for found in PODS.values()]
    for name, found in OWN.items():
        spec = found.get("spec", {})
        wanted: Any = spec.get("podSelector", spec.get("selector"))
        if wanted is None or name == "Service/flambeur-nowhere":
            continue
        wanted = wanted.get("matchLabels", wanted)
        assert any(wanted.items() <= pod_labels.items() for pod_labels in labels), name


def test_every_way_in_leads_to_a_service() -> None:
    """Paths lead to Services that exist; only sockets that name a table are kept together."""
    ways = {
        (path["path"], path["backend"]["service"]["name"])
        for found in OWN.values()
        if found["kind"] == "Ingress"
        for path in found["spec"]["rules"][0]["http"]["paths"]
    }
    assert [] == [name for _, name in ways if f"Service/{name}" not in OWN]
    assert {"/socket/"} == {path for path, name in ways if name == "flambeur-tables"}
    hosts = {OWN[f"Ingress/{name}"]["spec"]["rules"][0]["host"] for name in INGRESSES}
    assert 1 == len(hosts)


def test_visits_are_not_logged() -> None:
    """The page for players says that addresses are written nowhere."""
    for name in INGRESSES:
        annotations = OWN[f"Ingress/{name}"]["metadata"]["annotations"]
        assert "false" == annotations["nginx.ingress.kubernetes.io/enable-access-log"]


def test_scalers_meet_deployments() -> None:
    """What is scaled exists, and says no number of its own."""
    for found in OWN.values():
        if found["kind"] == "HorizontalPodAutoscaler":
            target = found["spec"]["scaleTargetRef"]
            assert "replicas" not in OWN[f"{target['kind']}/{target['name']}"]["spec"]


def test_the_order_of_an_upgrade(tmp_path: Path) -> None:
    """First `before` with the new image, then the code, and `after` when no old code is left."""
    said, fake = tmp_path / "said", tmp_path / "kubectl"
    fake.write_text(
        f'#!/bin/bash\necho kubectl "$@" >> {said}\n[[ $* == *apply* ]] && cat >> {said}\nexit 0\n'
    )
    fake.chmod(0o755)
    subprocess.run(
        [str(DEPLOY / "upgrade"), "play", "registry.example/flambeur:2"],
        env={**os.environ, "KUBECTL": str(fake)},
        check=True,
        timeout=60,
    )
    text = said.read_text()
    steps = re.findall(r"wait .*(migrate-\w+)|rollout status deployment/(\S+)", text)
    wanted = ["migrate-before", "flambeur-bots", "flambeur-workers", "migrate-after"]
    assert wanted == [one or other for one, other in steps]
    assert 2 == text.count("image: registry.example/flambeur:2\n")
    assert 2 == text.count("worker=registry.example/flambeur:2\n")
    assert "image: flambeur\n" not in text
