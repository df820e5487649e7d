"""A game of another package is listed, played in a terminal and over the socket like any other."""

import asyncio
import logging
import sys
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest

from flambeur.cli import main
from flambeur.core.errors import UnknownGame
from flambeur.families import (
    Broken,
    broken_families,
    every_family,
    family_of,
    find,
    make_bot,
    names_for,
)
from flambeur.server.schema import written
from flambeur.sources.verify import verify
from flambeur.testing import check_bot, check_game
from flambeur.words.catalogues import LANGUAGES, Words
from tests.cli.keyboard import play_on, prompt, start
from tests.families.browser import needs_pages, play_in_chromium
from tests.families.conftest import forget
from tests.server.live import serving
from tests.server.test_whole_games import play_along

COIN = {
    "id": "coin@1",
    "built_in": False,
    "show": "coin",
    "seats": [2, 3],
    "bots": ["uniform"],
    "options": [{"name": "guesses", "kind": "number", "usual": 2, "least": 1, "most": 9}],
}


@pytest.mark.usefixtures("with_site")
def test_it_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """`flambeur games` names it, with the only bot that it has."""
    assert 0 == main(["games", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    assert "coin@1, 2 to 3 players; bots: uniform" in lines
    assert "vegas/2018@1, 1 to 5 players; bots: uniform, novice, casual, strong, champion" in lines
    assert ("uniform",) == names_for("coin")


@pytest.mark.usefixtures("with_site")
def test_it_conforms() -> None:
    """It is found by its name, and keeps the laws."""
    check_game(find("coin"), 2, games=3)
    check_bot(lambda: make_bot("uniform", "coin", 1), find("coin"), 2, games=1)


@pytest.mark.usefixtures("with_site")
def test_its_flags(capsys: pytest.CaptureFixture[str]) -> None:
    """Its own option is a flag, options of others are refused by name, and so are other bots."""
    with pytest.raises(SystemExit):
        main(["play", "coin", "--help", "--lang", "en"])
    said = capsys.readouterr().out
    assert "--guesses N" in said
    assert "--tiles" not in said
    for flag, why in (
        ("--tiles=A1", "The option --tiles does not belong to coin."),
        ("--seats=human,casual", "casual"),
        ("--edition=2018", "The option --edition does not belong to coin."),
    ):
        assert 2 == main(["play", "coin", flag, "--lang", "en"])
        assert why in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("with_site")
def test_it_is_played_in_a_terminal(language: str, tmp_path: Path) -> None:
    """A person plays it to its end, with its own option, and it is recorded and replayed."""
    words = Words(language)
    options = ("--guesses", "3", "--lang", language, "--record", "game.jsonl")
    shown = play_on(start(tmp_path, *options, game="coin"), words)
    assert "Traceback" not in shown
    assert words("plain-question") in shown
    even, yes = words("plain-word-even"), words("plain-yes")
    assert words("plain-thing", title=even.capitalize(), value=f"{yes} …") in shown
    guess = words("plain-word-guess").capitalize()
    assert words("plain-thing", title=guess, value=f"{even} {yes}, stake 3") in shown
    assert words("plain-thing", title="Die shown", value="") in shown
    for command in ("replay", "show", "verify"):
        assert 0 == main([command, str(tmp_path / "game.jsonl"), "--lang", language])
    assert 2 == main(["review", str(tmp_path / "game.jsonl"), "--lang", language])
    assert 2 == main(["rules", "coin", "--lang", language])


@pytest.mark.usefixtures("with_site")
def test_a_step_is_taken_back(tmp_path: Path) -> None:
    """Who has chosen the first field of a move can go back, and choose another."""
    words = Words("en")
    terminal = start(tmp_path, "--lang", "en", game="coin")
    for typed, shown in (
        ("1", "Guess: even no, stake 5"),
        ("", "2\\) Even: yes"),
        ("2", "yes, stake 5"),
    ):
        terminal.expect(prompt(words))
        terminal.sendline(typed)
        terminal.expect(shown)
    play_on(terminal, words)


@pytest.mark.usefixtures("with_site")
async def test_it_is_played_over_the_socket(tmp_path: Path) -> None:
    """The server lists it, plays it with people and a bot, and its record verifies."""
    async with serving(database=f"sqlite:///{tmp_path}/db") as live:
        guests = [live.guest() for _ in range(2)]
        games = (await guests[0].http.get("/api/games")).json()["games"]
        (coin,) = (game for game in games if game["id"] == "coin@1")
        assert COIN | {"words": coin["words"]} == coin
        table = await guests[0].open(game="coin", chairs=3, pace={"seconds": 600})
        for number, guest in enumerate(guests):
            (await guest.do(table, {"type": "sit", "name": f"G{number}"})).raise_for_status()
        seated = await guests[0].do(table, {"type": "seat_bot", "bot": "uniform"}, "bot")
        seated.raise_for_status()
        (await guests[0].do(table, {"type": "start"}, "start")).raise_for_status()
        outcomes = await asyncio.gather(
            *(play_along(guest, table, seed) for seed, guest in enumerate(guests))
        )
        record = (await guests[0].http.get(f"/api/tables/{table}/record")).content
        review = await guests[0].http.post(f"/api/tables/{table}/review")
    assert ["finished"] * 2 == [outcome["ending"] for outcome in outcomes]
    assert not verify(record, find).findings
    assert 404 == review.status_code


@needs_pages
@pytest.mark.usefixtures("with_site")
async def test_it_is_played_in_a_browser(tmp_path: Path) -> None:
    """It has a door on the first page, and Chromium plays it to its end, field by field."""
    async with serving(database=f"sqlite:///{tmp_path}/db") as live:
        await play_in_chromium(live.url, "Coin")


@pytest.mark.usefixtures("with_site")
def test_it_stands_in_the_schema() -> None:
    """The schema has its moves, under its name."""
    document = msgspec.json.decode(written())
    move = jsonschema_rs.validator_for(document | {"$ref": "#/$defs/CoinMove"})
    assert move.is_valid({"type": "guess", "even": True, "stake": 3})
    assert not move.is_valid({"type": "guess", "even": 1, "stake": 3})


BROKEN = {
    "nowhere": ("gone:FAMILY", "ModuleNotFoundError"),
    "nothing": ("coin:GAME", "this is no Family"),
    "other": ("coin:FAMILY", "calls itself 'coin'"),
    "vegas": ("coin:FAMILY", "this name is taken"),
    "royale": ("coin:FAMILY", "this name is taken"),
    "level": ("levels:FAMILY", "there is no level 'genius'"),
    "part": ("levels:PART", "ModuleNotFoundError: gone:Teller"),
}
FAMILIES = """
from flambeur.families import Family
FAMILY = Family(name="level", rules="coin:GAME", bots={"genius": "coin:Bot"})
PART = Family(name="part", rules="levels:GAMES", teller="gone:Teller")
GAMES = ()
"""


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.usefixtures("with_site")
def test_a_broken_family_is_left_out(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It is told in a sentence and in the log, and everything else can be played."""
    where, reason = BROKEN[name]
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[flambeur.families]\n{name} = {where}\n")
    (tmp_path / "levels.py").write_text(FAMILIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "levels", raising=False)
    forget()
    with caplog.at_level(logging.WARNING):
        (broken,) = broken_families()
    assert isinstance(broken, Broken)
    assert reason in broken.reason
    assert name in caplog.text
    assert ["vegas", "easycome", "strike", "coin"] == [family.name for family in every_family()]
    assert 0 == main(["games", "--lang", "en"])
    assert f"{name} is installed but cannot be played: " in capsys.readouterr().out
    if name != "vegas":
        with pytest.raises(UnknownGame):
            family_of(name)
