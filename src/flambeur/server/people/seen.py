"""On which day somebody was here last: all that is kept of a visit."""

from flambeur.server.store.contract import Person, Store


class Seen:
    """Notes in memory who comes, and writes it down now and then: no request waits for it."""

    def __init__(self, store: Store) -> None:
        """Begin with nobody."""
        self._store = store
        self._people: set[str] = set()

    def note(self, person: Person) -> None:
        """Note that somebody is here; of guests nothing is kept."""
        if person.kind != "guest":
            self._people.add(person.id)

    async def write(self) -> None:
        """Write down who came; a day that stands there already is not written again."""
        people, self._people = self._people, set()
        if people:
            await self._store.saw(sorted(people))
