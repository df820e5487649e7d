"""`flambeur show`: the table of a recorded game at one moment, or of a position in one line."""

from collections.abc import Sequence
from typing import Any

from flambeur.cli.odds import tell_odds
from flambeur.cli.parser import Parser, Refusal, number
from flambeur.cli.records import read_match, read_seat, teller_at
from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.core.errors import FlambeurError
from flambeur.core.match import Match
from flambeur.core.notation import is_position, read_position
from flambeur.core.playable import look
from flambeur.core.turn import Choice, Over
from flambeur.core.view import View
from flambeur.families import family_of, find
from flambeur.shows.teller import Teller
from flambeur.sources import SeededSource
from flambeur.words.catalogues import Words


def show(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Draw the table of a record, at its end or at an earlier version, or that of a position."""
    parser = Parser(words, "show")
    parser.subject("file", "help-moment")
    parser.choice("--at", "help-at", number(words), "VERSION")
    parser.choice("--seat", "help-seat", number(words, 1))
    parser.switch("--odds", "help-odds")
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments, "file")
    screen.plain = screen.plain or bool(found.plain)
    if is_position(found.file):
        view, teller = _read(words, found.file)
        _draw(words, screen, teller, view)
    else:
        match = read_match(words, found.file, found.at)
        teller = teller_at(words, match)
        _draw(words, screen, teller, match.view(read_seat(words, match, found.seat)))
        _tell_end(screen, teller, match)
        view = match.view(match.turn.seat if isinstance(match.turn, Choice) else None)
    if found.odds:
        tell_odds(words, screen, teller, view)
    return 0


def _read(words: Words, line: str) -> tuple[View[Any], Teller]:
    """Read a position, as the seat that has to choose sees it."""
    try:
        game, state = read_position(line, find)
        view = look(game, state, SeededSource(0).roll)
    except FlambeurError as error:
        raise Refusal(words("error-position", reason=str(error))) from error
    seats, _ = game.agreed(state)
    names = [words("name-withheld", seat=seat + 1) for seat in range(seats)]
    return view, family_of(game.name).teller_of(words, names, state)


def _draw(words: Words, screen: Screen, teller: Teller, view: View[Any]) -> None:
    """Draw the table, and tell what is awaited."""
    telling = Telling(screen, teller)
    telling.table(view)
    if isinstance(view.turn, Choice):
        telling.line(teller.roll(view))
        screen.say(words("show-awaited", name=teller.names[view.turn.seat]))


def _tell_end(screen: Screen, teller: Teller, match: Match[Any]) -> None:
    """Tell how a game ended, if it is over."""
    if isinstance(match.turn, Over):
        story = teller.tell(match.events(None, match.version - 1)[-1:])
        Telling(screen, teller).story(story)
