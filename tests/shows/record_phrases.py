"""What is said in the recorded games, in every language: the same in a terminal and in a browser.

`python -m tests.shows.record_phrases` writes one example of each way to say something as a fixture
of the browser's tests.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from flambeur.core.match import Match, resume
from flambeur.core.turn import Choice
from flambeur.families import family_of, find
from flambeur.protocol.lines import Line, Listed, Phrase, Seat
from flambeur.sources import NoSource
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker

RECORDS = Path(__file__).parents[1] / "records"
PAGE = Path(__file__).parents[2] / "web" / "test" / "fixtures" / "phrases.json"
NAMES = ("Ana", "Ben", "Carla", "Denny", "Eva")

MANY = 2
"""Plurals are told apart up to here; the catalogues have tests of their own for all of them."""

Example = tuple[Phrase, int | None]
"""Something that is said, and to whom."""


def examples() -> dict[tuple[str, ...], Example]:
    """Find one example of each way to say something, in all recorded games."""
    found: dict[tuple[str, ...], Example] = {}
    for path in sorted(RECORDS.rglob("*.jsonl")):
        for phrase, you in said_in(resume(path.read_bytes(), find, NoSource())):
            found.setdefault(shape(phrase, you), (phrase, you))
    return found


def said_in(match: Match[Any]) -> Iterator[Example]:
    """Go through a game, and say all that is said to everybody who sits there."""
    position = match.opening()
    lines = family_of(match.game.name).lines_of(position.state)
    seats = range(len(match.record.header.seats))
    for entry in match.record.entries:
        if isinstance(position.turn, Choice):
            view = msgspec.structs.replace(
                match.view(None), turn=position.turn, state=position.state
            )
            yield lines.heading(view), None
            for phrase in lines.question(view):
                yield phrase, position.turn.seat
            for offer in lines.offers(view):
                for phrase in (offer.what, *offer.brings):
                    yield phrase, position.turn.seat
        for said in lines.tell(position.enter(entry)):
            for seat in (None, *seats):
                yield said.phrase, seat


def shape(phrase: Phrase, you: int | None) -> tuple[str, ...]:
    """Tell two ways apart to say something: by their messages, and whether they say `you`."""
    return tuple(sorted(set(_words_of(phrase, you))))


def _words_of(phrase: Phrase, you: int | None) -> Iterator[str]:
    match phrase:
        case Line(id=name, args=args):
            yield name
            for inside in args.values():
                yield from _words_of(inside, you)
        case Listed(by=by, items=items):
            yield by
            for item in items:
                yield from _words_of(item, you)
        case Seat(seat=seat) if seat == you:
            yield "you"
        case int():
            yield str(min(phrase, MANY))


def written() -> bytes:
    """Write the examples down, in every language."""
    words = {language: Words(language) for language in LANGUAGES}
    rows = [
        {
            "phrase": phrase,
            "you": you,
            "said": {
                name: Speaker(tongue, NAMES, you).say(phrase) for name, tongue in words.items()
            },
        }
        for _, (phrase, you) in sorted(examples().items())
    ]
    lines = b",\n".join(msgspec.json.encode(row) for row in rows)
    return b"[\n" + lines + b"\n]\n"


if __name__ == "__main__":
    PAGE.write_bytes(written())
