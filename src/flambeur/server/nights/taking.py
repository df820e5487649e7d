"""What a step does to a night: the next one follows, and the one before stays as it is."""

from typing import Any

import msgspec

from flambeur.protocol.night import PlayedGame
from flambeur.server.nights.night import Guest, Room
from flambeur.server.nights.steps import (
    Attending,
    Began,
    Broke,
    Came,
    Closed,
    Continued,
    Dated,
    Departed,
    Ended,
    Entered,
    HostChanged,
    Joined,
    Lapsed,
    NightOpened,
    NightStep,
    Screened,
    Summed,
    TableOpened,
    Tipped,
    Voted,
    Went,
)

replace = msgspec.structs.replace


def opened(seed: str, step: NightOpened) -> Room:
    """Begin with the first step of the log."""
    return Room(step.night, seed, step.code)


def after(room: Room, step: NightStep) -> Room:
    """Return the night after a step."""
    return replace(_hosted(_take(room, step)), seq=room.seq + 1)


def _take(room: Room, step: NightStep) -> Room:
    match step:
        case Entered() | Departed() | Came() | Went():
            return _come_and_go(room, step)
        case Began() | TableOpened() | Joined() | Tipped() | Ended() | Broke():
            return _play(room, step)
        case Voted(person=person, game=game):
            return _by(replace(room, votes=room.votes | {person: game}), person)
        case Attending(person=person, yes=yes):
            others = tuple(one for one in room.coming if one != person)
            return _by(replace(room, coming=(*others, person) if yes else others), person)
        case Dated(at=at):
            return replace(room, date=at, coming=room.coming if room.date == at else ())
        case HostChanged(person=person):
            return replace(room, host=person)
        case Screened(count=count):
            return replace(room, screens=count)
        case _:
            return _end(room, step)


def _end(room: Room, step: Any) -> Room:
    match step:
        case Closed():
            return replace(room, phase="closed", votes={}, tips={})
        case Lapsed():
            closed = replace(room, phase="closed", votes={}, tips={})
            return replace(closed, code=None, old_code=room.code)
        case Continued(person=person, code=code):
            renamed = code != (room.code or room.old_code)
            gone = replace(room, phase="gathering", code=code, renamed=renamed, closing=None)
            return _by(replace(gone, date=None, coming=()), person)
        case Summed(closing=closing):
            return replace(room, closing=closing)
    raise ValueError("a night is opened once")


def _come_and_go(room: Room, step: Entered | Departed | Came | Went) -> Room:
    match step:
        case Entered(person=person, name=name, at=at, gives=gives):
            new = Guest(person, name, len(room.guests) + 1, at)
            known = room.guests.get(person, new)
            since = known.since if known.here else at
            guest = replace(known, name=name, gives=gives, here=True, departed=False, since=since)
            return _by(_with(room, guest), person)
        case Departed(person=person, at=at):
            left = replace(room.guests[person], here=False, departed=True, since=at)
            votes = {one: game for one, game in room.votes.items() if one != person}
            return _by(replace(_with(room, left), votes=votes), person)
        case Came(people=people, at=at) | Went(people=people, at=at):
            here = isinstance(step, Came)
            changed = {one: replace(room.guests[one], here=here, since=at) for one in people}
            return replace(room, guests=room.guests | changed)


def _play(room: Room, step: Began | TableOpened | Joined | Tipped | Ended | Broke) -> Room:
    match step:
        case Began():
            return _begin(room, step)
        case TableOpened():
            return replace(room, opened=True)
        case Joined(person=person):
            return replace(room, joined=(*room.joined, person))
        case Tipped(person=person, on=on):
            return _by(replace(room, tips=room.tips | {person: on}), person)
        case Broke():
            return replace(room, phase="gathering", tips={}, joined=())
        case Ended():
            return _score(room, step)


def _begin(room: Room, step: Began) -> Room:
    seated = {seat.person for seat in step.seats}
    guests = {}
    for person, guest in room.guests.items():
        late = person in step.late
        waits = late or (guest.waits and person not in seated)
        guests[person] = replace(guest, waits=waits, waited=guest.waited + late)
    begun = replace(
        room, guests=guests, last=step, opened=False, phase="playing", begun=room.begun + 1
    )
    return replace(begun, votes={}, tips={}, joined=())


def _score(room: Room, step: Ended) -> Room:
    assert room.last is not None  # noqa: S101 - a game ends after it has begun
    game = PlayedGame(step.table, room.last.game, step.points, step.tips, step.bots)
    guests = {
        person: replace(
            guest,
            points=guest.points + step.points.get(person, 0) + step.tips.get(person, 0),
        )
        for person, guest in room.guests.items()
    }
    ended = replace(room, phase="gathering", games=(*room.games, game), guests=guests)
    return replace(ended, tips={}, joined=())


def _with(room: Room, guest: Guest) -> Room:
    return replace(room, guests=room.guests | {guest.person: guest})


def _by(room: Room, person: str) -> Room:
    """Count what somebody did."""
    guest = room.guests[person]
    return _with(room, replace(guest, acts=guest.acts + 1))


def _hosted(room: Room) -> Room:
    """Whoever is here for the longest time is the host, where there is none or they left."""
    host = room.guests.get(room.host or "")
    if host is not None and not host.departed:
        return room
    return replace(room, host=next((guest.person for guest in room.present()), None))
