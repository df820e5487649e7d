"""What there is to say of reviews and hints, by the lines of the game itself."""

from typing import Any

from flambeur.core.codec import encode
from flambeur.core.match import Match, resume
from flambeur.core.notation import write_position
from flambeur.core.parts import Event
from flambeur.core.record import Entry
from flambeur.families import family_of, find
from flambeur.protocol.review import Decision, Described, Review, ToldEntry
from flambeur.shows.described import said_of
from flambeur.sources import NoSource


def tell_review(record: bytes, review: bytes) -> tuple[ToldEntry, ...]:
    """Tell every entry that a review says something about."""
    match = resume(record, find, NoSource())
    read = match.game.codec.decode(review, Review)
    choices = {decision.version: decision for decision in read.decisions}
    wanted = choices.keys() | {luck.version for luck in read.lucks}
    walk, told = _Walk(match), []
    for version, entry in enumerate(match.record.entries):
        if version in wanted:
            told.append(walk.tell(entry, choices.get(version)))
        else:
            walk.enter(entry)
    return tuple(told)


def tell_apart(record: bytes, review: bytes) -> bytes:
    """Do so in another process; what goes from one to the other is written down."""
    return encode(tell_review(record, review))


class _Walk:
    """Goes through a finished game, where nothing is hidden any more."""

    def __init__(self, match: Match[Any]) -> None:
        self._game, self._position = match.game, match.opening()
        self._family = family_of(match.game.name)

    def enter(self, entry: Entry) -> list[Event]:
        """Play an entry."""
        return self._position.enter(entry)

    def tell(self, entry: Entry, choice: Decision | None) -> ToldEntry:
        """Play an entry, and tell it as the one who chose saw it."""
        state, version = self._position.state, self._position.version
        view = self._position.view(entry.seat)
        lines = self._family.lines_of(state)
        options: tuple[Described, ...] = ()
        if choice is not None:
            moves = [option.move for option in choice.options]
            options = tuple(said_of(lines, view, moves))
        chosen = choice is not None
        roll = lines.roll(view) if chosen else None
        position = write_position(self._game, view.state) if chosen else None
        heading, events = lines.heading(view), self.enter(entry)
        told = tuple(said.phrase for said in lines.tell(events))
        return ToldEntry(version, heading, told, roll, options, position)
