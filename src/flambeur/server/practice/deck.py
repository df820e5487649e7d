"""Somebody's deck: what there is to practise, what comes next, and what an answer was worth."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from time import time

import msgspec

from flambeur.core.codec import encode, read_as
from flambeur.practice.bank import bank_names, bank_of
from flambeur.practice.deck import Card, answered, new_card
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import verdict_on
from flambeur.protocol.practice import (
    Answered,
    NewAnswer,
    NextQuestion,
    Practised,
    Question,
    Topic,
    TopicQuery,
    Topics,
)
from flambeur.protocol.refusals import BadRequest, NotFound
from flambeur.server.practice.answering import explain
from flambeur.server.practice.asking import draw_question
from flambeur.server.store.contract import DeckCard, DeckStore, HeldCard


class Held(msgspec.Struct, frozen=True):
    """A card with what is known of how well it is remembered."""

    row: HeldCard
    memory: Card

    @property
    def fresh(self) -> bool:
        """Tell whether it was never answered."""
        return self.memory.stability is None

    def fits(self, topic: TopicQuery) -> bool:
        """Tell whether it belongs to a topic."""
        wanted = (None, self.row.game), (None, self.row.theme)
        fits = topic.game in wanted[0] and topic.theme in wanted[1]
        return fits and (self.row.own or not topic.own)


class Found(msgspec.Struct, frozen=True):
    """A position to ask somebody."""

    puzzle: Puzzle
    game: str
    own: bool = False
    again: bool = False


class Decks:
    """The decks of all who practise here."""

    def __init__(self, store: DeckStore, now: Callable[[], float] = time) -> None:
        """Take where they are kept, and a clock."""
        self._store, self._now = store, now

    async def topics(self, person: str) -> Topics:
        """List what there is to practise."""
        held, now = await self._held(person), self._now()
        seen = Counter((one.row.game, one.row.theme) for one in held if not one.row.own)
        due = [one for one in held if one.memory.due <= now]
        dues = Counter((one.row.game, one.row.theme) for one in due)
        counts = await asyncio.to_thread(_counts)
        return Topics(
            tuple(Topic(*key, count, seen[key], dues[key]) for key, count in counts.items()),
            own=sum(one.row.own for one in held),
            own_due=sum(one.row.own for one in due),
        )

    async def ask(self, person: str, topic: TopicQuery) -> NextQuestion:
        """Find what comes next: what is due, then mistakes of one's own, then what is new."""
        held, now = await self._held(person), self._now()
        fitting = [one for one in held if one.fits(topic)]
        due = [one for one in fitting if one.memory.due <= now]
        found = await self._known(person, due) or await _new(topic, held, person)
        if found is not None:
            return NextQuestion(await asyncio.to_thread(_asked, found, person))
        waits = [one.memory.due - now for one in fitting if one.memory.due > now]
        return NextQuestion(None, min(waits, default=None))

    async def answer(self, person: str, given: NewAnswer) -> Answered:
        """Judge an answer, and put the position back into the deck; it counts when it was due."""
        puzzle = await self._find(person, given.game, given.puzzle)
        if puzzle is None:
            raise NotFound("there is no such position")
        verdict = verdict_on(puzzle, given.move)
        if verdict is None:
            raise BadRequest("this move was not offered")
        known = {one.row.puzzle: one.memory for one in await self._held(person)}
        now = self._now()
        card = known.get(puzzle.name, new_card(puzzle.name, now))
        if card.due <= now:
            card = answered(card, now, right=verdict.right)
            row = DeckCard(puzzle.name, given.game, puzzle.theme, encode(card))
            await self._store.keep_card(person, row)
        return await asyncio.to_thread(explain, puzzle, verdict, max(0.0, card.due - now))

    async def listed(self, person: str) -> tuple[Practised, ...]:
        """Tell somebody what is in their deck."""
        return tuple(
            Practised(row.game, row.theme, row.puzzle, row.own, int(memory.due), int(memory.seen))
            for row, memory in ((one.row, one.memory) for one in await self._held(person))
        )

    async def _known(self, person: str, due: Iterable[Held]) -> Found | None:
        """Find what was answered before, the longest due first, or else a mistake of one's own."""
        for one in sorted(due, key=lambda one: (one.fresh, one.memory.due)):
            puzzle = await self._find(person, one.row.game, one.row.puzzle)
            if puzzle is not None:
                return Found(puzzle, one.row.game, one.row.own, not one.fresh)
        return None

    async def _held(self, person: str) -> list[Held]:
        rows = await self._store.cards_of(person)
        return [Held(row, read_as(row.memory, Card)) for row in rows]

    async def _find(self, person: str, game: str, name: str) -> Puzzle | None:
        if game in bank_names():
            bank = await asyncio.to_thread(bank_of, game)
            if (found := bank.find(name)) is not None:
                return found
        own = await self._store.own_puzzle(person, name)
        return None if own is None else read_as(own, Puzzle)


def _asked(found: Found, person: str) -> Question:
    puzzle = found.puzzle
    update, listed = draw_question(puzzle, person)
    return Question(found.game, puzzle.theme, puzzle.name, found.own, found.again, listed, update)


def _counts() -> Counter[tuple[str, str]]:
    """Count the positions about each theme of each game."""
    banks = ((name, bank_of(name)) for name in bank_names())
    return Counter((name, puzzle.theme) for name, bank in banks for puzzle in bank.about())


async def _new(topic: TopicQuery, held: Iterable[Held], person: str) -> Found | None:
    seen = {one.row.puzzle for one in held}
    return None if topic.own else await asyncio.to_thread(_unseen, topic, seen, person)


def _unseen(topic: TopicQuery, seen: set[str], person: str) -> Found | None:
    """Find a position that somebody has not seen; everybody goes through them in another order."""
    games = [name for name in bank_names() if topic.game in (None, name)]
    fresh = [
        (sha256(f"{person}/{puzzle.name}".encode()).digest(), name, puzzle)
        for name in games
        for puzzle in bank_of(name).about()
        if topic.theme in (None, puzzle.theme) and puzzle.name not in seen
    ]
    if not fresh:
        return None
    _, name, puzzle = min(fresh, key=lambda one: one[0])
    return Found(puzzle, name)
