"""Reviews and hints in the words of the game's own teller."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from flambeur.core.codec import encode
from flambeur.core.match import Match, resume
from flambeur.core.parts import Event, Move
from flambeur.core.record import Entry
from flambeur.core.view import View, view_of
from flambeur.families import family_of, find
from flambeur.protocol.messages import Language
from flambeur.protocol.review import ToldEntry
from flambeur.server.play.telling import words_in
from flambeur.sources import NoSource
from flambeur.text.teller import Teller

if TYPE_CHECKING:
    from flambeur.coach.review import Decision


def tell_review(record: bytes, review: bytes, language: Language) -> tuple[ToldEntry, ...]:
    """Tell every entry that a review says something about."""
    # A worker passes this function on without ever needing the coach itself.
    from flambeur.coach.review import Review  # noqa: PLC0415

    match = resume(record, find, NoSource())
    read = match.game.codec.decode(review, Review)
    choices = {decision.version: decision for decision in read.decisions}
    wanted = choices.keys() | {luck.version for luck in read.lucks}
    walk, told = _Walk(match, language), []
    for version, entry in enumerate(match.record.entries):
        if version in wanted:
            told.append(walk.tell(entry, choices.get(version)))
        else:
            walk.enter(entry)
    return tuple(told)


def tell_apart(record: bytes, review: bytes, language: Language) -> bytes:
    """Do so in another process; what goes from one to the other is written down."""
    return encode(tell_review(record, review, language))


class _Walk:
    """Goes through a finished game, where nothing is hidden any more."""

    def __init__(self, match: Match[Any], language: Language) -> None:
        self._game, self._position = match.game, match.opening()
        self._family = family_of(match.game.name)
        self._names, self._words = match.record.header.seats, words_in(language)

    def enter(self, entry: Entry) -> list[Event]:
        """Play an entry."""
        return self._position.enter(entry)

    def tell(self, entry: Entry, choice: "Decision | None") -> ToldEntry:
        """Play an entry, and tell it as the one who chose saw it."""
        state, version = self._position.state, self._position.version
        view: View[Any] = view_of(self._game.id, state, entry.seat, version)
        teller = self._family.teller_of(self._words, self._names, state)
        options: tuple[str, ...] = ()
        if choice is not None:
            moves = [option.move for option in choice.options]
            options = tuple(texts_of(teller, view, moves))
        roll = teller.roll(view) if choice is not None else ""
        heading, events = teller.heading(view), self.enter(entry)
        lines = teller.news(events) or teller.tell(events)
        return ToldEntry(version, heading, tuple(lines), roll, options)


def texts_of(teller: Teller, view: View[Any], moves: Sequence[Move]) -> Iterator[str]:
    """Tell what each move would bring to the one whose turn it is."""
    known = {offer.move: offer.text for offer in teller.offers(view)}
    for move in moves:
        yield known.get(move) or teller.unoffered(view, move)
