"""`flambeur show`: the table of a recorded game at one moment."""

from collections.abc import Sequence

from flambeur.cli.parser import Parser, number
from flambeur.cli.records import read_match, read_seat, teller_at
from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.core.turn import Choice, Over
from flambeur.words.catalogues import Words


def show(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Draw the table of a record, at its end or at an earlier version."""
    parser = Parser(words, "show")
    parser.subject("file", "help-file")
    parser.choice("--at", "help-at", number(words), "VERSION")
    parser.choice("--seat", "help-seat", number(words, 1))
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments, "file")
    screen.plain = screen.plain or bool(found.plain)
    match = read_match(words, found.file, found.at)
    view = match.view(read_seat(words, match, found.seat))
    teller = teller_at(words, match)
    telling = Telling(screen, teller)
    telling.table(view)
    if isinstance(view.turn, Choice):
        telling.line(teller.roll(view))
        screen.say(words("show-awaited", name=teller.names[view.turn.seat]))
    elif isinstance(view.turn, Over):
        telling.story(teller.tell(match.events(None, match.version - 1)[-1:]))
    return 0
