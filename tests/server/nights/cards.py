"""Cards of games that are over."""

from collections.abc import Sequence

from flambeur.protocol.card import Card, Outcome, Pace, Place


def card(table: str, people: Sequence[str], ranks: tuple[int, ...]) -> Card:
    """Tell how a game of Vegas between these people ended."""
    return Card(
        table=table,
        game="vegas/2018@1",
        options={},
        phase="over",
        places=tuple(Place(person.title(), person) for person in people),
        host=people[0],
        pace=Pace(),
        public=False,
        auto=True,
        hash="",
        outcome=Outcome("finished", ranks, ranks),
    )
