"""What people practise, said in named statements."""

from collections.abc import Sequence

from flambeur.server.store.contract import DeckCard, HeldCard
from flambeur.server.store.database import Call, Database, Group


class SqlDecks:
    """The part of a store that keeps decks."""

    _database: Database

    async def keep_card(self, person: str, card: DeckCard) -> None:
        """Keep a card as it is after an answer."""
        await self._database.fetch("keep_card", *_values(person, card))

    async def cards_of(self, person: str) -> list[HeldCard]:
        """List somebody's cards."""
        found = await self._database.fetch("cards_of", person)
        return [
            HeldCard(name, game, theme, kept, bool(own)) for name, game, theme, kept, own in found
        ]

    async def own_puzzle(self, person: str, puzzle: str) -> bytes | None:
        """Read a position of somebody's own game."""
        found: list[tuple[bytes]] = await self._database.fetch("own_puzzle", person, puzzle)
        return found[0][0] if found else None

    async def undealt_reviews(self, limit: int) -> list[str]:
        """List reviews whose mistakes are in no deck yet."""
        return [table for (table,) in await self._database.fetch("undealt_reviews", limit)]

    async def deal_review(self, table: str, cards: Sequence[tuple[str, DeckCard]]) -> bool:
        """Put mistakes into decks, in one transaction with the mark that it was done."""
        adding: tuple[Call, ...] = tuple(("add_card", _values(*one)) for one in cards)
        return await self._database.guarded([Group(("deal_review", (table,)), adding)]) == [True]

    async def old_decks(self, days: int, limit: int) -> int:
        """Forget decks of guests who have not practised for long."""
        return len({row[0] for row in await self._database.fetch("old_decks", days, limit)})


def _values(person: str, card: DeckCard) -> tuple[object, ...]:
    return person, card.puzzle, card.game, card.theme, card.memory, card.own
