"""The table where the same people play again; it follows from the log of the one before."""

from contextlib import suppress

from flambeur.core.fair.beginning import promise_of
from flambeur.protocol.card import Place
from flambeur.server.play.clock import CHORE
from flambeur.server.play.desk import Desk
from flambeur.server.play.listing import listing_of
from flambeur.server.play.reading import write_step
from flambeur.server.play.secrets_of import next_id, seed_of
from flambeur.server.play.steps import Opened
from flambeur.server.play.table import Table
from flambeur.server.store.contract import Write
from flambeur.server.store.errors import Duplicate
from flambeur.sources.fair import new_seed


async def open_next(desk: Desk, before: Table) -> Table:
    """Open the next table, or find the one that another worker opened before it died."""
    seed = new_seed()
    opened = following(before, seed)
    new = Table(seed, opened)
    write = Write(new.id, 1, "", write_step(opened), CHORE)
    with suppress(Duplicate):
        await desk.store.create(seed, write, listing_of(new))
        desk.slots.put(new, CHORE)
    return (await desk.slots.get(new.id)).table


def following(before: Table, seed: str) -> Opened:
    """Say how the next table is opened: all keep their seats, and it starts by itself."""
    card = before.card
    places = [(seat, place) for seat, place in enumerate(card.places) if place is not None]
    joined = set(card.again)
    return Opened(
        table=next_id(before.seed),
        game=card.game,
        options=card.options,
        chairs=len(places),
        host=_host(before),
        pace=card.pace,
        public=card.public,
        auto=True,
        hash=promise_of(seed_of(seed, 0)),
        hints=card.hints,
        places=tuple(_seated(place, joined=seat in joined) for seat, place in places),
        # Who may not be there is not waited for when the dice are agreed.
        gives=tuple(seat in joined and before.gives[seat] for seat, _ in places),
        scheme=2,
        shared=card.shared,
    )


def _seated(place: Place, *, joined: bool) -> Place:
    """Seat a bot or a person; a bot plays for one who has not joined."""
    away = place.person is not None and not joined
    return Place(place.name, place.person, place.bot, away=away)


def _host(before: Table) -> str:
    """Whoever asked first is the host."""
    place = before.card.places[before.card.again[0]]
    return before.card.host if place is None or place.person is None else place.person
