"""A night as it follows from its log: nothing here is known that the log does not tell."""

import msgspec

from flambeur.protocol.night import Closing, Member, Night, NightPhase, PlayedGame
from flambeur.server.nights.steps import Began
from flambeur.server.nights.voting import leading


class Guest(msgspec.Struct, frozen=True):
    """Somebody who came to the night."""

    person: str
    name: str
    number: int
    since: float
    """Since when they are here, or away."""
    here: bool = True
    departed: bool = False
    gives: bool = False
    points: int = 0
    waited: int = 0
    """How often there was no chair for them."""
    waits: bool = False
    """There was none the last time, so they are seated first."""
    acts: int = 0
    """How many steps they took."""


class Room(msgspec.Struct, frozen=True):
    """A night; after a step it is followed by another."""

    id: str
    seed: str
    """The secret from which the names of its tables follow."""
    code: str | None
    old_code: str | None = None
    """The last one, which it gets again if that is free."""
    seq: int = 1
    renamed: bool = False
    phase: NightPhase = "gathering"
    host: str | None = None
    guests: dict[str, Guest] = {}
    """By person, in the order in which they came."""
    games: tuple[PlayedGame, ...] = ()
    begun: int = 0
    """How many games were begun, broken ones included."""
    last: Began | None = None
    """The game that is played, or was played last."""
    opened: bool = False
    """Its table is there."""
    joined: tuple[str, ...] = ()
    """Who came into it late."""
    votes: dict[str, str] = {}
    tips: dict[str, str] = {}
    screens: int = 0
    date: float | None = None
    coming: tuple[str, ...] = ()
    closing: Closing | None = None

    def playing(self) -> tuple[str, ...]:
        """List who plays the game that is played."""
        if self.last is None or self.phase != "playing":
            return ()
        seated = [seat.person for seat in self.last.seats if seat.person is not None]
        return (*seated, *self.joined)

    def present(self) -> list[Guest]:
        """List who is here, whoever came first being first."""
        here = [guest for guest in self.guests.values() if guest.here]
        return sorted(here, key=lambda guest: (guest.since, guest.number))

    def leading(self) -> str | None:
        """Tell what is played next, as the votes are now."""
        last_first = sorted(self.guests.values(), key=lambda g: (g.points, -g.number))
        return leading(self.votes, [guest.person for guest in last_first])


def view_of(room: Room) -> Night:
    """Tell a night as everybody may see it."""
    playing = room.playing()
    return Night(
        night=room.id,
        code=room.code,
        renamed=room.renamed,
        phase=room.phase,
        host=room.host,
        people=tuple(
            Member(
                person=guest.person,
                name=guest.name,
                number=guest.number,
                here=guest.here,
                points=guest.points,
                sits_out=bool(playing) and not guest.departed and guest.person not in playing,
            )
            for guest in room.guests.values()
        ),
        games=room.games,
        table=None if room.last is None or not room.opened else room.last.table,
        game=None if room.last is None else room.last.game,
        votes=room.votes,
        leading=room.leading(),
        tipped=tuple(room.tips),
        screens=room.screens,
        date=room.date,
        coming=room.coming,
        closing=room.closing,
    )
