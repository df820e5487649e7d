"""`flambeur replay`: a recorded game, told move by move."""

import time
from collections.abc import Sequence

from flambeur.cli.parser import Parser, number, seconds
from flambeur.cli.records import read_match, read_seat, teller_at
from flambeur.cli.screen import Screen
from flambeur.cli.telling import Telling
from flambeur.core.turn import Over
from flambeur.words.catalogues import Words


def replay(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Tell a recorded game from the first line to the last."""
    parser = Parser(words, "replay")
    parser.subject("file", "help-file")
    parser.choice("--pause", "help-pause", seconds(words), "SECONDS")
    parser.choice("--seat", "help-seat", number(words, 1))
    parser.switch("--plain", "help-plain")
    found = parser.read(arguments, "file")
    screen.plain = screen.plain or bool(found.plain)
    match = read_match(words, found.file)
    seat = read_seat(words, match, found.seat)
    teller = teller_at(words, match)
    telling = Telling(screen, teller)
    # The story as it was seen happening, or as a seat may be told about it later.
    events = match.events(seat, 0, live=seat is None)
    screen.say(
        words("play-welcome", names=words.every(teller.names[: len(match.record.header.seats)]))
    )
    for line in teller.tell(events):
        time.sleep(found.pause or 0)
        telling.story([line])
    if not isinstance(match.turn, Over):
        screen.say(words("replay-open", count=match.version))
    return 0
