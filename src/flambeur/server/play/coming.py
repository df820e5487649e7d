"""How somebody who looks on comes into a running game: for a bot, or for a person who is away."""

from flambeur.protocol.acts import Hand, Seek, Take
from flambeur.protocol.card import Place
from flambeur.protocol.refusals import NothingAsked, OnlyHost, Restless, SeatTaken
from flambeur.server.play.names import free_name
from flambeur.server.play.steps import Handed, Sought, Took
from flambeur.server.play.table import Table

SEEKS = 3
"""So often one person may ask the host of a table for a place."""
ALL_SEEKS = 20
"""So often the host of a table is asked, by whomever."""


def come(act: Take | Seek | Hand, table: Table, person: str) -> Took | Sought | Handed:
    """Take a place over, ask for one, or answer the one who asked."""
    if isinstance(act, Hand):
        return _hand(act, table, person)
    place = _check(act, table, person)
    others = [other.name for other in table.card.places if other is not None and other is not place]
    if isinstance(act, Seek):
        _check_request(table, person, place)
        return Sought(act.seat, free_name(act.name, others), person, act.gives)
    if place.bot is None:
        raise SeatTaken("no bot has this place")
    return Took(act.seat, free_name(act.name, others), person, act.gives)


def _check(act: Take | Seek, table: Table, person: str) -> Place:
    if table.seat_of(person) is not None:
        raise SeatTaken("you sit here already")
    if table.card.lesson:
        raise SeatTaken("the bots of a taught game know their part")
    if table.board is not None:
        raise SeatTaken("everybody meets the same bots at the board of a day")
    if table.start is not None:
        raise SeatTaken("what was agreed here tells what another seat saw")
    if table.card.shared:
        raise SeatTaken("this game is played on one device")
    if table.scheme == 1:
        raise SeatTaken("records of this table could not tell that somebody else plays")
    place = dict(enumerate(table.card.places)).get(act.seat)
    if place is None:
        raise SeatTaken("there is no such place")
    return place


def _check_request(table: Table, person: str, place: Place) -> None:
    """Let somebody ask for a place that can be handed over; the host is asked one by one."""
    if place.person is None or not place.away or place.resigned:
        raise SeatTaken("nobody is away there")
    if place.person == table.card.host:
        raise SeatTaken("nobody else can hand over the place of the host")
    if table.card.seeker is not None:
        raise NothingAsked("somebody has asked already")
    if table.sought.get(person, 0) >= SEEKS:
        raise Restless(f"you asked for a place {SEEKS} times already")
    if sum(table.sought.values()) >= ALL_SEEKS:
        raise Restless(f"the host was asked {ALL_SEEKS} times already")


def _hand(act: Hand, table: Table, person: str) -> Handed:
    check_host(table, person)
    seeker = table.card.seeker
    if seeker is None or seeker.seq != act.to:
        raise NothingAsked("nobody asks for a place any more")
    return Handed(seeker.seat, act.yes)


def check_host(table: Table, person: str) -> None:
    """Refuse all but the host."""
    if table.card.host != person:
        raise OnlyHost("only the host can do this")
