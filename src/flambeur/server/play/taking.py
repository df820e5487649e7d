"""What a step does to a table: the next table follows, and the one before stays as it is."""

from typing import Any

import msgspec

from flambeur.core.fair.chain import Chain
from flambeur.core.fair.lines import line_of
from flambeur.core.parts import Event
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.turn import Over
from flambeur.protocol.card import Asked, Outcome, Place, Seeker
from flambeur.server.play.allowance import milliseconds
from flambeur.server.play.attempt import attempt
from flambeur.server.play.lines import Written, written_by
from flambeur.server.play.secrets_of import salt_of, seed_of
from flambeur.server.play.steps import (
    Agreed,
    Answered,
    Away,
    Began,
    Closed,
    Gave,
    Handed,
    Listed,
    Moved,
    Opened,
    Proposed,
    Rejoined,
    Rematched,
    Resigned,
    Returned,
    Revealed,
    Sat,
    Sought,
    Step,
    Stood,
    Took,
)
from flambeur.server.play.table import Table

replace = msgspec.structs.replace


class Ahead(msgspec.Struct, frozen=True):
    """A game played on beyond what is committed: it counts once its step is in the log."""

    position: Position[Any]
    events: list[Event]


def after(table: Table, step: Step, ahead: Ahead | None = None) -> tuple[Table, list[Event]]:
    """Return the table after a step, and what happened; the table itself stays as it is.

    What was played ahead for the step is not played again.
    """
    following = table.twin()
    following.seq += 1
    events = _take(following, step, ahead)
    following.written, following.lines = (), ()
    if following.chain is not None:
        shorter = following.version < table.version
        _write(following, written_by(step, table.card, following.card, shorter=shorter))
    _hand_round(following)
    over = following.card.phase == "over" != table.card.phase
    if over and following.card.seeker is not None:
        _set(following, seeker=None)
    following.ends_round = over or table.round not in (None, following.round)
    return following, events


def _write(table: Table, written: tuple[Written, ...]) -> None:
    assert table.chain is not None  # noqa: S101 - the caller saw that there is one
    table.written, table.lines = written, tuple([line_of(one) for one in written])
    seed = bytes.fromhex(table.attempts[-1].seed)
    for line in table.lines:
        table.chain = table.chain.after(line, seed)


def _hand_round(table: Table) -> None:
    """Give the one device of a shared table to whoever is awaited there."""
    seat = table.awaited() if table.card.shared else None
    if seat in table.seats_of(table.card.host):
        table.in_hand = seat


def _take(table: Table, step: Step, ahead: Ahead | None) -> list[Event]:
    match step:
        case Began() | Moved():
            if isinstance(step, Began):
                _begin(table, step)
            return _play(table, step, ahead or _replay(table, step))
        case Sat() | Stood():
            _seat(table, step)
        case Agreed() | Gave() | Listed() | Revealed():
            _prepare(table, step)
        case Took() | Sought() | Handed():
            _come(table, step)
        case Away() | Returned() | Resigned():
            _mark(table, step)
        case Proposed(seat=seat, what=what):
            table.proposed = table.proposed | {seat: table.proposed.get(seat, 0) + 1}
            _agree(table, Asked(what, seat, tuple(table.seats_with(seat)), table.seq))
        case Answered():
            _answer(table, step)
        case Closed() | Rejoined() | Rematched() | Opened():
            _close(table, step)
    return []


def _close(table: Table, step: Closed | Rejoined | Rematched | Opened) -> None:
    match step:
        case Closed(ending=ending):
            _set(table, phase="over", outcome=Outcome(ending))
        case Rejoined(seat=seat, now=now):
            joined = [one for one in table.seats_with(seat) if one not in table.card.again]
            if joined:
                _set(table, again=(*table.card.again, *joined))
            table.hurried = table.hurried or now
        case Rematched(table=following):
            _set(table, rematch=following)
        case Opened():
            raise ValueError("a table is opened once")


def _set(table: Table, **fields: object) -> None:
    table.card = replace(table.card, **fields)


def _place(table: Table, seat: int, place: Place | None) -> None:
    places = table.card.places
    _set(table, places=(*places[:seat], place, *places[seat + 1 :]))


def _seat(table: Table, step: Sat | Stood) -> None:
    seat, nonce, gives, place = step.seat, "", False, None
    if isinstance(step, Sat):
        nonce, gives = step.nonce, step.gives
        place = Place(step.name, step.person, step.bot)
        table.sat = table.sat | {step.person: table.sat.get(step.person, 0) + 1}
    table.nonces = (*table.nonces[:seat], nonce, *table.nonces[seat + 1 :])
    _give(table, seat, gives=gives)
    _place(table, seat, place)


def _give(table: Table, seat: int, *, gives: bool) -> None:
    table.gives = (*table.gives[:seat], gives, *table.gives[seat + 1 :])


def _come(table: Table, step: Took | Sought | Handed) -> None:
    """Let a person come into the game; what was agreed about the dice stays as it was."""
    match step:
        case Took(seat=seat, name=name, person=person, gives=gives):
            place = Place(name, person, took=_name_at(table, seat))
            _take_over(table, seat, place, gives=gives)
        case Sought(seat=seat, name=name, person=person, gives=gives):
            table.sought = table.sought | {person: table.sought.get(person, 0) + 1}
            _set(table, seeker=Seeker(seat, name, person, table.seq, gives))
        case Handed(yes=False):
            _set(table, seeker=None)
        case Handed(seat=seat):
            seeker = table.card.seeker
            assert seeker is not None  # noqa: S101 - a place is handed to the one who asked
            place = Place(seeker.name, seeker.person, handed=_name_at(table, seat))
            _take_over(table, seat, place, gives=seeker.gives)


def _name_at(table: Table, seat: int) -> str:
    place = table.card.places[seat]
    assert place is not None  # noqa: S101 - only a seat that is taken is taken over
    return place.name


def _take_over(table: Table, seat: int, place: Place, *, gives: bool) -> None:
    """Whoever comes was asked nothing, and may be called as one who waits: both ask anew."""
    _give(table, seat, gives=gives)
    _place(table, seat, place)
    _set(table, asked=None, seeker=None)


def _prepare(table: Table, step: Agreed | Gave | Listed | Revealed) -> None:
    """Go on with the beginning."""
    if isinstance(step, Agreed):
        _agree_on(table, step.agreement)
        _set(table, phase="beginning")
        return
    *broken, last = table.attempts
    match step:
        case Gave(seat=seat, commitment=commitment):
            last = last.gave(seat, commitment)
        case Listed(signature=signature):
            last = last.freeze(signature)
        case Revealed(seat=seat, nonce=nonce):
            last = last.reveal(seat, nonce)
    table.attempts = (*broken, last)


def _agree_on(table: Table, text: str) -> None:
    """Freeze what was agreed with those who sit; what was begun before is broken off."""
    number, announced = len(table.attempts), table.givers()
    _close_up(table)
    names, board = table.names(), table.board
    seed = seed_of(table.seed, number).hex() if board is None else board.key
    salts = tuple(salt_of(table.seed, number, seat).hex() for seat in range(len(names)))
    welcome = announced if table.attempts else table.people()
    made = attempt(text.encode(), seed, names, salts, announced, welcome)
    table.attempts = (*table.attempts, made)


def _close_up(table: Table) -> None:
    """Take empty places away."""
    taken = [seat for seat, place in enumerate(table.card.places) if place is not None]
    if len(taken) < len(table.card.places):
        table.nonces = tuple(table.nonces[seat] for seat in taken)
        table.gives = tuple(table.gives[seat] for seat in taken)
        _set(table, places=tuple(table.card.places[seat] for seat in taken))


def _begin(table: Table, step: Began) -> None:
    """Let the game start: from here on its lines are chained."""
    if step.agreement:
        _agree_on(table, step.agreement)
        _prepare(table, Listed(step.signature))
    _close_up(table)
    _set(table, phase="playing")
    if table.attempts and table.chained:
        table.chain = Chain()
        for begun in table.attempts:
            assert begun.listed is not None  # noqa: S101 - broken off after the list, or complete
            table.chain = table.chain.begun(begun.agreed, begun.listed)


def _mark(table: Table, step: Away | Returned | Resigned) -> None:
    # Whoever holds several seats is away, back or gone at all of them.
    for seat in table.seats_with(step.seat):
        place = table.card.places[seat]
        assert place is not None  # noqa: S101 - only seats that are taken are marked
        if isinstance(step, Resigned):
            place = replace(place, resigned=True)
        else:
            place = replace(place, away=isinstance(step, Away))
        _place(table, seat, place)
    _set(table, asked=None)
    if (seeker := table.card.seeker) is not None and seeker.seat == step.seat:
        _set(table, seeker=None)


def _replay(table: Table, step: Began | Moved) -> Ahead:
    if isinstance(step, Began):
        position = table.begin()
    else:
        assert table.position is not None  # noqa: S101 - a move comes after the beginning
        position = table.position.copy()
    return play_entries(position, step.entries)


def _play(table: Table, step: Began | Moved, ahead: Ahead) -> list[Event]:
    table.before = table.position if _can_be_taken_back(step) else None
    table.position = ahead.position
    if isinstance(step, Moved):
        table.acted = table.acted | {step.entries[0].seat: table.shown}
    table.shown += milliseconds(table.card.game, ahead.events)
    if table.card.asked is not None:
        _set(table, asked=None)
    if isinstance(over := table.position.turn, Over):
        _set(table, phase="over", outcome=Outcome("finished", over.ranks, over.scores))
    return ahead.events


def _answer(table: Table, step: Answered) -> None:
    asked = table.card.asked
    assert asked is not None  # noqa: S101 - an answer comes after a proposal
    if step.yes:
        _agree(table, replace(asked, agreed=(*asked.agreed, *table.seats_with(step.seat))))
    else:
        _set(table, asked=None)


def _agree(table: Table, asked: Asked) -> None:
    """Note who agreed, and do it once everybody has."""
    if not table.everybody_agrees(asked):
        _set(table, asked=asked)
        return
    _set(table, asked=None)
    if asked.what == "abandon":
        _set(table, phase="over", outcome=Outcome("abandoned"))
    else:
        table.position, table.before, table.rewound = table.before, None, True


def play_entries(position: Position[Any], entries: tuple[Entry, ...]) -> Ahead:
    """Play entries of the log on this very position."""
    events: list[Event] = []
    for entry in entries:
        events += position.enter(entry)
    return Ahead(position, events)


def _can_be_taken_back(step: Began | Moved) -> bool:
    """Tell whether a move was followed by no chance and seen by all: nothing became known by it."""
    return isinstance(step, Moved) and len(step.entries) == 1 and step.entries[0].audience is None
