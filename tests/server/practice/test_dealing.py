"""Mistakes of reviewed games join the decks of those who made them."""

import asyncio

import msgspec
import pytest

from flambeur.core.codec import encode
from flambeur.core.fair.signer import NoSigner
from flambeur.core.match import resume
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.practice.puzzle import Puzzle
from flambeur.practice.verdict import verdict_on
from flambeur.protocol.acts import Resign
from flambeur.protocol.practice import NewAnswer, TopicQuery
from flambeur.protocol.review import Decision, Review, Weighed
from flambeur.server.context import Context
from flambeur.server.play.export import export_record
from flambeur.server.practice.dealing import Dealing
from flambeur.server.practice.deck import Decks
from flambeur.server.practice.mistakes import find_mistakes, is_mistake, read_mistakes
from flambeur.server.store.contract import Store
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.sources import NoSource
from tests.server.play.tables import one_move, open_game, play_on, worker
from tests.server.practice.conftest import Clock

OWN = TopicQuery(own=True)
DAY = 24 * 3600.0
LONG = 60.0


async def reviewed(context: Context, store: Store, table: str) -> Review:
    """Play a game at random to its end, unless it is there; its review finds every choice bad."""
    await play_on(context, table)
    stored = await store.load(table)
    assert stored is not None
    record = export_record(stored, NoSigner())
    assert record is not None
    match = resume(record, find, NoSource())
    position, decisions = match.opening(), []
    for version, entry in enumerate(match.record.entries):
        turn = position.turn
        if isinstance(turn, Choice) and len(turn.moves) > 1 and entry.move is not None:
            other = next(move for move in turn.moves if move != entry.move)
            options = (Weighed(other, 0.9, 0.0, 0.0), Weighed(entry.move, 0.1, 0.0, 0.0))
            decisions.append(Decision(version, turn.seat, options, 1, 0.8, "blunder", exact=True))
        position.enter(entry)
    review = Review("easycome@1", (), tuple(decisions), (), (), (), 0.0)
    await store.ask_review(table)
    await store.end_review(table, "done", encode(review))
    return review


async def test_everybody_gets_their_own_mistakes(store: Store, clock: Clock) -> None:
    """Exactly those that are parted from the best; a second sweep finds nothing to do."""
    async with worker(store) as context:
        table = await open_game(context, "easycome", 2)
        review = await reviewed(context, store, table)
        dealing = Dealing(store, context.minds, clock)
        await dealing.sweep()
        assert [] == await store.undealt_reviews(9)
        before = [await store.cards_of(person) for person in ("ana", "ben")]
        await dealing.deal(table)
        assert before == [await store.cards_of(person) for person in ("ana", "ben")]
    for seat, cards in enumerate(before):
        mistakes = [one for one in review.decisions if one.seat == seat and is_mistake(one)]
        assert mistakes
        assert {"easycome"} == {card.game for card in cards}
        # The same mistake in the same position is one card.
        assert 0 < len(cards) <= len(mistakes)
        assert all(card.own for card in cards)


async def test_a_mistake_is_asked_and_comes_back_when_due(store: Store, clock: Clock) -> None:
    """The position is the one of the game; answered well it rests, and is due again days later."""
    decks = Decks(store, clock)
    async with worker(store) as context:
        await reviewed(context, store, await open_game(context, "easycome", 2))
        await Dealing(store, context.minds, clock).sweep()
    count = (await decks.topics("ana")).own_due
    assert count > 0
    for _ in range(count):
        question = (await decks.ask("ana", OWN)).question
        assert question is not None
        assert (True, False, "easycome") == (question.own, question.again, question.game)
        own = await store.own_puzzle("ana", question.puzzle)
        best = msgspec.json.decode(own or b"", type=Puzzle).options[0].move
        told = await decks.answer("ana", NewAnswer("easycome", question.puzzle, best))
        assert ("full", True) == (told.cell, told.wait > DAY)
    nothing = await decks.ask("ana", OWN)
    assert nothing.question is None
    assert nothing.wait is not None
    clock.now += nothing.wait
    back = (await decks.ask("ana", OWN)).question
    assert back is not None
    assert back.again


async def test_what_a_bot_chose_is_nobodys(sqlite_store: SqliteStore, clock: Clock) -> None:
    """Whoever has left does not get the mistakes of the bot that plays for them."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        await context.desk.act(table, "ben", Resign(), "resign")
        async with asyncio.timeout(LONG):
            while (now := (await context.desk.see(table)).table).card.phase != "over":
                await (one_move(context, table) if now.awaited() == 0 else asyncio.sleep(0.01))
        await reviewed(context, sqlite_store, table)
        await Dealing(sqlite_store, context.minds, clock).sweep()
    assert await sqlite_store.cards_of("ana")
    assert [] == await sqlite_store.cards_of("ben")


async def test_what_cannot_be_read_is_tried_once(
    sqlite_store: SqliteStore, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """A review that nobody understands is left, so that the others get their turn."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        await play_on(context, table)
        await sqlite_store.ask_review(table)
        await sqlite_store.end_review(table, "done", b"{}")
        await Dealing(sqlite_store, context.minds, clock).deal(table)
    assert [] == await sqlite_store.undealt_reviews(9)
    assert [] == await sqlite_store.cards_of("ana")
    assert "mistakes could not be found" in caplog.text


async def test_the_move_of_the_game_is_judged_as_wrong(sqlite_store: SqliteStore) -> None:
    """What was a mistake in the review is no right answer in practice."""
    async with worker(sqlite_store) as context:
        table = await open_game(context, "easycome", 2)
        review = await reviewed(context, sqlite_store, table)
        stored = await sqlite_store.load(table)
        kept = await sqlite_store.review(table)
    assert stored is not None
    assert kept is not None
    record = export_record(stored, NoSigner())
    choices = {one.version: one for one in review.decisions}
    for mistake in read_mistakes(find_mistakes(record or b"", kept.body or b"")):
        chosen = choices[mistake.version].chosen
        verdict = verdict_on(mistake.puzzle, mistake.puzzle.options[chosen].move)
        assert verdict is not None
        assert not verdict.right
