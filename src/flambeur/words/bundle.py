"""Messages in the language Fluent: patterns are filled in, forms are chosen by a number or a word.

The package `fluent.runtime` does the same for all languages there are, with 36 MB of tables.
"""

from collections.abc import Mapping

from fluent.syntax import FluentParser, ast

from flambeur.words.numbers import form, written

Value = str | int
Values = Mapping[str, Value]


class Bundle:
    """All messages of a language by id; what cannot be said is a `LookupError`."""

    def __init__(self, language: str) -> None:
        """Begin with nothing to say."""
        self._language = language
        self._known: dict[str, ast.Message | ast.Term] = {}

    def add(self, catalogue: str) -> None:
        """Read a catalogue; what was there before stays as it is."""
        for entry in FluentParser(with_spans=False).parse(catalogue).body:
            if isinstance(entry, ast.Message | ast.Term):
                mark = "-" if isinstance(entry, ast.Term) else ""
                self._known.setdefault(mark + entry.id.name, entry)

    def has(self, name: str) -> bool:
        """Tell whether there is such a message."""
        return name in self._known

    def say(self, name: str, attribute: str, values: Values) -> str:
        """Say a message or one of its attributes, with its values filled in."""
        return self._pattern(self._find(name, attribute), values)

    def _find(self, name: str, attribute: str) -> ast.Pattern:
        entry = self._known[name]
        named = (one.value for one in entry.attributes if one.id.name == attribute)
        found = next(named, None) if attribute else entry.value
        if found is None:
            raise LookupError("it has no text")
        return found

    def _pattern(self, pattern: ast.Pattern, values: Values) -> str:
        said = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                said += element.value
            else:
                value = self._value(element.expression, values)
                said += value if isinstance(value, str) else written(self._language, value)
        return said

    def _value(
        self,
        expression: ast.Placeable | ast.SelectExpression | ast.InlineExpression,
        values: Values,
    ) -> Value:
        match expression:
            case ast.VariableReference(id=name):
                return values[name.name]
            case ast.SelectExpression():
                return self._pattern(self._chosen(expression, values), values)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral(value=digits):
                return int(digits)
            case ast.FunctionReference(id=name, arguments=given) if name.name == "NUMBER":
                return self._value(given.positional[0], values)
            case ast.Placeable(expression=inner):
                return self._value(inner, values)
            case ast.MessageReference() | ast.TermReference():
                return self._referred(expression, values)
        raise LookupError(f"{type(expression).__name__} is not understood")

    def _referred(self, to: ast.MessageReference | ast.TermReference, values: Values) -> str:
        name, attribute = to.id.name, to.attribute.name if to.attribute else ""
        if isinstance(to, ast.MessageReference):
            return self._pattern(self._find(name, attribute), values)
        # A term knows only what it is given.
        named = to.arguments.named if to.arguments else []
        given = {one.name.name: self._value(one.value, {}) for one in named}
        return self._pattern(self._find(f"-{name}", attribute), given)

    def _chosen(self, choice: ast.SelectExpression, values: Values) -> ast.Pattern:
        value = self._value(choice.selector, values)
        keys = (value, form(self._language, value) if isinstance(value, int) else value)
        for variant in choice.variants:
            if _key(variant) in keys:
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)


def _key(variant: ast.Variant) -> Value:
    return (
        int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
    )
