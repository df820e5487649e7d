"""What a person may do at a night: each act becomes a step of the log, or is refused."""

from flambeur.families import find
from flambeur.protocol.night import (
    Attend,
    Begin,
    Break,
    Close,
    Continue,
    Depart,
    Enter,
    NightAct,
    SetDate,
    TipWinner,
    Vote,
)
from flambeur.protocol.refusals import Busy, NotSeated, OnlyHost, Restless, TableFull, WrongPhase
from flambeur.server.nights.night import Guest, Room
from flambeur.server.nights.seating import begin
from flambeur.server.nights.steps import (
    Attending,
    Began,
    Broke,
    Closed,
    Continued,
    Dated,
    Departed,
    Entered,
    NightStep,
    Tipped,
    Voted,
)
from flambeur.server.play.names import free_name

MEMBERS = 30
"""So many can come to one night."""
ACTS = 500
"""Steps that one person may take at one night."""
STEPS = 10_000
"""Steps of one night, whoever takes them."""


def decide(act: NightAct, room: Room, person: str, now: float, code: str | None) -> NightStep:
    """Turn an act into a step; a refusal changes nothing."""
    if isinstance(act, Enter):
        return _enter(act, room, person, now)
    guest = _guest(room, person)
    match act:
        case Depart():
            return Departed(person, now)
        case Continue():
            return _continue(room, person, code)
        case Attend(yes=yes):
            return Attending(person, yes)
        case Vote(game=game):
            _check_open(room)
            return Voted(person, find(game).id)
        case TipWinner(person=on):
            return _tip(room, person, on)
        case _:
            return _lead(act, room, guest, now)


def _lead(act: Begin | Break | Close | SetDate, room: Room, guest: Guest, now: float) -> NightStep:
    """Do what the host alone may do."""
    if room.host != guest.person:
        raise OnlyHost("only the host of the night can do this")
    match act:
        case Begin():
            return _begin(act, room, guest.person, now)
        case Break():
            return Broke(_running(room).table)
        case Close():
            _check_gathering(room)
            return Closed()
        case SetDate(at=at):
            return Dated(at)


def _enter(act: Enter, room: Room, person: str, now: float) -> Entered:
    known = room.guests.get(person)
    if known is None:
        _check_open(room)
        if len(room.guests) >= MEMBERS:
            raise TableFull(f"at most {MEMBERS} people come to one night")
    _check_restless(room, known)
    others = [g.name for g in room.guests.values() if g.person != person and g.name]
    name = free_name(act.name, others) if act.name.strip() else ""
    return Entered(person, name, now, act.gives)


def _begin(act: Begin, room: Room, host: str, now: float) -> Began:
    _check_gathering(room)
    game = act.game or room.leading()
    if game is None:
        raise WrongPhase("nobody has chosen a game")
    return begin(room, find(game), act.bots, host, now)


def _continue(room: Room, person: str, code: str | None) -> Continued:
    if room.phase != "closed":
        raise WrongPhase("the night is not over")
    if code is None:
        raise Busy("no code is free")
    return Continued(person, code)


def _tip(room: Room, person: str, on: str) -> Tipped:
    playing = room.playing()
    if person in playing:
        raise WrongPhase("you play yourself")
    if on not in playing:
        raise NotSeated("they do not play")
    return Tipped(person, on)


def _guest(room: Room, person: str) -> Guest:
    guest = room.guests.get(person)
    if guest is None or guest.departed:
        raise NotSeated("come in first")
    _check_restless(room, guest)
    return guest


def _running(room: Room) -> Began:
    if room.phase != "playing" or room.last is None:
        raise WrongPhase("no game is played")
    return room.last


def _check_open(room: Room) -> None:
    if room.phase == "closed":
        raise WrongPhase("the night is over")


def _check_gathering(room: Room) -> None:
    _check_open(room)
    if room.phase == "playing":
        raise WrongPhase("a game is played")


def _check_restless(room: Room, guest: Guest | None) -> None:
    if room.seq >= STEPS or (guest is not None and guest.acts >= ACTS):
        raise Restless("too much was done at this night: open another one")
