"""Every table can be told in every language, to every viewer, at every moment."""

from typing import Any

import msgspec
import pytest
from msgspec import convert

from flambeur.core.game import Game
from flambeur.families import every_game
from flambeur.protocol.messages import Told
from flambeur.server.play.moments import moments_until
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.words.catalogues import LANGUAGES, Words
from flambeur.words.speaker import Speaker
from tests.server.play.tables import Eye, open_game, play_on, worker


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_a_whole_game_is_told(game: Game[Any], sqlite_store: SqliteStore) -> None:
    """Everybody is told every move, and all of it can be said in every language."""
    options = {"form": "abstract"} if game.name == "strike" else {}
    async with worker(sqlite_store) as context:
        table = await open_game(context, game.id, 2, options)
        people = ("ana", "ben", None)
        eyes, bots = [Eye(person) for person in people], [Eye(person) for person in people]
        for eye, bot in zip(eyes, bots, strict=True):
            eye.language = "en"
            await context.desk.watch(table, eye)
            await context.desk.watch(table, bot)
        await play_on(context, table)
    for eye, bot in zip(eyes, bots, strict=True):
        told = [convert(update["told"], Told) for update in eye.updates]
        # Dice fall as they will here: a game of Strike may be short, but no move goes untold.
        assert sum(len(one.lines) for one in told) >= len(told) - 1 > 1
        for update, seen, one in zip(eye.updates, bot.updates, told, strict=True):
            assert update["view"] is None
            _check_choice(update, seen["view"])
            _check_words(one, update["seat"])
            assert all(place < len(update["events"]) for said in one.lines for place in said.events)


def _check_words(told: Told, seat: int | None) -> None:
    """Have all of it said, which fails for a message without words."""
    offers = [phrase for offer in told.offers for phrase in (offer.what, *offer.brings)]
    for phrase in (*(said.phrase for said in told.lines), *told.question, *offers):
        for language in LANGUAGES:
            assert Speaker(Words(language), ("Ana", "Ben"), seat).say(phrase)


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_who_comes_back_reads_what_was_told(
    game: Game[Any], sqlite_store: SqliteStore
) -> None:
    """The log has the same sentences after a gap, and in the moments of those who look back."""
    options = {"form": "abstract"} if game.name == "strike" else {}
    there, back = Eye("ana"), Eye("ana")
    there.language = back.language = "en"
    async with worker(sqlite_store) as context:
        table = await open_game(context, game.id, 2, options)
        await context.desk.watch(table, there, 1)
        await play_on(context, table)
        await context.desk.watch(table, back, 1)
        stored = await sqlite_store.load(table)
    assert stored is not None
    lines = [line[0] for update in there.updates for line in update["told"].get("lines", ())]
    # Strike speaks of dice as they lie now, so words may differ; sentences may not be joined.
    told = [line[0] for line in back.last["told"]["lines"]]
    assert len(lines) == len(told)
    assert lines == told or game.name == "strike"
    moments = [msgspec.json.decode(one) for one in moments_until(stored, 10_000, "ana")]
    again = [line[0] for moment in moments for line in moment["told"].get("lines", ())]
    assert again == lines[-len(again) :]


def _check_choice(update: dict[str, Any], view: dict[str, Any]) -> None:
    """What a person is told to choose from is what a bot in their place sees."""
    turn, told = view["turn"], update["told"]
    mine = turn["type"] == "choice" and turn["seat"] == update["seat"]
    assert mine == bool(told.get("question"))
    awaited = {"version": view["version"]}
    if turn["type"] == "choice":
        awaited |= {"seat": turn["seat"]} | ({"hidden": True} if "audience" in turn else {})
    assert awaited == update["awaited"]
    if mine:
        offered = [offer["move"] for offer in told["offers"]]
        assert offered
        assert all(move in turn["moves"] for move in offered)
        assert view["game"].startswith("strike") or len(offered) == len(turn["moves"])


async def test_without_a_language_there_are_no_words(sqlite_store: SqliteStore) -> None:
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        eye = Eye("ana")
        await context.desk.watch(table, eye)
        assert eye.last["told"] is None


async def test_a_sentence_that_fails_does_not_stop_the_game(
    sqlite_store: SqliteStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise LookupError("no such word")

    monkeypatch.setattr("flambeur.server.play.telling.family_of", fail)
    monkeypatch.setattr("flambeur.server.play.drawing.family_of", fail)
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        eye = Eye("ana")
        eye.language = "en"
        await context.desk.watch(table, eye)
        await play_on(context, table, 2)
    assert [update["told"] for update in eye.updates] == [None] * 3
    assert {"picture", "patch"}.isdisjoint(eye.last)
    assert "telling failed" in caplog.text
    assert "drawing failed" in caplog.text
