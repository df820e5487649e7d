"""Who sits: those who sat out first, then by the order in which they came; bots fill up."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from flambeur.core.codec import encode, shape_as
from flambeur.core.game import Game
from flambeur.families import family_of
from flambeur.server.nights.night import Guest, Room
from flambeur.server.nights.steps import Began, Seat
from flambeur.server.play.names import name_bot
from flambeur.server.play.secrets_of import night_table

LONG_GONE = 600.0
"""Seconds after which no chair is kept for somebody who is away."""
RIVAL = "casual"
"""How well the bots play that fill the chairs."""
FEWEST = 2
"""Nobody plays alone at a night, not even what can be played alone."""
COLOURS = 5
"""As many as dice are told apart by; no game has more seats."""


def begin(room: Room, game: Game[Any], bots: int, host: str, now: float) -> Began:
    """Say how a game begins: who sits where, in which colour."""
    people = _in_line(room, host, now)
    chairs = _chairs(game, len(people) + bots)
    seated = sorted(people[:chairs], key=lambda guest: guest.number)
    table = night_table(room.seed, room.begun)
    options = game.write_options(game.agree(chairs, shape_as({}, game.options)))
    return Began(
        table=table,
        game=game.id,
        # Through the codec, so that a log holds exactly what a record of the game would.
        options=dict(msgspec.json.decode(encode(options))),
        seats=_seats(seated, chairs, table, game.id, host),
        host=host,
        late=tuple(guest.person for guest in people[chairs:] if _is_here(guest, host)),
    )


def _in_line(room: Room, host: str, now: float) -> list[Guest]:
    """List who would sit, the first in line first; those who are away come last."""
    there = (guest for guest in room.guests.values() if not guest.departed)
    soon = [g for g in there if _is_here(g, host) or now - g.since < LONG_GONE]
    return sorted(soon, key=lambda g: (not _is_here(g, host), not g.waits, -g.waited, g.number))


def _is_here(guest: Guest, host: str) -> bool:
    """Whoever begins a game is here, by whichever line."""
    return guest.here or guest.person == host


def _chairs(game: Game[Any], wanted: int) -> int:
    """Tell with how many seats a game is played, as near as can be to what is wanted."""
    return min(max(wanted, min(game.seats), FEWEST), max(game.seats))


def _seats(
    seated: Sequence[Guest], chairs: int, table: str, game: str, host: str
) -> tuple[Seat, ...]:
    """Give each person their colour, and each bot a colour that nobody has."""
    seats: list[Seat] = []
    for guest in seated:
        colour = _colour(guest.number - 1, (seat.colour for seat in seats))
        away = not _is_here(guest, host)
        name = guest.name or f"#{guest.number}"
        gives = guest.gives and not away
        seats.append(Seat(name, colour, guest.person, away=away, gives=gives))
    for seat in range(len(seats), chairs):
        colour = _colour(0, (seat.colour for seat in seats))
        name = name_bot(table, seat, [other.name for other in seats])
        seats.append(Seat(name, colour, bot=family_of(game).level_for(RIVAL)))
    return tuple(seats)


def _colour(wanted: int, taken: Iterable[int]) -> int:
    """Find the colour that is wanted, or the next one that is free."""
    others = set(taken)
    return next(c for c in ((wanted + n) % COLOURS for n in range(COLOURS)) if c not in others)
