"""Forgetting a person by hand, for an operator who was asked to."""

from flambeur.protocol.people import Export
from flambeur.server.people.export import export, forget
from flambeur.server.store.contract import Person, Store

NOTHING = ("guest", "gone")
"""Kinds of which nothing is kept but tables and bots."""


async def forget_by_id(store: Store, name: str) -> Export | None:
    """Forget whoever has this id, and tell what was kept of them; nothing is nobody."""
    person = await store.person(name) or Person(name, "", "guest")
    known = await export(store, person)
    if person.kind in NOTHING and not (known.tables or known.nights or known.tokens):
        return None
    await forget(store, person)
    return known
