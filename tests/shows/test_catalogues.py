"""The four catalogues say the same things, and the code uses all of them."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import flambeur
from flambeur.bots import NAMES
from flambeur.cli.keys import MEANINGS
from flambeur.families import every_family
from flambeur.families.form import form_of
from flambeur.games.strike.styles import STYLES
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.server.nights.titles import CAME, PLAYED
from flambeur.server.nights.titles import KINDS as TITLES
from flambeur.shows.strike.commands import KEYS
from flambeur.shows.strike.places import PLACES
from flambeur.sources.verify import Kind
from flambeur.words.catalogues import LANGUAGES, Words

HOME = Path(flambeur.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
CATALOGUES = tuple(sorted(path.stem for path in (HOME / "locales" / "en").glob("*.ftl")))


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        """Begin with none."""
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent's name
        """Note a variable."""
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Message]:
    """Read all messages of a language."""
    found = {}
    for name in CATALOGUES:
        text = (HOME / "locales" / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def variables(message: Message) -> set[str]:
    """List the variables a message needs."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def nodes() -> Iterator[ast.AST]:
    """Walk over the code that speaks to people."""
    for folder in ("shows", "words", "cli", "server/notices", "server/nights"):
        for path in (HOME / folder).rglob("*.py"):
            yield from ast.walk(ast.parse(path.read_text("utf-8")))


@cache
def beginnings() -> str:
    """Make a pattern of the first words that ids have."""
    return "|".join(sorted({name.partition("-")[0] for name in messages("en") if "-" in name}))


@cache
def literals() -> set[str]:
    """List every string in that code that looks like an id."""
    texts = {n.value for n in nodes() if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    an_id = re.compile(rf"money|({beginnings()})(-[a-z0-9]+)+")
    return {text for text in texts if an_id.fullmatch(text)}


@cache
def patterns() -> set[str]:
    """List the ids that the code puts together, as patterns."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            parts = (v.value if isinstance(v, ast.Constant) else "[^ ]+" for v in node.values)
            pattern = "".join(map(str, parts))
            if re.match(rf"({beginnings()})-", pattern):
                found.add(pattern)
    return found


@cache
def page_patterns() -> set[str]:
    """List the ids in the code of the browser, as patterns: some are put together there."""
    text = "".join(
        path.read_text("utf-8") for path in PAGES.rglob("*") if path.suffix in (".ts", ".svelte")
    )
    ids: list[str] = re.findall(
        r"[\"'`]((?:me|night|practice|today|tray|tv|web)-(?:[a-z0-9-]|\$\{[^}`]+\})+)", text
    )
    return {re.sub(r"\$\{[^}]+\}", "[a-z0-9-]+", name) for name in ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_catalogues(language: str) -> None:
    """A language has all catalogues and no other file."""
    files = {path.name for path in (HOME / "locales" / language).iterdir()}
    assert {f"{name}.ftl" for name in CATALOGUES} == files


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(language: str) -> None:
    """Ids and attributes are the same as in English."""
    english, other = messages("en"), messages(language)
    assert set(english) == set(other)
    for name, message in english.items():
        attributes = [a.id.name for a in message.attributes]
        assert attributes == [a.id.name for a in other[name].attributes], name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_message_takes_the_same_variables(language: str) -> None:
    """No language needs a variable more, and none loses a fact."""
    english, other = messages("en"), messages(language)
    for name, message in english.items():
        assert variables(message) == variables(other[name]), name


def test_every_id_in_the_code_exists() -> None:
    """What the code wants to say can be said."""
    assert literals() <= set(messages("en"))
    for pattern in patterns():
        assert any(re.fullmatch(pattern, name) for name in messages("en")), pattern


def test_every_message_is_used() -> None:
    """Nothing in the catalogue is left over."""
    named = literals() | {f"night-title-{kind}" for kind in (*TITLES, PLAYED, CAME)}
    # As one: there are more than Python remembers, so each would be compiled again and again.
    put_together = re.compile("|".join(patterns() | page_patterns()))
    unused = [name for name in messages("en") if name not in named]
    assert [] == [name for name in unused if not put_together.fullmatch(name)]


def test_every_id_in_the_pages_exists() -> None:
    """What the browser wants to say can be said."""
    for pattern in page_patterns():
        assert any(re.fullmatch(pattern, name) for name in messages("en")), pattern


def test_every_call_gives_what_the_message_needs() -> None:
    """Where the code says a message, it fills in every variable."""
    checked = 0
    for node in nodes():
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = getattr(node.func, "id", getattr(node.func, "attr", ""))
        key = node.args[0]
        if called in ("words", "_words") and isinstance(key, ast.Constant):
            name = str(key.value)
            given = {keyword.arg for keyword in node.keywords}
            assert variables(messages("en")[name]) <= given, name
            checked += 1
    assert checked > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_put_together_exist(language: str) -> None:
    """Every bot, key, option, finding and chapter has its words."""
    words = Words(language)
    ids = [f"name-{name}" for name in ("human", *NAMES)]
    ids += [f"key-{meaning}" for meaning in MEANINGS]
    ids += [f"strike-type-{verb}" for verb in KEYS]
    ids += [f"strike-place-{place}" for place in PLACES]
    ids += [f"strike-{what}-{style}" for what in ("throws", "throws-all") for style in STYLES]
    ids += [f"night-title-{kind}" for kind in (*TITLES, PLAYED, CAME)]
    ids += [f"royale-tile-{tile.lower()}" for tile in BOARDS]
    for family in every_family():
        for game in family.editions():
            options = [option.name for option in form_of(family, game)]
            ids += [f"option-{name}".replace(".", "-").replace("_", "-") for name in options]
            assert family.chapters_of(game)
            ids += family.chapters_of(game)
    for name in ids:
        assert words.has(name)
    for kind in get_args(Kind):
        assert words(f"verify-{kind}", line=1, outcome=1, expected="", stands="", reason="")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_five_names(language: str) -> None:
    """A full table of one kind has different names, and different ones from the other kinds."""
    words = Words(language)
    names = [words(f"name-{kind}").split() for kind in ("human", *NAMES)]
    assert [5] * len(names) == [len(set(kind)) for kind in names]
    assert 5 * len(names) == len({name for kind in names for name in kind})


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_calm(language: str) -> None:
    """No message shouts."""
    for name in CATALOGUES:
        lines = (HOME / "locales" / language / f"{name}.ftl").read_text("utf-8").splitlines()
        # The rules head each tile with its printed name, and three of those shout.
        assert [] == [line for line in lines if "!" in line and ".title" not in line]


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_spaces_do_not_break(name: str) -> None:
    """A colon or semicolon never begins a line; apostrophes are curved."""
    lines = (HOME / "locales" / "fr" / f"{name}.ftl").read_text("utf-8").splitlines()
    texts = [line for line in lines if not line.startswith("#")]
    assert [] == [line for line in texts if re.search(r"\S [:;](\s|$)|\w'\w", line)]
