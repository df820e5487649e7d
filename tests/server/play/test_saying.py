"""The sentences of a moment tell what a spectator may know, whatever lay hidden then."""

from typing import Any

import msgspec

from flambeur.core.secret import Secret, redact
from flambeur.families import family_of
from flambeur.server.play import saying
from flambeur.server.play.reading import Taken, fold
from flambeur.server.store.sqlite.store import SqliteStore
from flambeur.words.catalogues import LANGUAGES, Words
from tests.server.play.tables import open_game, play_on, worker

BILL = 10_000


def richer(hidden: Any) -> Any:
    """Make every bill larger; seats and casinos stay what they are."""
    if isinstance(hidden, tuple):
        return tuple(map(richer, hidden))
    return hidden + BILL if isinstance(hidden, int) and hidden >= BILL else hidden


def other(value: Any) -> Any:
    """Put other money behind every secret."""
    if isinstance(value, Secret):
        return value.replace(richer(value.value))
    if isinstance(value, tuple | list):
        return type(value)(map(other, value))
    if isinstance(value, msgspec.Struct):
        parts = {one.name: other(getattr(value, one.name)) for one in msgspec.structs.fields(value)}
        return msgspec.structs.replace(value, **parts)
    return value


def unguarded(taken: Taken, words: Words) -> list[str]:
    """Say what happened to somebody who may see everything."""
    assert taken.table.position is not None
    events = [redact(event, None, live=True) for event in taken.events]
    state = redact(taken.table.position.state, None)
    teller = family_of(taken.table.card.game).teller_of(words, taken.table.names(), state)
    return teller.tell(events)


async def test_hidden_money_is_in_no_sentence(sqlite_store: SqliteStore) -> None:
    """Two logs that differ in hidden money alone say the same, in every language and step."""
    async with worker(sqlite_store) as context:
        options = {"money_visibility": "hidden"}
        table = await open_game(context, "vegas", 2, options)
        await play_on(context, table)
        stored = await sqlite_store.load(table)
    assert stored is not None
    steps = [step for step in fold(stored) if step.table.position is not None]
    twins = [msgspec.structs.replace(step, events=other(step.events)) for step in steps]
    assert any(step.events != twin.events for step, twin in zip(steps, twins, strict=True))
    for language in LANGUAGES:
        words = Words(language)
        said = [saying._said(step, words) for step in steps]
        assert said == [saying._said(twin, words) for twin in twins]
        # What is hidden here would be heard if it were not kept back.
        assert [unguarded(step, words) for step in steps] != [unguarded(t, words) for t in twins]
