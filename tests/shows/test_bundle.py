"""What our own reading of Fluent says is what Fluent says, for every message in four languages."""

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import flambeur
from flambeur.words.bundle import Bundle, Value
from flambeur.words.catalogues import LANGUAGES

HOME = Path(flambeur.__file__).parent / "locales"
MOST = 40
"""So many ways of filling in a message are tried."""
NUMBERS = (0, 1, 2, 5, 11, 14, 21, 22, 101, 112, 1234, 1_000_000, 1_000_001, -1)
FORMS = {"zero", "one", "two", "few", "many", "other"}

RARE = """
-host = { $case ->
   *[who] the host
    [whose] the host's
}
word = word
    .long = a longer word
nested = { word }, { word.long }, { -host(case: "whose") } { "{" } { 7 }
first = { $count ->
    [one] one
    [1] never
   *[other] { $count ->
        [2] two
       *[other] more
    }
}
"""


class Wanted(Visitor):
    """Collects the variables of a message, and what is chosen by them."""

    def __init__(self) -> None:
        """Begin with none."""
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        """Note a variable."""
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's name
        """Note what a variable can be."""
        if isinstance(node.selector, ast.VariableReference):
            words = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


def fillings(message: ast.Message) -> Iterator[dict[str, Value]]:
    """Fill a message in, in many ways: plurals by numbers, other choices by their words."""
    wanted = Wanted()
    wanted.visit(message)
    values = [_values(keys) for keys in wanted.keys.values()]
    for chosen in islice(product(*values), MOST):
        yield dict(zip(wanted.keys, chosen, strict=True))


def _values(keys: set[str]) -> tuple[Value, ...]:
    return NUMBERS if keys <= FORMS else (*sorted(keys), "another")


def both(language: str, texts: list[str]) -> tuple[FluentBundle, Bundle]:
    """Open the same catalogues with Fluent and with ours."""
    theirs, ours = FluentBundle([language], use_isolating=False), Bundle(language)
    for text in texts:
        theirs.add_resource(FluentResource(text))
        ours.add(text)
    return theirs, ours


def compare(language: str, texts: list[str]) -> int:
    """Say everything twice; tells how much was said."""
    theirs, ours = both(language, texts)
    said = 0
    for entry in (entry for text in texts for entry in FluentParser().parse(text).body):
        if not isinstance(entry, ast.Message):
            continue
        found = theirs.get_message(entry.id.name)
        patterns = {"": found.value} if found.value else {}
        for (attribute, pattern), values in product(
            (patterns | found.attributes).items(), fillings(entry)
        ):
            expected, errors = theirs.format_pattern(pattern, values)
            assert not errors
            assert expected == ours.say(entry.id.name, attribute, values)
            said += 1
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    texts = [path.read_text("utf-8") for path in sorted((HOME / language).glob("*.ftl"))]
    assert 5000 < compare(language, texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_our_own_catalogues_do_not_need(language: str) -> None:
    assert 10 < compare(language, [RARE])


def test_what_cannot_be_said() -> None:
    ours = Bundle("en")
    ours.add("hello = Hello, { $name }\nodd = { DATETIME($when) }\nbare =\n    .title = yes\n")
    for name, attribute, values in (
        ("hello", "", {}),
        ("hello", "title", {"name": "Ana"}),
        ("bare", "", {}),
        ("odd", "", {"when": 1}),
        ("nobody", "", {}),
    ):
        with pytest.raises(LookupError):
            ours.say(name, attribute, values)
