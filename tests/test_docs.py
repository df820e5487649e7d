"""The documentation is tested: its code runs, its links lead on, and it leaves nothing out."""

import importlib
import re
import shutil
import textwrap
from pathlib import Path
from typing import Any

import pytest

import flambeur.games
from flambeur.core.game import Game
from flambeur.core.parts import Event, Move, tag_of
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.registry import GAMES
from flambeur.testing import check_game

ROOT = Path(__file__).parents[1]
HOWTO = ROOT / "docs/howto/add-a-game.md"
TEMPLATE = ROOT / "src/flambeur/games/_template"
FAMILIES = sorted({game.name.partition("/")[0] for game in GAMES})
HEADINGS = ("Specs", "Rules", "Moves", "View", "Scores", "Version history")
RUNNABLE = ("README.md", "docs/reference/engine.md", "docs/reference/vegas.md")


def pages() -> list[Path]:
    """List all pages of the repository, without what tools put beside it."""
    skipped = ("build", "dist", "node_modules")
    return sorted(
        path
        for path in ROOT.rglob("*.md")
        if not any(
            part.startswith(".") or part in skipped for part in path.relative_to(ROOT).parts[:-1]
        )
    )


def blocks(page: Path, language: str) -> list[str]:
    """List the code blocks of a page in one language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )


def lines(code: str) -> list[str]:
    """Split code into lines, whatever their indentation."""
    return [line.strip() for line in code.splitlines()]


def has_lines(whole: list[str], excerpt: list[str]) -> bool:
    """Tell whether these lines stand in a row in a file."""
    size = len(excerpt)
    return any(whole[at : at + size] == excerpt for at in range(len(whole) - size + 1))


@pytest.mark.parametrize("name", RUNNABLE)
def test_examples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Python blocks of a page run from top to bottom, and their assertions hold."""
    monkeypatch.chdir(tmp_path)
    found = blocks(ROOT / name, "python")
    assert found
    space: dict[str, object] = {"__name__": name}
    for number, block in enumerate(found, 1):
        exec(compile(block, f"{name}, block {number}", "exec"), space)  # noqa: S102 - our own pages


def test_excerpts() -> None:
    """The how-to shows the template word for word, and no other Python."""
    found = blocks(HOWTO, "python")
    assert found
    for block in found:
        marker, _, code = textwrap.dedent(block).partition("\n")
        source = re.fullmatch(r"# from (\S+)", marker)
        assert source, f"where does this come from?\n{block}"
        path = ROOT / source[1] if source[1].startswith("tests/") else TEMPLATE.parent / source[1]
        assert has_lines(lines(path.read_text("utf-8")), lines(code)), f"not in {path}:\n{code}"


def test_howto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy, rename, run: a renamed copy of the template passes the final check."""
    copy = tmp_path / "hill"
    shutil.copytree(TEMPLATE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.glob("*.py"):
        text = path.read_text("utf-8").replace("_template", "hill").replace('"dare"', '"hill"')
        path.write_text(text, "utf-8")
    monkeypatch.setattr(flambeur.games, "__path__", [*flambeur.games.__path__, str(tmp_path)])
    hill = importlib.import_module("flambeur.games.hill").GAME
    assert isinstance(hill, Game)
    assert "hill@1" == hill.id
    for seats, options in hill.setups():
        check_game(hill, seats, options, games=3)


def test_template_is_not_offered() -> None:
    """The template is there to be copied, not to be played."""
    assert "dare" not in FAMILIES


@pytest.mark.parametrize("page", pages(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links(page: Path) -> None:
    """Every relative link leads to a file or a folder of the repository."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:|#", target):
            path = page.parent / target.partition("#")[0]
            assert path.exists(), f"{target} does not exist"


@pytest.mark.parametrize("family", FAMILIES)
def test_page_of_a_game(family: str) -> None:
    """Every game has its page, with the same headings as all others, and stands in the index."""
    text = (ROOT / f"docs/reference/{family}.md").read_text("utf-8")
    assert [*HEADINGS] == re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert f"reference/{family}.md" in (ROOT / "docs/README.md").read_text("utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_moves_and_events(game: Game[Any]) -> None:
    """The page of a game names its edition and every move and event by its tag."""
    text = (ROOT / f"docs/reference/{game.name.partition('/')[0]}.md").read_text("utf-8")
    tags = [tag_of(part) for part in game.parts if issubclass(part, Move | Event)]
    assert [] == [name for name in (game.name, *tags) if f"`{name}`" not in text]


def test_options_of_vegas() -> None:
    """The page and the rules of Vegas name every option."""
    page = (ROOT / "docs/reference/vegas.md").read_text("utf-8")
    rules = (ROOT / "src/flambeur/games/vegas/RULES.md").read_text("utf-8")
    solo = [f"solo.{field}" for field in Solo.__struct_fields__]
    shared = [field for field in VegasOptions.__struct_fields__ if field != "solo"]
    assert [] == [name for name in (*shared, *solo) if f"| `{name}` |" not in page]
    assert [] == [name for name in (*shared, *solo) if f"| `{name}` |" not in rules]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_version_history(game: Game[Any]) -> None:
    """The page of a game has a line for the current version of its rules."""
    text = (ROOT / f"docs/reference/{game.name.partition('/')[0]}.md").read_text("utf-8")
    history = text.partition("## Version history")[2]
    assert f"\n- {game.version}: " in history
