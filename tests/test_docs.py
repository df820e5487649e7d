"""The documentation is tested: its code runs, its links lead on, and it leaves nothing out."""

import inspect
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from flambeur.core.game import Game
from flambeur.core.parts import Event, Move, tag_of
from flambeur.families import every_game
from flambeur.games.easycome import EasyComeOptions
from flambeur.games.strike import StrikeOptions
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.royale.boards import BOARDS, parts_of
from flambeur.games.vegas.royale.kit import TileData
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.tile import Tile
from tests.tile_sizes import PAGE, sizes, updated

ROOT = Path(__file__).parents[1]
HOWTO = ROOT / "docs/howto/add-a-game.md"
TEMPLATE = ROOT / "src/flambeur/games/_template"
FAMILIES = sorted({game.name.partition("/")[0] for game in every_game()})
OWN_PAGES = {"vegas/royale": "royale", "vegas/royale-base": "royale"}
"""Editions that have a page of their own; the others stand on the page of their family."""
PAGES = sorted({*FAMILIES, *OWN_PAGES.values()})
HEADINGS = ("Specs", "Rules", "Moves", "View", "Scores", "Version history")
RUNNABLE = (
    "docs/reference/easycome-solved.md",
    "docs/reference/engine.md",
    "docs/reference/vegas.md",
    "docs/reference/royale.md",
    "docs/reference/easycome.md",
    "docs/reference/strike.md",
    "docs/reference/arena.md",
    "docs/reference/positions.md",
)
HOOKS = {name: hook for name, hook in vars(Tile).items() if inspect.isfunction(hook)}
BOX = "ABCDEFGH"
"""The boards in the box; hooks name these users, and no tile that was added."""
MEDIAN, LARGEST = 60, 140
"""Lines that tiles stay under."""


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
    """The how-to shows the template word for word, and files to write."""
    found = blocks(HOWTO, "python")
    assert found
    for block in found:
        marker, _, code = textwrap.dedent(block).partition("\n")
        if marker.startswith("# to "):
            continue
        source = re.fullmatch(r"# from (\S+)", marker)
        assert source, f"where does this come from?\n{block}"
        path = ROOT / source[1] if source[1].startswith("tests/") else TEMPLATE.parent / source[1]
        assert has_lines(lines(path.read_text("utf-8")), lines(code)), f"not in {path}:\n{code}"


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


def page_of(game: Game[Any]) -> str:
    """Read the page of a game: of its edition, or else of its family."""
    name = OWN_PAGES.get(game.name, game.name.partition("/")[0])
    return (ROOT / f"docs/reference/{name}.md").read_text("utf-8")


def fields_of(part: type) -> tuple[str, ...]:
    """List the fields that a part is written down with."""
    assert issubclass(part, msgspec.Struct)
    return part.__struct_fields__


def unnamed(text: str, names: tuple[str, ...]) -> list[str]:
    """List what a text does not name in code letters."""
    return [name for name in names if f"`{name}`" not in text]


@pytest.mark.parametrize("name", PAGES)
def test_page_of_a_game(name: str) -> None:
    """Every game has its page, with the same headings as all others, and stands in the index."""
    text = (ROOT / f"docs/reference/{name}.md").read_text("utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert [*HEADINGS] == [heading for heading in headings if heading != "Tiles"]
    assert f"reference/{name}.md" in (ROOT / "docs/README.md").read_text("utf-8")


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_moves_and_events(game: Game[Any]) -> None:
    """The page of a game names its edition and every move and event by its tag."""
    tags = [tag_of(part) for part in game.parts if issubclass(part, Move | Event)]
    assert [] == unnamed(page_of(game), (game.name, *tags))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_fields(game: Game[Any]) -> None:
    """A move or an event that has a row in a table has all its fields there."""
    rows = dict(re.findall(r"^\| `(\w+)` \|(.+)$", page_of(game), re.MULTILINE))
    for part in game.parts:
        if issubclass(part, Move | Event) and tag_of(part) in rows:
            assert [] == unnamed(rows[tag_of(part)], fields_of(part)), tag_of(part)


def test_options_of_vegas() -> None:
    """The page and the rules of Vegas name every option."""
    page = (ROOT / "docs/reference/vegas.md").read_text("utf-8")
    rules = (ROOT / "src/flambeur/games/vegas/RULES.md").read_text("utf-8")
    solo = [f"solo.{field}" for field in Solo.__struct_fields__]
    shared = [field for field in VegasOptions.__struct_fields__ if field != "solo"]
    assert [] == [name for name in (*shared, *solo) if f"| `{name}` |" not in page]
    assert [] == [name for name in (*shared, *solo) if f"| `{name}` |" not in rules]


def test_options_of_royale() -> None:
    """The page and the rules of Royale name every option."""
    page = PAGE.read_text("utf-8")
    rules = (ROOT / "src/flambeur/games/vegas/royale/RULES.md").read_text("utf-8")
    fields = RoyaleOptions.__struct_fields__
    assert [] == [name for name in fields if f"| `{name}` |" not in page]
    assert [] == [name for name in fields if f"| `{name}` |" not in rules]


def test_options_of_easy_come() -> None:
    """The page of Easy Come names every option."""
    page = (ROOT / "docs/reference/easycome.md").read_text("utf-8")
    fields = EasyComeOptions.__struct_fields__
    assert [] == [name for name in fields if f"| `{name}` |" not in page]


def test_options_of_strike() -> None:
    """The page and the rules of Strike name every option."""
    page = (ROOT / "docs/reference/strike.md").read_text("utf-8")
    rules = (ROOT / "src/flambeur/games/strike/RULES.md").read_text("utf-8")
    fields = StrikeOptions.__struct_fields__
    assert [] == [name for name in fields if f"| `{name}` |" not in page]
    assert [] == [name for name in fields if f"| `{name}` |" not in rules]


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_version_history(game: Game[Any]) -> None:
    """The page of a game has a line for the current version of its rules."""
    history = page_of(game).partition("## Version history")[2]
    assert f"\n- {game.version}: " in history


@pytest.mark.parametrize("tile", BOARDS.values(), ids=lambda tile: tile.id)
def test_heading_of_a_tile(tile: type[TileData]) -> None:
    """Every tile has a heading as its file begins, and below it its moves and its fields."""
    title = (inspect.getdoc(sys.modules[tile.__module__]) or "").partition(":")[0].rstrip("!?")
    text = PAGE.read_text("utf-8")
    found = re.search(rf"^### {title}\n(.+?)(?=^##)", text, re.MULTILINE | re.DOTALL)
    assert title.startswith(tile.id)
    assert found, f"there is no heading {title}"
    moves = [part for part in parts_of(tile) if issubclass(part, Move)]
    told = [name for move in moves for name in (tag_of(move), *fields_of(move))]
    own = [field for field in fields_of(tile) if field != "casino"]
    assert [] == unnamed(found[1], (*told, *own))


def test_headings_of_tiles() -> None:
    """The headings stand in the order of the tiles, and none is left over."""
    assert [*BOARDS] == re.findall(r"^### ([A-Z]\d) ", PAGE.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("hook", HOOKS)
def test_users_of_a_hook(hook: str) -> None:
    """The docstring of a hook and the page of the hooks name exactly the tiles that have it."""
    users = [name for name, tile in BOARDS.items() if hook in vars(tile) and name[0] in BOX]
    assert users, "a hook without a user"
    assert users == re.findall(r"\b[A-Z]\d\b", inspect.getdoc(HOOKS[hook]) or "")
    page = (ROOT / "docs/reference/hook-order.md").read_text("utf-8")
    row = re.search(rf"^\| `{hook}` \|.*\| ([A-Z0-9 ]+) \|$", page, re.MULTILINE)
    assert row
    assert users == row[1].split()
    assert re.search(rf"tile\.{hook}\b", page), "not in the pseudocode"


def test_tiles_are_short() -> None:
    """The median of the tiles' files stays under 60 lines, and the largest under 140."""
    counted = sizes()
    assert len(BOARDS) == len(counted)
    assert median(counted.values()) < MEDIAN
    assert max(counted.values()) < LARGEST


def test_sizes_of_tiles() -> None:
    """The table on the page is what `python -m tests.tile_sizes --write` writes."""
    text = PAGE.read_text("utf-8")
    assert updated(text) == text


def test_position_in_the_terminal() -> None:
    """The position that the page about reviews shows has the odds that stand below it."""
    text = (ROOT / "docs/howto/review-a-game.md").read_text("utf-8")
    shown = r"^flambeur show \"([^\"]+)\" --odds\n.*?^```text\n(.*?)^```$"
    found = re.search(shown, text, re.MULTILINE | re.DOTALL)
    assert found
    done = subprocess.run(
        [sys.executable, "-m", "flambeur", "show", found[1], "--odds"],
        env={**os.environ, "FLAMBEUR_LANG": "en", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = done.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert has_lines(lines(said), lines(found[2])), said


def test_turn_in_the_terminal() -> None:
    """The turn that the page of the terminal shows is what the command above it prints."""
    text = (ROOT / "docs/howto/play-in-the-terminal.md").read_text("utf-8")
    shown = r"^```sh\nflambeur ([^\n]+ --seed [^\n]+)\n```\n\n```text\n(.*?)^```$"
    found = re.search(shown, text, re.MULTILINE | re.DOTALL)
    assert found
    command = [sys.executable, "-m", "flambeur", *found[1].split()]
    done = subprocess.run(
        command,
        input="",
        env={**os.environ, "FLAMBEUR_LANG": "en", "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert has_lines(lines(done.stdout), lines(found[2])), done.stdout
