"""The command `flambeur`."""

import os
import sys
from collections.abc import Callable
from importlib import import_module

from flambeur import __version__
from flambeur.cli.parser import Refusal, language_of
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import Words

COMMANDS = (
    "play",
    "replay",
    "show",
    "review",
    "verify",
    "games",
    "rules",
    "bots",
    "serve",
    "admin",
)


def main(argv: list[str] | None = None) -> int:
    """Run the command and return its exit code."""
    _mend_streams()
    arguments = sys.argv[1:] if argv is None else argv
    try:
        return _run(arguments)
    except BrokenPipeError:
        # The reader has seen enough, as in `flambeur rules vegas | head -1`.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(arguments: list[str]) -> int:
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
    # A command is a module and a function of its name; the others are not imported.
    run: Callable[..., int] = getattr(import_module(f"flambeur.cli.{command}"), command)
    return run(words, screen, rest)


def _introduce(words: Words, screen: Screen, command: str) -> int:
    if command == "--version":
        screen.say(f"flambeur {__version__}")
    elif command in ("-h", "--help", "help"):
        screen.say(words("help-intro"))
        for name in COMMANDS:
            screen.say(f"  flambeur {name:<8} {words(f'help-{name}')}")
        screen.say(words("help-more"))
    else:
        raise Refusal(words("error-command", command=command, commands=", ".join(COMMANDS)))
    return 0


def _mend_streams() -> None:
    """Make sure that no letter and no stray byte can stop the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
