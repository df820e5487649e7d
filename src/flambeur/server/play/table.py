"""A table as it follows from its log: nothing here is known that the log does not tell."""

from typing import Any, Self

import msgspec

from flambeur.core.fair.chain import Chain
from flambeur.core.fair.lines import Line, line_of
from flambeur.core.game import Game, Options
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Source
from flambeur.core.turn import Choice, Over
from flambeur.families import find
from flambeur.protocol.card import Asked, Card, Outcome, Place
from flambeur.protocol.messages import Begun
from flambeur.server.play.attempt import Attempt, attempt
from flambeur.server.play.lines import Written, written_by
from flambeur.server.play.secrets_of import salt_of, seed_of
from flambeur.server.play.steps import (
    Agreed,
    Answered,
    Away,
    Began,
    Closed,
    Gave,
    Listed,
    Moved,
    Opened,
    Proposed,
    Rematched,
    Resigned,
    Returned,
    Revealed,
    Sat,
    Step,
    Stood,
)

replace = msgspec.structs.replace


class Ahead(msgspec.Struct, frozen=True):
    """A game played on beyond what is committed: it counts once its step is in the log."""

    position: Position[Any]
    events: list[Event]


class Table:
    """Folds steps; a table that others may look at is never changed, it is followed by another."""

    def __init__(self, seed: str, opened: Opened, *, chained: bool = False) -> None:
        """Begin with the first step of the log; the record is chained only where it is wanted."""
        self.seed, self.chained = seed, chained
        """The secret of the table; by scheme 2 it is never shown, and all seeds follow from it."""
        self.scheme = opened.scheme
        self.seq = 1
        self.game: Game[Any] = find(opened.game)
        self.options: Options = self.game.read_options(opened.options)
        self.nonces: tuple[str, ...] = ("",) * opened.chairs
        """What the seats add to dice of scheme 1."""
        self.gives: tuple[bool, ...] = (False,) * opened.chairs
        """Whose client announced a nonce of its own."""
        self.attempts: tuple[Attempt, ...] = ()
        """The beginnings of this table; all but the last one were broken off."""
        self.chain: Chain | None = None
        """The chain over the record of the game, if it is kept; dice of scheme 1 have none."""
        self.written: tuple[Written, ...] = ()
        """What the last step added to the record."""
        self.lines: tuple[Line, ...] = ()
        """The same, as the lines of the chain."""
        self.ends_round = False
        """The last step ended a round, or the game: the chain is sealed there."""
        self.position: Position[Any] | None = None
        self.before: Position[Any] | None = None
        """Where the game stood before the last move, if that can still be taken back."""
        self.rewound = False
        """A move was taken back here, so versions can come twice."""
        self.source: Source | None = None
        self.sat: dict[str | None, int] = {}
        """How often each person has sat down; bots count as nobody."""
        self.proposed: dict[int, int] = {}
        """How often each seat has asked the others for something."""
        self.card = Card(
            table=opened.table,
            game=opened.game,
            options=opened.options,
            phase="open",
            places=(None,) * opened.chairs,
            host=opened.host,
            pace=opened.pace,
            public=opened.public,
            auto=opened.auto,
            hash=opened.hash,
            hints=opened.hints,
        )

    @property
    def id(self) -> str:
        """The name of the table, as it stands in its link."""
        return self.card.table

    @property
    def version(self) -> int:
        """How many entries the game has."""
        return self.position.version if self.position else 0

    def seat_of(self, person: str | None) -> int | None:
        """Tell where a person sits."""
        for seat, place in enumerate(self.card.places):
            if place is not None and place.person is not None and place.person == person:
                return seat
        return None

    def names(self) -> tuple[str, ...]:
        """List what those who sit here are called."""
        return tuple(place.name for place in self.card.places if place is not None)

    def awaited(self) -> int | None:
        """Tell whose turn it is."""
        if self.card.phase != "playing" or self.position is None:
            return None
        turn = self.position.turn
        return turn.seat if isinstance(turn, Choice) else None

    def is_played_by_bot(self, seat: int) -> bool:
        """Tell whether a bot makes the moves of a seat."""
        place = self.card.places[seat]
        return place is not None and (place.bot is not None or place.away or place.resigned)

    def people(self) -> list[int]:
        """List the seats of people who are still in the game themselves."""
        return [
            seat
            for seat, place in enumerate(self.card.places)
            if place is not None and place.person is not None and not place.resigned
        ]

    @property
    def attempt(self) -> Attempt | None:
        """The beginning that counts, once all was agreed."""
        return self.attempts[-1] if self.attempts else None

    def begun(self) -> tuple[Begun, ...]:
        """Tell everybody how far the table has begun."""
        over, last = self.card.phase == "over", self.attempt
        return tuple([one.told(broken=one is not last, over=over) for one in self.attempts])

    def givers(self) -> list[int]:
        """List the seats whose nonces are waited for at the next beginning.

        The first time those who announced one; then those who did give one, so that there are
        no more restarts than the first list has commitments.
        """
        if self.attempt is not None:
            return sorted(self.attempt.revealed)
        seated = [place for place in zip(self.card.places, self.gives, strict=True) if place[0]]
        return [seat for seat, (_, gives) in enumerate(seated) if gives]

    def begin(self) -> Position[Any]:
        """Lay the table out for those who sit there."""
        seats = sum(place is not None for place in self.card.places)
        return Position(self.game, self.game.start(seats, self.options))

    def after(self, step: Step, ahead: Ahead | None = None) -> tuple[Self, list[Event]]:
        """Return the table after a step, and what happened; this table stays as it is."""
        # By hand, since copy.copy takes as long as everything else here together.
        following = object.__new__(type(self))
        following.__dict__.update(self.__dict__)
        if ahead is None and isinstance(step, Moved) and self.position is not None:
            following.position = self.position.copy()
        return following, following.apply(step, ahead)

    def keep_chain(self, chain: Chain | None) -> Self:
        """Return the same table with the chain as it is now, which is kept from here on."""
        same = object.__new__(type(self))
        same.__dict__.update(self.__dict__, chain=chain, chained=True)
        return same

    def apply(self, step: Step, ahead: Ahead | None = None) -> list[Event]:
        """Take a step on this very table; what was played ahead for it is not played again."""
        self.seq += 1
        card, version, number = self.card, self.version, self._round
        events = self._take(step, ahead)
        self.written, self.lines = (), ()
        if self.chain is not None:
            self._write(written_by(step, card, self.card, shorter=self.version < version))
        over = self.card.phase == "over" != card.phase
        self.ends_round = over or (number is not None and number != self._round)
        return events

    @property
    def _round(self) -> int | None:
        return None if self.position is None else self.position.state.round

    def _write(self, written: tuple[Written, ...]) -> None:
        assert self.chain is not None  # noqa: S101 - the caller saw that there is one
        self.written, self.lines = written, tuple([line_of(one) for one in written])
        seed = bytes.fromhex(self.attempts[-1].seed)
        for line in self.lines:
            self.chain = self.chain.after(line, seed)

    def _take(self, step: Step, ahead: Ahead | None) -> list[Event]:
        match step:
            case Began() | Moved():
                if isinstance(step, Began):
                    self._begin(step)
                return self._play(step, ahead or self._replay(step))
            case Sat() | Stood():
                self._seat(step)
            case Agreed() | Gave() | Listed() | Revealed():
                self._prepare(step)
            case Away() | Returned() | Resigned():
                self._mark(step)
            case Proposed(seat=seat, what=what):
                self.proposed = self.proposed | {seat: self.proposed.get(seat, 0) + 1}
                self._agree(Asked(what, seat, (seat,), self.seq))
            case Answered():
                self._answer(step)
            case Closed() | Rematched() | Opened():
                self._close(step)
        return []

    def _close(self, step: Closed | Rematched | Opened) -> None:
        match step:
            case Closed(ending=ending):
                self._set(phase="over", outcome=Outcome(ending))
            case Rematched(table=table):
                self._set(rematch=table)
            case Opened():
                raise ValueError("a table is opened once")

    def _set(self, **fields: object) -> None:
        self.card = replace(self.card, **fields)

    def _place(self, seat: int, place: Place | None) -> None:
        places = self.card.places
        self._set(places=(*places[:seat], place, *places[seat + 1 :]))

    def _seat(self, step: Sat | Stood) -> None:
        seat, nonce, gives, place = step.seat, "", False, None
        if isinstance(step, Sat):
            nonce, gives = step.nonce, step.gives
            place = Place(step.name, step.person, step.bot)
            self.sat = self.sat | {step.person: self.sat.get(step.person, 0) + 1}
        self.nonces = (*self.nonces[:seat], nonce, *self.nonces[seat + 1 :])
        self.gives = (*self.gives[:seat], gives, *self.gives[seat + 1 :])
        self._place(seat, place)

    def _prepare(self, step: Agreed | Gave | Listed | Revealed) -> None:
        """Go on with the beginning."""
        if isinstance(step, Agreed):
            self._agree_on(step.agreement)
            self._set(phase="beginning")
            return
        *broken, last = self.attempts
        match step:
            case Gave(seat=seat, commitment=commitment):
                last = last.gave(seat, commitment)
            case Listed(signature=signature):
                last = last.freeze(signature)
            case Revealed(seat=seat, nonce=nonce):
                last = last.reveal(seat, nonce)
        self.attempts = (*broken, last)

    def _agree_on(self, text: str) -> None:
        """Freeze what was agreed with those who sit; what was begun before is broken off."""
        number, announced = len(self.attempts), self.givers()
        self._close_up()
        names, seed = self.names(), seed_of(self.seed, number).hex()
        salts = tuple(salt_of(self.seed, number, seat).hex() for seat in range(len(names)))
        welcome = announced if self.attempts else self.people()
        made = attempt(text.encode(), seed, names, salts, announced, welcome)
        self.attempts = (*self.attempts, made)

    def _close_up(self) -> None:
        """Take empty places away."""
        taken = [seat for seat, place in enumerate(self.card.places) if place is not None]
        if len(taken) < len(self.card.places):
            self.nonces = tuple(self.nonces[seat] for seat in taken)
            self.gives = tuple(self.gives[seat] for seat in taken)
            self._set(places=tuple(self.card.places[seat] for seat in taken))

    def _begin(self, step: Began) -> None:
        """Let the game start: from here on its lines are chained."""
        if step.agreement:
            self._agree_on(step.agreement)
            self._prepare(Listed(step.signature))
        self._close_up()
        self._set(phase="playing")
        if self.attempts and self.chained:
            self.chain = Chain()
            for begun in self.attempts:
                assert begun.listed is not None  # noqa: S101 - broken off after the list, or complete
                self.chain = self.chain.begun(begun.agreed, begun.listed)

    def _mark(self, step: Away | Returned | Resigned) -> None:
        place = self.card.places[step.seat]
        assert place is not None  # noqa: S101 - only seats that are taken are marked
        if isinstance(step, Resigned):
            place = replace(place, resigned=True)
        else:
            place = replace(place, away=isinstance(step, Away))
        self._place(step.seat, place)
        self._set(asked=None)

    def _replay(self, step: Began | Moved) -> Ahead:
        if isinstance(step, Began):
            position = self.begin()
        else:
            assert self.position is not None  # noqa: S101 - a move comes after the beginning
            position = self.position.copy() if _can_be_taken_back(step) else self.position
        return play_entries(position, step.entries)

    def _play(self, step: Began | Moved, ahead: Ahead) -> list[Event]:
        self.before = self.position if _can_be_taken_back(step) else None
        self.position = ahead.position
        if self.card.asked is not None:
            self._set(asked=None)
        if isinstance(over := self.position.turn, Over):
            self._set(phase="over", outcome=Outcome("finished", over.ranks, over.scores))
        return ahead.events

    def _answer(self, step: Answered) -> None:
        asked = self.card.asked
        assert asked is not None  # noqa: S101 - an answer comes after a proposal
        if step.yes:
            self._agree(replace(asked, agreed=(*asked.agreed, step.seat)))
        else:
            self._set(asked=None)

    def _agree(self, asked: Asked) -> None:
        """Note who agreed, and do it once everybody has."""
        if not self.everybody_agrees(asked):
            self._set(asked=asked)
            return
        self._set(asked=None)
        if asked.what == "abandon":
            self._set(phase="over", outcome=Outcome("abandoned"))
        else:
            self.position, self.before, self.rewound = self.before, None, True

    def everybody_agrees(self, asked: Asked) -> bool:
        """Tell whether all who play themselves have agreed; who is away does not hold others up."""
        there = [seat for seat in self.people() if not self.is_played_by_bot(seat)]
        return set(there) <= set(asked.agreed)


def play_entries(position: Position[Any], entries: tuple[Entry, ...]) -> Ahead:
    """Play entries of the log on this very position."""
    events: list[Event] = []
    for entry in entries:
        events += position.enter(entry)
    return Ahead(position, events)


def _can_be_taken_back(step: Began | Moved) -> bool:
    """Tell whether a move was followed by no chance and seen by all: nothing became known by it."""
    return isinstance(step, Moved) and len(step.entries) == 1 and step.entries[0].audience is None
