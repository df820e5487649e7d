"""Positions are asked, answered, and come back when they are due."""

from itertools import islice
from typing import Any

import msgspec
import pytest

from flambeur.core.codec import encode, plain
from flambeur.families import find
from flambeur.practice.bank import Bank
from flambeur.practice.deck import new_card
from flambeur.practice.puzzle import Puzzle
from flambeur.protocol.practice import NewAnswer, Question, TopicQuery
from flambeur.protocol.refusals import BadRequest, NotFound
from flambeur.server.people.export import export, forget
from flambeur.server.practice.asking import draw_question
from flambeur.server.practice.deck import Decks
from flambeur.server.store.contract import DeckCard, Person, Store
from tests.practice.positions import random_puzzles
from tests.server.practice.conftest import COUNT, Clock

ANY = TopicQuery()
MINUTES = 60.0
DAY = 24 * 3600.0


async def asked(decks: Decks, topic: TopicQuery = ANY, person: str = "ann") -> Question:
    """Ask for the next position, which there is."""
    question = (await decks.ask(person, topic)).question
    assert question is not None
    return question


def move(bank: Bank, puzzle: str, place: int) -> Any:
    """Find an option of a position, by its place."""
    found = bank.find(puzzle)
    assert found is not None
    return found.options[place].move


async def own(store: Store, clock: Clock, puzzle: Puzzle) -> str:
    """Put a position of ann's own game into her deck."""
    mine = msgspec.structs.replace(puzzle, theme="own")
    memory = encode(new_card(mine.name, clock()))
    await store.ask_review("t")
    await store.end_review("t", "done", b"{}")
    card = DeckCard(mine.name, "vegas", "own", memory, encode(mine))
    await store.deal_review("t", [("ann", card)])
    return mine.name


async def test_a_question_shows_the_table_and_no_odds(decks: Decks) -> None:
    """All that a table needs to be drawn is there, and nothing that tells what is best."""
    question = await asked(decks)
    update = question.update
    assert update.card is not None
    assert update.told is not None
    assert update.seat is not None
    assert 3 == len(update.card.places)
    assert "ann" == getattr(update.card.places[update.seat], "person", None)
    assert {"mine", "roll"} <= update.picture.keys()
    assert len(update.told.offers) > 1
    assert b'"win"' not in encode(question)
    assert b'"options":[' not in encode(question)


async def test_an_answer_is_judged(decks: Decks, bank: Bank, clock: Clock) -> None:
    """The best is right; all options come with words and chances, the best first, and a reason."""
    name = (await asked(decks)).puzzle
    told = await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, 0)))
    wins = [option.win for option in told.options]
    assert (0, "full", 0.0) == (told.chosen, told.cell, told.loss)
    assert sorted(wins, reverse=True) == wins
    assert all(option.said.what for option in told.options)
    assert told.why
    assert told.wait > DAY
    (card,) = await decks.listed("ann")
    assert clock() < card.due


async def test_what_is_told_apart_by_less_than_two_errors_is_right(
    decks: Decks, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An option nobody can tell from the best counts as the best."""
    question = await asked(decks)
    found = await decks._find("ann", "vegas", question.puzzle)
    assert found is not None
    best, other = found.options[:2]
    near = msgspec.structs.replace(other, win=best.win - 0.019, doubt=0.01)
    even = msgspec.structs.replace(found, options=(best, near))
    monkeypatch.setattr(Bank, "find", lambda *_: even)
    told = await decks.answer("ann", NewAnswer("vegas", question.puzzle, near.move))
    assert (1, "full") == (told.chosen, told.cell)


async def test_what_was_wrong_comes_back(decks: Decks, bank: Bank, clock: Clock) -> None:
    """After ten minutes, before anything new; what was right stays away for days."""
    wrong = (await asked(decks)).puzzle
    told = await decks.answer("ann", NewAnswer("vegas", wrong, move(bank, wrong, -1)))
    assert 10 * MINUTES == told.wait
    right = (await asked(decks)).puzzle
    assert right != wrong
    await decks.answer("ann", NewAnswer("vegas", right, move(bank, right, 0)))
    clock.now += 9 * MINUTES
    assert not (await asked(decks)).again
    clock.now += 1 * MINUTES
    back = await asked(decks)
    assert (wrong, True) == (back.puzzle, back.again)
    await decks.answer("ann", NewAnswer("vegas", wrong, move(bank, wrong, 0)))
    assert (await asked(decks)).puzzle not in (wrong, right)


async def test_an_answer_counts_when_it_is_due(decks: Decks, bank: Bank) -> None:
    """Who answers once more, knowing what is best, or sends it twice, changes nothing."""
    name = (await asked(decks)).puzzle
    first = await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, -1)))
    again = await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, 0)))
    assert first.wait == again.wait
    assert "full" == again.cell


async def test_there_is_an_end(decks: Decks, bank: Bank, clock: Clock) -> None:
    """Nobody is asked anything twice before it is due; then it is told when that will be."""
    for _ in range(COUNT):
        name = (await asked(decks)).puzzle
        await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, -1)))
        clock.now += 1
    nothing = await decks.ask("ann", ANY)
    assert nothing.question is None
    assert 10 * MINUTES - COUNT == nothing.wait
    assert not (await asked(decks, person="bob")).again
    unknown = await decks.ask("ann", TopicQuery("vegas", "tie"))
    assert (None, None) == (unknown.question, unknown.wait)


async def test_mistakes_of_ones_own_come_before_what_is_new(
    decks: Decks, store: Store, bank: Bank, clock: Clock
) -> None:
    """But after what has to be seen again; they are a topic of their own."""
    wrong = (await asked(decks)).puzzle
    await decks.answer("ann", NewAnswer("vegas", wrong, move(bank, wrong, -1)))
    mine = next(random_puzzles(find("vegas"), 2, 2))
    name = await own(store, clock, mine)
    question = await asked(decks)
    assert (name, "own", True, False) == (
        question.puzzle,
        question.theme,
        question.own,
        question.again,
    )
    assert name == (await asked(decks, TopicQuery(own=True))).puzzle
    clock.now += 10 * MINUTES
    assert wrong == (await asked(decks)).puzzle
    topics = await decks.topics("ann")
    assert (1, 1) == (topics.own, topics.own_due)
    await decks.answer("ann", NewAnswer("vegas", name, mine.options[0].move))
    assert (await decks.ask("ann", TopicQuery(own=True))).question is None
    clock.now += 30 * DAY
    assert name == (await asked(decks, TopicQuery(own=True))).puzzle


async def test_topics_are_counted(decks: Decks, bank: Bank, clock: Clock) -> None:
    """How many there are, how many were answered, and how many are due."""
    (topic,) = (await decks.topics("ann")).topics
    assert ("vegas", "lead", COUNT, 0, 0) == msgspec.structs.astuple(topic)
    name = (await asked(decks, TopicQuery("vegas", "lead"))).puzzle
    await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, -1)))
    clock.now += 10 * MINUTES
    (topic,) = (await decks.topics("ann")).topics
    assert (COUNT, 1, 1) == (topic.count, topic.seen, topic.due)


async def test_nonsense_is_refused(decks: Decks) -> None:
    """Unknown positions, unknown games and moves that were not offered."""
    name = (await asked(decks)).puzzle
    with pytest.raises(NotFound):
        await decks.answer("ann", NewAnswer("vegas", "nothing", {}))
    with pytest.raises(NotFound):
        await decks.answer("ann", NewAnswer("poker", name, {}))
    with pytest.raises(BadRequest):
        await decks.answer("ann", NewAnswer("vegas", name, {"type": "place", "face": 7}))
    assert () == await decks.listed("ann")


async def test_a_deck_is_told_and_forgotten(decks: Decks, store: Store, bank: Bank) -> None:
    """It is part of what is kept about a person, guests included, and goes when they go."""
    ann = Person("ann", "", "guest")
    name = (await asked(decks)).puzzle
    await decks.answer("ann", NewAnswer("vegas", name, move(bank, name, 0)))
    (kept,) = (await export(store, ann)).practice
    assert ("vegas", "lead", name, False) == (kept.game, kept.theme, kept.puzzle, kept.own)
    await forget(store, ann)
    assert () == (await export(store, ann)).practice


@pytest.mark.parametrize(
    ("game", "options"),
    [("vegas", {}), ("vegas/royale", {}), ("easycome", {}), ("strike", {"form": "abstract"})],
)
def test_every_option_can_be_chosen(game: str, options: dict[str, object]) -> None:
    """Either the table itself offers exactly the options, or they are listed."""
    for puzzle in islice(random_puzzles(find(game), 2, 3, **options), 12):
        best, *others = puzzle.options
        for asked in (puzzle, msgspec.structs.replace(puzzle, options=(best, others[-1]))):
            update, listed = draw_question(asked, "ann")
            assert update.told is not None
            moves = [plain(offer.move) for offer in update.told.offers]
            assert len(asked.options) == len(moves)
            assert all(option.move in moves for option in asked.options)
            assert listed or asked is puzzle or len(others) == 1
            assert all(offer.what for offer in update.told.offers)
