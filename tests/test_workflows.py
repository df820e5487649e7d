"""The files for a forge fit its schemas, name only what there is, and are trusted with little."""

import json
import os
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

ROOT = Path(__file__).parents[1]
FORGE = ROOT / ".github"
WORKFLOWS = sorted((FORGE / "workflows").glob("*.yml"))
CHOICE = FORGE / "ISSUE_TEMPLATE/config.yml"
FORMS = sorted({*CHOICE.parent.glob("*.yml")} - {CHOICE})
MAY_WRITE = {
    ("release", "release"): {"attestations", "contents", "id-token"},
    ("release", "index"): {"id-token"},
}
"""By workflow and job, the permissions to write; nothing else has any."""
SECRET = re.compile(r"token|password|secret|key", re.IGNORECASE)
TOKENS = re.compile(r"gh[a-z]_\w{20}|github_pat_|pypi-\w{20}|-----BEGIN|eyJ[\w-]{20}")
"""What tokens and keys look like."""
Doc = dict[str, Any]

each = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> Doc:
    """Read a file; to YAML of old, the word `on` is a truth."""
    found: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return {"on" if key is True else key: value for key, value in found.items()}


def fits(path: Path, schema: str) -> None:
    """Compare a file with the schema of a forge."""
    vendor = files("check_jsonschema") / "builtin_schemas" / "vendor" / f"{schema}.json"
    jsonschema.validate(read(path), json.loads(vendor.read_text("utf-8")))


def values(found: object, name: str) -> list[Any]:
    """List all values of one name, however deep they are."""
    if isinstance(found, list):
        return [value for part in found for value in values(part, name)]
    if not isinstance(found, dict):
        return []
    own = [found[name]] if name in found else []
    return own + [value for part in found.values() for value in values(part, name)]


def commands(path: Path) -> str:
    """Join all commands of a workflow, those of its matrix too."""
    return "\n".join(value for value in values(read(path), "run") if isinstance(value, str))


def test_all_are_there() -> None:
    """There is a gate, a nightly run and a release, and forms for bugs, rules and ideas."""
    assert ["gate", "nightly", "release"] == [path.stem for path in WORKFLOWS]
    assert ["bug", "idea", "rules"] == [path.stem for path in FORMS]


@each
def test_workflow_fits_its_schema(path: Path) -> None:
    """A workflow is what forges understand."""
    fits(path, "github-workflows")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_form_fits_its_schema(path: Path) -> None:
    """A form for issues is what forges understand."""
    fits(path, "github-issue-forms")


def test_choice_of_forms_fits_its_schema() -> None:
    """The list of forms is what forges understand."""
    fits(CHOICE, "github-issue-config")


@each
def test_commands_exist(path: Path) -> None:
    """Every target of make, script of npm and script of ours that a workflow names exists."""
    said = commands(path)
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    scripts = json.loads((ROOT / "web/package.json").read_text())["scripts"]
    assert set(re.findall(r"\bmake ([a-z]+)", said)) <= set(targets)
    assert set(re.findall(r"npm --prefix web run ([\w:]+)", said)) <= set(scripts)
    for script in re.findall(r"\.ci/\w+", said):
        assert os.access(ROOT / script, os.X_OK), script


@each
def test_needs_exist(path: Path) -> None:
    """What a job needs is something that `.ci/need` can install."""
    known = re.findall(r"^need_(\w+)\(\)", (ROOT / ".ci/need").read_text(), re.MULTILINE)
    told = re.findall(r"\.ci/need ([a-z ]+)$", commands(path), re.MULTILINE)
    lists = [*values(read(path), "need"), *told]
    assert {name for names in lists for name in names.split()} <= set(known)


@each
def test_actions_are_pinned(path: Path) -> None:
    """Every action is named by the full hash of a commit, with its version beside it."""
    text = path.read_text("utf-8")
    lines = re.findall(r"\buses: *(.+)", text)
    assert lines
    for line in lines:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


def test_one_version_of_an_action() -> None:
    """All workflows use the same version of an action."""
    used = {use for path in WORKFLOWS for use in values(read(path), "uses")}
    assert len(used) == len({use.partition("@")[0] for use in used})


@each
def test_permissions(path: Path) -> None:
    """A workflow may read; only what publishes may write, and only what it must."""
    workflow = read(path)
    assert {"contents": "read"} == workflow["permissions"]
    for name, job in workflow["jobs"].items():
        writes = {what for what, how in job.get("permissions", {}).items() if how != "read"}
        assert MAY_WRITE.get((path.stem, name), set()) == writes, name


@each
def test_every_job_ends(path: Path) -> None:
    """Every job has a time after which it is stopped, and the gate 90 minutes."""
    minutes = {name: job["timeout-minutes"] for name, job in read(path)["jobs"].items()}
    assert all(0 < minute <= 350 for minute in minutes.values())
    assert 90 == minutes.get("gate", 90)


@each
def test_no_secrets(path: Path) -> None:
    """No token stands in a workflow, and what is called one is handed in when it runs."""
    assert not TOKENS.search(path.read_text("utf-8"))
    for name in ("env", "with"):
        for given in values(read(path), name):
            hidden = [value for key, value in given.items() if SECRET.search(key)]
            assert all(re.fullmatch(r"\$\{\{ [\w.]+ \}\}", str(value)) for value in hidden), given


@each
def test_nothing_from_outside_is_run(path: Path) -> None:
    """What others write, such as the name of a branch, reaches a shell only as a variable."""
    assert {"matrix.run"} >= set(re.findall(r"\$\{\{ *(.+?) *\}\}", commands(path)))
    assert "pull_request_target" not in read(path)["on"]


def test_checkouts_keep_no_credentials() -> None:
    """A checkout leaves no token behind for what runs after it."""
    for path in WORKFLOWS:
        for steps in values(read(path), "steps"):
            for step in steps:
                if step.get("uses", "").startswith("actions/checkout@"):
                    assert step["with"]["persist-credentials"] is False
