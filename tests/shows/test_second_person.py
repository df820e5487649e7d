"""Who is spoken of is spoken to: messages that name somebody have a form for `you`."""

from collections.abc import Iterator

from flambeur.protocol.lines import Line, Listed, Phrase, Seat
from tests.shows.record_phrases import examples
from tests.shows.test_catalogues import messages, variables


def people_in(phrase: Phrase) -> Iterator[tuple[str, str]]:
    """List the messages of a phrase that name people, with the argument that does."""
    match phrase:
        case Line(id=name, args=args):
            for key, value in args.items():
                people = value.items if isinstance(value, Listed) else (value,)
                if any(isinstance(one, Seat) for one in people):
                    yield name, key
                yield from people_in(value)
        case Listed(items=items):
            for item in items:
                yield from people_in(item)


def lacking() -> set[str]:
    """List what is said to somebody about themselves without a form for it."""
    found = set()
    for phrase, you in examples().values():
        for name, key in people_in(phrase):
            if you is not None and f"{key}-who" not in variables(messages("en")[name]):
                found.add(name)
    return found


def test_every_message_has_a_form() -> None:
    """Nobody is spoken of by name to themselves, in no game."""
    assert set() == lacking()
