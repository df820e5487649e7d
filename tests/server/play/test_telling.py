"""Every table can be told in every language, to every viewer, at every moment."""

from typing import Any

import msgspec
import pytest

from flambeur.core.game import Game
from flambeur.families import every_game
from flambeur.protocol.messages import Language
from flambeur.server.play.moments import moments_until
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.text.words import LANGUAGES
from tests.server.play.tables import Eye, open_game, play_on, worker


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
async def test_a_whole_game_is_told(
    game: Game[Any], language: Language, sqlite_store: SqliteStore
) -> None:
    options = {"form": "abstract"} if game.name == "strike" else {}
    async with worker(sqlite_store) as context:
        table = await open_game(context, game.id, 2, options)
        eyes = [Eye(person) for person in ("ana", "ben", None)]
        for eye in eyes:
            eye.language = language
            await context.desk.watch(table, eye)
        await play_on(context, table)
    for eye in eyes:
        told = [update["told"] for update in eye.updates]
        assert all(words is not None and words["heading"] for words in told)
        # Dice fall as they will here: a game of Strike may be short, but no move goes untold.
        lines = sum(len(words.get("lines", ())) for words in told)
        assert lines >= len(told) - 1 > 1
        for update in eye.updates:
            _check_choice(update)


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
    lines = [line for update in there.updates for line in update["told"].get("lines", ())]
    # Strike speaks of dice as they lie now, so words may differ; sentences may not be joined.
    assert len(lines) == len(back.last["told"]["lines"])
    assert lines == back.last["told"]["lines"] or game.name == "strike"
    moments = [msgspec.json.decode(one) for one in moments_until(stored, 10_000, "ana", "en")]
    again = [line for moment in moments for line in moment["told"].get("lines", ())]
    assert again == lines[-len(again) :]


def _check_choice(update: dict[str, Any]) -> None:
    turn, told = update["view"]["turn"], update["told"]
    mine = turn["type"] == "choice" and turn["seat"] == update["seat"]
    assert mine == bool(told.get("question"))
    if mine:
        offered = [offer["move"] for offer in told["offers"]]
        assert offered
        assert all(move in turn["moves"] for move in offered)
        assert update["view"]["game"].startswith("strike") or len(offered) == len(turn["moves"])


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
    async with worker(sqlite_store) as context:
        table = await open_game(context, "vegas", 2)
        eye = Eye("ana")
        eye.language = "en"
        await context.desk.watch(table, eye)
        await play_on(context, table, 2)
    assert [update["told"] for update in eye.updates] == [None] * 3
    assert eye.last["scene"] is None
    assert "telling failed" in caplog.text
    assert "drawing failed" in caplog.text
