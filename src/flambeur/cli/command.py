"""Which command is meant, and in which language; the others are not imported."""

import sys
from collections.abc import Callable
from importlib import import_module

from flambeur.cli.parser import Refusal, language_of
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import Words

COMMANDS = (
    "play",
    "replay",
    "show",
    "review",
    "train",
    "verify",
    "games",
    "rules",
    "bots",
    "serve",
    "admin",
)


def run(arguments: list[str]) -> int:
    """Run a command and return its exit code."""
    language, rest, known = language_of(arguments)
    words = Words(language)
    screen = Screen()
    if not known:
        return _refuse(words("error-language"))
    try:
        code = _dispatch(words, screen, rest)
    except Refusal as refusal:
        return _refuse(str(refusal))
    except KeyboardInterrupt:
        screen.say()
        code = 130
    sys.stdout.flush()
    return code


def _refuse(sentence: str) -> int:
    Screen(sys.stderr).say(sentence)
    return 2


def _dispatch(words: Words, screen: Screen, arguments: list[str]) -> int:
    command = arguments[0] if arguments else "--help"
    rest = arguments[1:]
    if command not in COMMANDS:
        return _introduce(words, screen, command)
    # A command is a module and a function of its name.
    meant: Callable[..., int] = getattr(import_module(f"flambeur.cli.{command}"), command)
    return meant(words, screen, rest)


def _introduce(words: Words, screen: Screen, command: str) -> int:
    if command in ("-h", "--help", "help"):
        screen.say(words("help-intro"))
        for name in COMMANDS:
            screen.say(f"  flambeur {name:<8} {words(f'help-{name}')}")
        screen.say(words("help-more"))
    else:
        raise Refusal(words("error-command", command=command, commands=", ".join(COMMANDS)))
    return 0
