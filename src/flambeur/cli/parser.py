"""Reading the command line, with every sentence in the reader's language."""

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from flambeur.words.catalogues import LANGUAGES, Words, choose_language

LONGEST_PAUSE = 60
LARGEST = 999_999_999


class Refusal(Exception):
    """What was asked cannot be done; the message is a sentence for the reader."""


class Parser:
    """An argument parser for one command that never speaks English by itself."""

    def __init__(self, words: Words, command: str) -> None:
        """Begin with what all commands share."""
        self._words = words
        self._command = command
        self._parser = argparse.ArgumentParser(
            prog=f"flambeur {command}",
            description=words(f"help-{command}"),
            formatter_class=_formatter(words),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            # Two games may have options of the same name.
            conflict_handler="resolve",
        )
        self._subjects = self._parser.add_argument_group(words("help-subjects"))
        self._choices = self._parser.add_argument_group(words("help-choices"))

    def subject(self, name: str, help_id: str) -> None:
        """Expect something that the command is about."""
        # Optional for argparse, because its complaint would be in English; see `read`.
        self._subjects.add_argument(
            name, nargs="?", metavar=name.upper(), help=self._words(help_id)
        )

    def choice(
        self, flag: str, help_id: str, kind: Callable[[str], object] = str, metavar: str = "N"
    ) -> None:
        """Allow an option with a value."""
        self._choices.add_argument(flag, type=kind, metavar=metavar, help=self._words(help_id))

    def switch(self, flag: str, help_id: str, off: str = "") -> None:
        """Allow an option without a value; one that is on by itself is switched `off` by name."""
        self._choices.add_argument(
            flag,
            action="store_false" if off else "store_true",
            default=None,
            dest=off or None,
            help=self._words(help_id),
        )

    def group(self, title_id: str, **values: str) -> None:
        """Let the options that follow stand under a title of their own."""
        self._choices = self._parser.add_argument_group(self._words(title_id, **values))

    def read(self, arguments: Sequence[str], *required: str) -> argparse.Namespace:
        """Read the command line or refuse it with a sentence."""
        named = " ".join(name.upper() for name in required)
        self._parser.usage = f"flambeur {self._command} {named} [--…]"
        self.group("help-general")
        self._choices.add_argument(
            "--lang", metavar="|".join(LANGUAGES), help=self._words("help-lang")
        )
        self._choices.add_argument("-h", "--help", action="help", help=self._words("help-help"))
        try:
            found, extra = self._parser.parse_known_args(arguments)
        except argparse.ArgumentError as error:
            raise Refusal(self._words("error-argument", name=error.argument_name or "")) from error
        if extra:
            raise Refusal(self._words("error-extra", argument=extra[0], command=self._command))
        for name in required:
            if getattr(found, name) is None:
                raise Refusal(
                    self._words("error-missing", name=name.upper(), command=self._command)
                )
        return found


def one_of(words: Words, values: Sequence[str]) -> Callable[[str], str]:
    """Make a reader for a value out of a list."""

    def read(text: str) -> str:
        if text not in values:
            raise Refusal(words("error-choice", value=text, choices=", ".join(values)))
        return text

    return read


def number(words: Words, least: int = 0, most: int | None = None) -> Callable[[str], int]:
    """Make a reader for a whole number."""

    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST))
        if digits and least <= int(text) and (most is None or int(text) <= most):
            return int(text)
        if most is None:
            raise Refusal(words("error-number", value=text, least=least))
        raise Refusal(words("error-range", value=text, least=least, most=most))

    return read


def seconds(words: Words) -> Callable[[str], float]:
    """Make a reader for a short time."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = -1
        if not 0 <= value <= LONGEST_PAUSE:
            raise Refusal(words("error-seconds", value=text, most=LONGEST_PAUSE))
        return value

    return read


def language_of(arguments: Sequence[str]) -> tuple[str, list[str], bool]:
    """Take the wish for a language out of a command line; also tell whether it is known."""
    wish, rest = None, []
    waiting = iter(arguments)
    for argument in waiting:
        flag, equals, value = argument.partition("=")
        if flag == "--lang":
            wish = value if equals else next(waiting, "")
        else:
            rest.append(argument)
    if wish in LANGUAGES:
        return wish, rest, True
    return choose_language(), rest, wish is None


def _formatter(words: Words) -> Any:
    """Make a help formatter that says `usage` in the reader's language."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            super().add_usage(usage, actions, groups, f"{words('help-usage')} ")

    return Formatter
