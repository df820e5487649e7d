"""The schema of the protocol is up to date, and every message keeps to it."""

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
from flambeur.server.schema import definitions, prefix_of, written
from flambeur.server.store.sqlite.store import SqliteStore
from tests.server.play.tables import Eye, one_move, open_game, worker

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/reference/protocol.schema.json"
DOCUMENT: dict[str, Any] = msgspec.json.decode(written())


def validator(name: str) -> Any:
    """Make a validator for one definition."""
    return jsonschema_rs.validator_for(DOCUMENT | {"$ref": f"#/$defs/{name}"})


def test_committed_copy() -> None:
    """The copy in the docs is what the program writes: `make schema` brings it up to date."""
    assert PAGE.read_bytes() == written()


def test_same_bytes_every_time() -> None:
    """The schema does not depend on the order in which a program happens to meet names."""
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", "flambeur.server.schema"],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        )
        assert written() == run.stdout


def test_it_is_a_schema() -> None:
    """The document is valid JSON Schema, and each reference leads somewhere."""
    assert jsonschema_rs.meta.is_valid(DOCUMENT)
    for name in definitions():
        validator(name)


@pytest.mark.parametrize("game", [game.id for game in every_game()])
async def test_updates_of_games(game: str) -> None:
    """Every update of a whole game is one the schema knows, for players and spectators."""
    known, prefix = validator("FromServer"), prefix_of(family_of(game), find(game))
    view, seen = validator(f"{prefix}View"), 0
    store = SqliteStore(":memory:")
    await store.open()
    async with worker(store) as context:
        table = await open_game(context, game, 3)
        eyes = [Eye("ana"), Eye("ben"), Eye("stranger")]
        for eye in eyes:
            await context.desk.watch(table, eye)
        while (await context.desk.see(table)).table.awaited() is not None:
            await one_move(context, table)
        for eye in eyes:
            for update in eye.updates:
                known.validate(update)
                view.validate(update["view"])
                seen += 1
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
