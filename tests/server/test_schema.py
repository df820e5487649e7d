"""The schemas of protocol and API are up to date, and every message keeps to them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from flambeur.families import every_game, family_of, find
from flambeur.protocol.messages import FromServer
from flambeur.server.http import openapi
from flambeur.server.schema import definitions, written
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import Eye, one_move, open_game, worker

ROOT = Path(__file__).parents[2]
DOCUMENT: dict[str, Any] = msgspec.json.decode(written())
PAGES = {
    "protocol.schema.json": ("flambeur.server.schema", written),
    "openapi.json": ("flambeur.server.http.openapi", openapi.written),
}


def validator(name: str) -> Any:
    """Make a validator for one definition."""
    return jsonschema_rs.validator_for(DOCUMENT | {"$ref": f"#/$defs/{name}"})


@pytest.mark.parametrize("page", PAGES)
def test_committed_copy(page: str) -> None:
    """The copy in the docs is what the program writes: `make schema` brings it up to date."""
    _, write = PAGES[page]
    assert (ROOT / "docs/reference" / page).read_bytes() == write()


@pytest.mark.parametrize("page", PAGES)
def test_same_bytes_every_time(page: str) -> None:
    """A schema does not depend on the order in which a program happens to meet names."""
    module, write = PAGES[page]
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", module],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        assert write() == run.stdout


def test_one_name_one_thing() -> None:
    """What both schemas define is the same: a client takes its type from the protocol."""
    described = openapi.describe()["components"]["schemas"]
    for name in described.keys() & definitions().keys():
        one, other = definitions()[name], described[name]
        for word in ("type", "description", "required"):
            assert one.get(word) == other.get(word), name
        assert list(one.get("properties", ())) == list(other.get("properties", ()))


def test_it_is_a_schema() -> None:
    """The document is valid JSON Schema, and each reference leads somewhere."""
    assert jsonschema_rs.meta.is_valid(DOCUMENT)
    for name in definitions():
        validator(name)


@pytest.mark.parametrize("game", [game.id for game in every_game()])
async def test_updates_of_games(game: str) -> None:
    """Every update of a whole game is one the schema knows, for players and spectators."""
    known, prefix = validator("FromServer"), family_of(game).prefix(find(game))
    view, picture, seen = validator(f"{prefix}View"), validator(f"{prefix}Picture"), 0
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, game, 3)
        eyes = [Eye("ana"), Eye("ben"), Eye("stranger")]
        reader = Eye("ana")
        reader.language = "en"
        for eye in (*eyes, reader):
            await context.desk.watch(table, eye)
        while (await context.desk.see(table)).table.awaited() is not None:
            await one_move(context, table)
        for eye in eyes:
            for update in eye.updates:
                known.validate(update)
                view.validate(update["view"])
                seen += 1
        for update in reader.updates:
            known.validate(update)
        for drawn in reader.pictures.values():
            picture.validate(drawn)
    await store.close()
    assert 30 < seen


@pytest.mark.parametrize(
    ("name", "message", "good"),
    [
        ("FromClient", {"type": "ping"}, True),
        ("FromClient", {"type": "ping", "now": 1}, False),
        ("FromClient", {"type": "watch", "table": "0123456789ab"}, True),
        ("FromClient", {"type": "watch", "table": "short"}, False),
        ("FromServer", {"type": "done", "key": "k", "table": "t", "seq": 3}, True),
        ("FromServer", {"type": "done", "key": "k", "table": "t"}, False),
        ("VegasMove", {"type": "place", "face": 3}, True),
        ("VegasMove", {"type": "place", "face": "3"}, False),
    ],
)
def test_messages(name: str, message: dict[str, Any], good: bool) -> None:
    """The schema tells good messages from bad ones."""
    assert good == validator(name).is_valid(message)


def test_every_message_is_defined() -> None:
    """Whatever the server can say is defined under its own name."""
    names = {kind.__name__ for kind in FromServer.__args__}
    assert names <= set(DOCUMENT["$defs"])
