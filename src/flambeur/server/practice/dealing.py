"""Puts the mistakes of reviewed games into the decks of those who made them, once for each game."""

import logging
from collections.abc import Callable, Iterable
from time import time

from flambeur.core.codec import encode
from flambeur.core.fair.signer import NoSigner
from flambeur.practice.deck import new_card
from flambeur.server.play.export import export_record
from flambeur.server.play.reading import aside, fold
from flambeur.server.practice.mistakes import Mistake, find_mistakes, read_mistakes
from flambeur.server.spending import paid
from flambeur.server.store.contract import DeckCard, Store, Stored
from flambeur.server.thought.minds import Minds

SWEEP = 2.0
"""Seconds between two looks for reviews that are not dealt."""
PORTION = 5

log = logging.getLogger("flambeur.practice")


class Dealing:
    """Any worker does it; what two do at once is kept once."""

    def __init__(self, store: Store, minds: Minds, now: Callable[[], float] = time) -> None:
        """Take where reviews and decks are kept, and processes that play a game again."""
        self._store, self._minds, self._now = store, minds, now

    async def sweep(self) -> None:
        """Deal reviews that are done and not dealt yet, a few at a time."""
        for table in await self._store.undealt_reviews(PORTION):
            await self.deal(table)

    async def deal(self, table: str) -> None:
        """Put the mistakes of one game into decks; what fails would fail again, so it is left."""
        cards: list[tuple[str, DeckCard]] = []
        try:
            cards = await self._cards(table)
        except Exception:
            log.exception("mistakes could not be found", extra={"table": table})
        await self._store.deal_review(table, cards)

    async def _cards(self, table: str) -> list[tuple[str, DeckCard]]:
        stored, review = await self._store.load(table), await self._store.review(table)
        if stored is None or review is None or review.body is None:
            return []
        record = await aside(stored, export_record, stored, NoSigner())
        if record is None:
            return []
        written = await self._minds.think(find_mistakes, record, review.body)
        owners = await aside(stored, _owners, stored)
        return self._dealt(read_mistakes(written), owners)

    def _dealt(
        self, mistakes: Iterable[Mistake], owners: dict[int, str]
    ) -> list[tuple[str, DeckCard]]:
        now = self._now()
        return [(owners[one.version], _card(one, now)) for one in mistakes if one.version in owners]


def _card(mistake: Mistake, now: float) -> DeckCard:
    puzzle = mistake.puzzle
    memory = encode(new_card(puzzle.name, now))
    return DeckCard(puzzle.name, mistake.game, puzzle.theme, memory, encode(puzzle))


@paid()
def _owners(stored: Stored) -> dict[int, str]:
    """Tell who made each choice; what a bot chose, or several at one device, is nobody's."""
    owners: dict[int, str] = {}
    for taken in fold(stored):
        before, after = taken.before, taken.table
        seat = before.awaited()
        if seat is None or before.version >= after.version:
            continue
        place = before.card.places[seat]
        alone = not before.is_played_by_bot(seat) and not before.card.shared
        # A move that was taken back does not count: the last one at its version does.
        owners.pop(before.version, None)
        if alone and place is not None and place.person is not None:
            owners[before.version] = place.person
    return owners
