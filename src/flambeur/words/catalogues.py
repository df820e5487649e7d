"""Words in one language, out of the Fluent catalogues; a missing word is an error."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from flambeur.words.bundle import Bundle, Value

LANGUAGES = ("en", "fr", "ru", "de")
SETTINGS = ("FLAMBEUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a wish for a language is looked for; the first that is set decides."""


class Words:
    """All texts of one language, found by their id."""

    def __init__(self, language: str, more: tuple[str, ...] = ()) -> None:
        """Open the catalogues of the language, and more that other packages bring."""
        self.language = language
        self._bundle = _catalogues(language, more)

    def __call__(self, key: str, /, **values: Value) -> str:
        """Say a message, `id` or `id.attribute`, with its values filled in."""
        name, _, attribute = key.partition(".")
        try:
            return self._bundle.say(name, attribute, values)
        except LookupError as error:
            raise LookupError(f"{self.language}: {key}: {error}") from error

    def has(self, key: str) -> bool:
        """Tell whether there is such a message."""
        return self._bundle.has(key)

    def game(self, name: str) -> str:
        """Say the name of a game; one without a text is called as in its rules."""
        key = f"coach-game-{name.replace('/', '-')}"
        return self(key) if self.has(key) else name

    def money(self, amount: int) -> str:
        """Write an amount as people here write it."""
        return self("money", amount=amount)

    def commas(self, items: Sequence[str]) -> str:
        """Put commas between items."""
        text = items[0]
        for item in items[1:]:
            text = self("list-comma", head=text, last=item)
        return text

    def every(self, items: Sequence[str]) -> str:
        """List items, with `and` before the last."""
        if len(items) == 1:
            return items[0]
        return self("list-and", head=self.commas(items[:-1]), last=items[-1])


def catalogue(name: str, language: str) -> str:
    """Read a catalogue, such as `flambeur:vegas`; where a language is missing, in English."""
    package, _, file = name.partition(":")
    locales = files(package) / "locales"
    found = locales / language / f"{file}.ftl"
    return (found if found.is_file() else locales / LANGUAGES[0] / f"{file}.ftl").read_text("utf-8")


@cache
def _catalogues(language: str, more: tuple[str, ...]) -> Bundle:
    """Read every catalogue of a language, once: it takes a fifth of a second."""
    bundle = Bundle(language)
    folder = files("flambeur") / "locales" / language
    own = sorted(path.name for path in folder.iterdir() if path.name.endswith(".ftl"))
    for name in (*(f"flambeur:{file.removesuffix('.ftl')}" for file in own), *more):
        bundle.add(catalogue(name, language))
    return bundle


def choose_language(settings: Mapping[str, str] = os.environ) -> str:
    """Choose the language these settings ask for, or else English."""
    wish = next((settings[name] for name in SETTINGS if settings.get(name)), "")
    language = wish[:2].lower()
    known = language in LANGUAGES and not wish[2:3].isalpha()
    return language if known else LANGUAGES[0]
