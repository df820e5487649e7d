"""The pages about the server are tested: lists are complete, examples are real, the bot plays."""

import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeur.core import errors
from flambeur.core.errors import FlambeurError
from flambeur.core.parts import Event, snake
from flambeur.families import find
from flambeur.games.vegas.events import CasinoPaid
from flambeur.protocol import refusals
from flambeur.protocol.acts import Act
from flambeur.protocol.lobby import GameInfo, NewTable, PlayOn, PublicKeys
from flambeur.protocol.messages import FromClient, FromServer, Refused, Told, Update
from flambeur.protocol.people import NewToken
from flambeur.protocol.position import Judged
from flambeur.protocol.review import Hint, ReviewJob
from flambeur.server.edge import connections
from flambeur.server.http import kit
from flambeur.server.http.endpoints import ENDPOINTS
from flambeur.server.http.tables import Doing
from flambeur.server.limits import CROWD
from flambeur.server.settings import Settings
from flambeur.server.socket import app, line
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker
from tests.server.live import serving
from tests.server.test_schema import validator
from tests.server.tutorial_bot import blocks, code_of_bot, play_games, run_bot

ROOT = Path(__file__).parents[2]
PROTOCOL, API, BOT, THREATS = (
    (ROOT / "docs" / page).read_text("utf-8")
    for page in (
        "reference/protocol.md",
        "reference/api.md",
        "howto/write-a-bot.md",
        "reference/threats.md",
    )
)


def tags(union: Any) -> set[str]:
    """List the tags of a union."""
    return {snake(kind.__name__) for kind in union.__args__}


def codes() -> dict[str, str]:
    """List every refusal with its sentence."""
    return {
        kind.code: inspect.getdoc(kind) or ""
        for module in (errors, refusals)
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, FlambeurError) and kind is not FlambeurError
    }


def test_refusals_are_a_closed_list() -> None:
    """The page lists every code once, in order, with the sentence of its class."""
    listed = re.findall(r"^\| `([a-z-]+/[a-z-]+)` \| (.+) \|$", PROTOCOL, re.MULTILINE)
    assert sorted(codes().items()) == listed


def test_examples_are_messages() -> None:
    """Every line of JSON on the page is a message, and every message has an example."""
    shown = set()
    for text in "".join(blocks(PROTOCOL, "json")).splitlines():
        message = msgspec.json.decode(text)
        name = "FromClient" if message["type"] in tags(FromClient) else "FromServer"
        validator(name).validate(message)
        shown.add(message["type"])
    assert tags(FromClient) | tags(FromServer) == shown


def test_the_example_of_lines_can_be_said() -> None:
    """What the page tells a table in lines can be read as such, and said."""
    (text,) = blocks(PROTOCOL, "jsonc")
    told = msgspec.json.decode(text, type=Told)
    said = Speaker(Words("en"), ("Ana", "Ben")).say(told.lines[0].phrase)
    assert "Ana rolls 2 3 3 5 and puts 2 dice on casino 3." == said


def test_fields_of_updates() -> None:
    """The page tells every field of an update."""
    table = PROTOCOL.partition("## Updates")[2].partition("## Acts")[0]
    assert [] == [name for name in Update.__struct_fields__[1:] if f"| `{name}` |" not in table]


def test_acts_are_listed() -> None:
    """The page lists every act."""
    table = PROTOCOL.partition("## Acts")[2].partition("## Keys")[0]
    assert tags(Act) == set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))


def test_limits() -> None:
    """The limits on the pages are those of the code."""
    most, _, unit = Settings().acts.partition("/")
    assert f"| Messages from one address | {int(most) * CROWD} a {unit} |" in PROTOCOL
    assert f"| A message | {app.LONGEST} characters |" in PROTOCOL
    assert f"| Tables that one socket follows | {app.FOLLOWED} |" in PROTOCOL
    assert f"| Messages that wait for a slow reader | {line.WAITING} |" in PROTOCOL
    assert f"at most {kit.LONGEST:,} bytes" in API
    assert f"longer than {connections.HEAD // 1024} KiB" in API
    usual = Settings()
    for row, rate in (
        ("| Connections and requests of one address | {} a {} |", usual.requests),
        ("| Messages of one person, all sockets and requests together | {} a {} |", usual.acts),
        ("| Tables that one person opens, rematches too | {} an {} |", usual.tables),
    ):
        assert row.format(*rate.split("/")) in PROTOCOL
    assert f"| Open connections of one address | {usual.connections} |" in PROTOCOL


def test_requests_are_listed() -> None:
    """The overview lists every request of the API, and no other."""
    listed = re.findall(r"^\| `([A-Z]+ /(?:api|\.well-known)/[^`]+)` \|", API, re.MULTILINE)
    assert sorted(f"{each.method} {each.path}" for each in ENDPOINTS) == sorted(listed)


def test_statuses() -> None:
    """The page tells the right status for each code."""
    rows = re.findall(r"^\| (\d{3}) \| (.+) \|$", API, re.MULTILINE)
    for status, text in rows:
        for code in re.findall(r"`([a-z-]+/[a-z-]+)`", text):
            assert int(status) == kit.status_of(code)
    named = " ".join(text for _, text in rows)
    assert [] == [
        code for code in codes() if kit.status_of(code) not in (400, 409) and code not in named
    ]


def test_bodies() -> None:
    """The examples of the API are what it takes and gives."""
    kinds = (GameInfo, NewTable, PlayOn, Doing, PublicKeys, ReviewJob, Hint, Judged, Refused)
    for kind, text in zip(kinds, blocks(API, "json"), strict=True):
        msgspec.json.decode(text, type=kind)
    payout, token = blocks(BOT, "json")
    assert isinstance(find("vegas").codec.decode(payout.encode(), Event), CasinoPaid)
    msgspec.json.decode(token, type=NewToken)


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]+\.py[:\w]*)`", THREATS))))
def test_threats_have_tests(name: str) -> None:
    """Every test that the page of threats names exists."""
    path, _, function = name.partition("::")
    assert (Path(__file__).parent / path).is_file()
    if function:
        module = importlib.import_module(f"tests.server.{path[:-3].replace('/', '.')}")
        assert inspect.isfunction(getattr(module, function))


def test_every_attack_is_on_the_page() -> None:
    """Every test of security stands on the page of threats, or guards what must stay possible."""
    allowed = {"test_own_origin", "test_own_origin_behind_a_proxy", "test_allowed_origin"}
    folder = Path(__file__).parent / "security"
    for path in sorted(folder.glob("test_*.py")):
        for name in re.findall(
            r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE
        ):
            assert name in allowed or f"`security/{path.name}::{name}`" in THREATS, name


def test_the_bot_is_short() -> None:
    """The bot has 30 lines."""
    assert 30 >= len([text for text in code_of_bot().splitlines() if text.strip()])


async def test_the_bot_plays(tmp_path: Path) -> None:
    """The bot of the page plays a whole game as a guest."""
    async with serving() as live:
        told = await run_bot(live, tmp_path)
    assert "'ending': 'finished'" in told


async def test_the_bot_never_stalls(tmp_path: Path) -> None:
    """At the limits of a server as it is started, the bot waits as told and plays on at once."""
    games = await play_games(3, tmp_path)
    assert 3 == len(games)
    # A move that is not sent again is missing for a minute.
    assert 30 > max(game.gap for game in games)


async def test_the_bot_waits_as_told(tmp_path: Path) -> None:
    """Where every other request is refused, the bot comes to its end all the same."""
    async with serving(acts="5/second") as live:
        told = await run_bot(live, tmp_path)
    assert "'code': 'request/too-many'" in told
    assert "'ending': 'finished'" in told


async def test_the_bot_joins_with_a_token(tmp_path: Path) -> None:
    """With a token the bot joins a table, and it is the token's person who plays there."""
    async with serving() as live:
        host = live.guest()
        made = (await host.http.post("/api/me/tokens", json={"name": "rando"})).json()
        table = await host.open(chairs=2, auto=True, bots=["casual"])
        told = await run_bot(live, tmp_path, table, FLAMBEUR_TOKEN=made["token"])
        places = (await host.see(table))["card"]["places"]
    assert "'ending': 'finished'" in told
    assert made["person"] in [place.get("person") for place in places]
