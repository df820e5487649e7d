"""The moments of a reviewed game, in the words of its teller."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from flambeur.core.match import Match
from flambeur.core.parts import Event, Move
from flambeur.core.secret import redact
from flambeur.protocol.review import Decision, Luck, Review
from flambeur.shows.clean import clean
from flambeur.shows.teller import Teller


class Line(msgspec.Struct, frozen=True):
    """An option in words."""

    text: str
    win: float
    money: float
    error: float
    chosen: bool


class Moment(msgspec.Struct, frozen=True):
    """A roll, a choice, or a roll and the choice it led to."""

    versions: tuple[int, ...]
    round: int
    seat: int | None
    text: str
    luck: Luck | None = None
    choice: Decision | None = None
    lines: tuple[Line, ...] = ()


class Story(msgspec.Struct, frozen=True):
    """A whole game as a reader gets it."""

    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    rounds: tuple[int, ...]
    """The versions at which a new round has begun, but for the first."""


def tell(teller: Teller, match: Match[Any], review: Review) -> Story:
    """Tell all moments of a game, which is walked through once more."""
    telling = _Telling(teller, match, review)
    moments = _joined(list(telling.moments()))
    names = telling.teller.names[: len(review.seats)]
    return Story(names, tuple(moments), tuple(telling.rounds))


class _Telling:
    def __init__(self, teller: Teller, match: Match[Any], review: Review) -> None:
        self._position, self.teller = match.opening(), teller
        self.rounds: list[int] = []
        self._entries = match.record.entries
        self._lucks = {luck.version: luck for luck in review.lucks}
        self._choices = {choice.version: choice for choice in review.decisions}

    def moments(self) -> Iterator[Moment]:
        position = self._position
        for version, entry in enumerate(self._entries):
            number = self._round()
            choice, luck = self._choices.get(version), self._lucks.get(version)
            asked = self._asked(choice) if choice else ("", {})
            events = position.enter(entry)
            if self._round() > max(1, number):
                self.rounds.append(version + 1)
            if luck is not None:
                yield Moment((version,), number, luck.seat, self._told(events), luck)
            if choice is not None:
                text, labels = asked
                lines = tuple(_lines(choice, labels, self._told(events)))
                yield Moment((version,), number, choice.seat, text, None, choice, lines)

    def _round(self) -> int:
        """Tell the round, where players speak of rounds because they know how many there are."""
        state = self._position.state
        return state.round if hasattr(state, "rounds") else 0

    def _asked(self, choice: Decision) -> tuple[str, dict[Move, str]]:
        """Tell the question, and each move in a few words."""
        view = self._position.view(choice.seat)
        labels = {offer.move: clean(self.teller.name(offer)) for offer in self.teller.offers(view)}
        return self.teller.roll(view) or clean(self.teller.question(view)[0]), labels

    def _told(self, events: Sequence[Event]) -> str:
        shown = [redact(event, None, live=True) for event in events]
        return " ".join(self.teller.tell(shown[:1]))


def _lines(choice: Decision, labels: dict[Move, str], done: str) -> Iterator[Line]:
    """Put options into words; a move that is no offer is told as it was done."""
    for place, option in enumerate(choice.options):
        chosen = place == choice.chosen
        text = labels.get(option.move, done)
        if chosen or option.move in labels:
            yield Line(text, option.win, option.money, option.error, chosen)


def _joined(moments: list[Moment]) -> Iterator[Moment]:
    """Put a choice to the roll just before it."""
    waiting: Moment | None = None
    for moment in moments:
        if waiting is not None:
            follows = moment.choice is not None and moment.versions[0] == waiting.versions[0] + 1
            if follows and moment.seat == waiting.seat:
                versions = waiting.versions + moment.versions
                text, luck = waiting.text, waiting.luck
                yield msgspec.structs.replace(moment, versions=versions, text=text, luck=luck)
                waiting = None
                continue
            yield waiting
        waiting = moment if moment.choice is None else None
        if waiting is None:
            yield moment
    if waiting is not None:
        yield waiting
