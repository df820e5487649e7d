"""Dashboard and alarms use numbers that exist, and every alarm has its page."""

import json
import re
from typing import Any

import promql_parser
import pytest
from prometheus_client import REGISTRY

from flambeur.server.ops import metrics
from tests.deploy.files import DEPLOY, KUBERNETES, RUNBOOK, documents

PAGE = RUNBOOK.parents[1] / "reference/operations.md"
DASHBOARD = json.loads((DEPLOY / "grafana/flambeur.json").read_text("utf-8"))
(ALERTS,) = documents(DEPLOY / "prometheus/alerts.yaml")
RULES: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
OURS = re.compile(r"\bflambeur_\w+")


def exposed() -> set[str]:
    """List the names under which Prometheus finds our numbers."""
    assert metrics.STEPS
    found = set()
    for family in REGISTRY.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
        found |= {family.name + end for end in ends.get(family.type, ("",))}
    return {name for name in found if name.startswith("flambeur_")}


def expressions() -> list[str]:
    """List what the dashboard and the alarms ask."""
    shown = [t["expr"] for panel in DASHBOARD["panels"] for t in panel.get("targets", [])]
    return [*shown, *(rule["expr"] for rule in RULES)]


@pytest.mark.parametrize("expression", expressions())
def test_expressions(expression: str) -> None:
    """Prometheus can read it, and every number of ours in it exists."""
    promql_parser.parse(expression.replace("$job", "flambeur"))
    assert set(OURS.findall(expression)) <= exposed()


def test_every_number_is_shown() -> None:
    """The dashboard leaves nothing out that is measured."""
    shown = {name for text in expressions() for name in OURS.findall(text)}
    left = {re.sub(r"_(sum|count|bucket)$", "", name) for name in exposed() - shown}
    assert set() == left - {re.sub(r"_bucket$", "", name) for name in shown}


def test_panels() -> None:
    """Every panel has a title, a sentence and a place of its own."""
    panels = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(places) == len(set(places))
    assert all(panel["title"] and panel["description"].endswith(".") for panel in panels)
    numbers = [panel["id"] for panel in DASHBOARD["panels"]]
    assert len(numbers) == len(set(numbers))


def test_every_alarm_has_a_section() -> None:
    """The runbook says what to do, and holds no section for an alarm that is gone."""
    text = RUNBOOK.read_text("utf-8").partition("## Alarms")[2].partition("\n## ")[0]
    assert [rule["alert"] for rule in RULES] == re.findall(r"^### (\w+)$", text, re.MULTILINE)


def test_every_number_is_documented() -> None:
    """The page for operators has a row for every number."""
    page = PAGE.read_text("utf-8")
    assert [] == [name for name in exposed() if f"`{_base(name)}`" not in page]


def _base(name: str) -> str:
    return re.sub(r"_(bucket|sum|count)$", "", name)


def test_the_scaler_uses_a_number_that_exists() -> None:
    """The custom metric of the autoscaler is one of ours."""
    found = OURS.findall((KUBERNETES / "base/scaling.yaml").read_text())
    assert set(found) <= exposed()
