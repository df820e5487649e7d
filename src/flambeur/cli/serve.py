"""`flambeur serve`: opens this machine for an evening, or runs a worker of a cluster."""

import argparse
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from flambeur.cli.extras import adding
from flambeur.cli.nearby import Way, find_way
from flambeur.cli.parser import Parser, Refusal, number
from flambeur.cli.places import database, has_desktop, keep_kernels
from flambeur.cli.screen import Screen
from flambeur.words.catalogues import Words

if TYPE_CHECKING:
    from flambeur.server.ops.environment import Serving
    from flambeur.server.settings import Settings


def serve(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Serve until somebody says stop."""
    found = _read(words, arguments)
    need_server(words)
    from flambeur.server.ops.logs import set_up_logs
    from flambeur.server.run import run

    settings, serving = read_both(words, found)
    door = _bind(words, serving)
    set_up_logs()
    keep_kernels()
    way = find_way(serving.host, door.getsockname()[1], settings.origins)
    if serving.workers > 1:
        from flambeur.server.ops.crew import Crew

        _welcome(words, screen, way, settings, found)
        Crew(settings, serving, door).run()
    else:
        welcome = partial(_welcome, words, screen, way, settings, found)
        run(settings, serving, door, welcome, partial(_tell_compiling, words, screen))
    return 0


def need_server(words: Words) -> None:
    """Refuse with the way to install what is missing."""
    try:
        import flambeur.server.app
        import flambeur.server.ops.logs
        import flambeur.server.run  # noqa: F401 - the names are not needed, only whether they exist
    except ModuleNotFoundError as error:
        missing = error.name or ""
        raise Refusal(words("serve-missing", package=missing, command=adding("server"))) from error


def read_both(words: Words, found: argparse.Namespace) -> "tuple[Settings, Serving]":
    """Put settings together: the command line, the environment, and what fits an evening."""
    from flambeur.server.ops.environment import BadSetting, Serving, is_shared, read_settings
    from flambeur.server.settings import Settings

    given = {name: value for name, value in vars(found).items() if value is not None}
    if "database" not in given and "FLAMBEUR_DATABASE" not in os.environ:
        given["database"] = database()
    try:
        settings = read_settings(Settings, given, os.environ)
        serving = read_settings(Serving, given, os.environ)
    except BadSetting as error:
        raise Refusal(words("serve-setting", reason=str(error))) from error
    if serving.workers > 1 and not is_shared(settings):
        raise Refusal(words("serve-alone", workers=serving.workers))
    return settings, serving


def _read(words: Words, arguments: Sequence[str]) -> argparse.Namespace:
    parser = Parser(words, "serve")
    parser.choice("--host", "help-host", metavar="HOST")
    parser.choice("--port", "help-port", number(words))
    parser.choice("--database", "help-database", metavar="URL")
    parser.choice("--bus", "help-bus", metavar="URL")
    parser.choice("--workers", "help-workers", number(words, least=1))
    parser.choice("--origin", "help-origin", _several, "URL,…")
    parser.choice("--proxy", "help-proxy", _several, "IP,…")
    parser.switch("--secure", "help-secure")
    parser.switch("--no-bots", "help-no-bots", off="bots")
    parser.switch("--open", "help-open")
    parser.switch("--no-open", "help-no-open", off="open")
    found = parser.read(arguments)
    found.origins, found.proxies = found.origin, found.proxy
    return found


def _several(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _bind(words: Words, serving: "Serving") -> socket.socket:
    from flambeur.server.run import bind

    try:
        return bind(serving)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal(words("serve-port", port=str(serving.port), reason=reason)) from error


def _welcome(
    words: Words, screen: Screen, way: Way, settings: "Settings", found: argparse.Namespace
) -> None:
    """Tell where to go, or that there is nothing to see there."""
    from flambeur.server.http.pages import is_built

    if is_built():
        from flambeur.cli.invite import invite

        invite(words, screen, way)
    else:
        screen.say(words("serve-no-pages", link=way.link), "bold yellow")
    if settings.database.startswith("sqlite:"):
        screen.say(words("serve-kept", file=settings.database.removeprefix("sqlite:///")))
    screen.say(words("serve-stop"))
    sys.stdout.flush()
    wanted = found.open if found.open is not None else screen.live and has_desktop()
    if wanted and is_built():
        webbrowser.open(way.link)


def _tell_compiling(words: Words, screen: Screen) -> None:
    screen.say(words("serve-compiling"))
    sys.stdout.flush()
