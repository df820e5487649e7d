"""The files of deploy/, read."""

from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
KUBERNETES = DEPLOY / "kubernetes"
RUNBOOK = ROOT / "docs/howto/runbook.md"
Doc = dict[str, Any]


def documents(path: Path) -> list[Doc]:
    """Read all documents of a YAML file."""
    return [found for found in yaml.safe_load_all(path.read_text("utf-8")) if found is not None]


def manifests() -> dict[str, Doc]:
    """List every object for Kubernetes by its kind and name."""
    found: dict[str, Doc] = {}
    for path in sorted(KUBERNETES.rglob("*.yaml")):
        if path.name != "kustomization.yaml":
            for document in documents(path):
                name = f"{document['kind']}/{document['metadata']['name']}"
                assert name not in found, f"{name} stands there twice"
                found[name] = document
    return found
