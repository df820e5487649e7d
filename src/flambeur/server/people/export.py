"""What the server holds about a person, told to them, and forgotten when they wish.

The log of a table proves its game to all who played. So it stays when a person is forgotten, with
the name they gave there and an id that leads to nobody any more, whatever old cookie comes.
"""

from typing import cast
from urllib.parse import urlsplit

from flambeur.core.codec import read_as
from flambeur.protocol.card import Card
from flambeur.protocol.days import DayPlayed
from flambeur.protocol.notices import Subscription, Way
from flambeur.protocol.people import Export, Kind, Me, PasskeyInfo, Skill
from flambeur.server.base64url import bytes_to_base64url
from flambeur.server.nights.finding import nights_of
from flambeur.server.people.tokens import TokenDesk, bots_of
from flambeur.server.practice.deck import Decks
from flambeur.server.store.contract import (
    HeldPasskey,
    HeldSubscription,
    PeopleStore,
    Person,
    Rating,
    Store,
)

ALL = 1_000_000
"""More tables than anybody plays at."""


def skill_of(rating: Rating) -> Skill:
    """Tell a rating."""
    score = rating.mu - 3 * rating.sigma
    return Skill(rating.game, rating.mu, rating.sigma, rating.games, score)


async def describe(store: PeopleStore, person: Person) -> Me:
    """Tell somebody who they are."""
    ratings = tuple(skill_of(rating) for rating in await store.ratings_of(person.id))
    return Me(person.id, person.name, cast("Kind", person.kind), ratings)


def describe_passkey(held: HeldPasskey) -> PasskeyInfo:
    """Tell a passkey."""
    used = None if held.used is None else int(held.used)
    return PasskeyInfo(bytes_to_base64url(held.id), held.name, int(held.made), used)


def describe_subscription(held: HeldSubscription) -> Subscription:
    """Tell a place where somebody is told; its address is as good as a key, so it is not told."""
    host = urlsplit(held.address).netloc
    return Subscription(held.id, cast("Way", held.way), host, int(held.made))


async def export(store: Store, person: Person) -> Export:
    """Tell somebody everything that is kept about them, except what only hashes are kept of."""
    cards = await store.tables_of(person.id, ALL)
    return Export(
        me=await describe(store, person),
        seen=await store.last_seen(person.id),
        passkeys=tuple(map(describe_passkey, await store.passkeys_of(person.id))),
        tokens=tuple(await TokenDesk(store).held(person)),
        tables=tuple(read_as(card, Card) for card in cards),
        notices=tuple(map(describe_subscription, await store.subscriptions_of(person.id))),
        muted=tuple(await store.muted_of(person.id)),
        nights=tuple(await nights_of(store, person.id, ALL)),
        cleared=await store.times_cleared(person.id),
        practice=await Decks(store).listed(person.id),
        days=await _days(store, person.id),
    )


async def _days(store: Store, person: str) -> tuple[DayPlayed, ...]:
    begun = await store.days_of(person)
    cells = await store.cells_of(person, list(begun))
    return tuple(DayPlayed(day, tuple(cells.get(day, ())), begun[day]) for day in begun)


async def forget(store: Store, person: Person) -> None:
    """Forget somebody with their bots, keys, tokens, ratings, lists of tables and notices."""
    await store.forget_notices(person.id)
    for bot in await bots_of(store, person.id):
        await store.delete_person(bot.id)
    if person.kind == "bot":
        # Its id can be given again, since nobody comes back without its token.
        await store.delete_person(person.id)
    elif person.kind == "account" or await _was_anywhere(store, person.id):
        # A guest who was nowhere leaves nothing, not even a grave: else they could be dug for ever.
        await store.bury_person(person.id)


async def _was_anywhere(store: Store, person: str) -> bool:
    if await store.tables_of(person, 1) or await store.nights_of(person, 1):
        return True
    return bool(await store.cards_of(person))
