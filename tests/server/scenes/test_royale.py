"""The scene of Royale: standings by the payout, tiles as they lie, and no secret told."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from flambeur.core.codec import encode
from flambeur.core.match import Match
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.server.scenes.editions import scene_of_edition
from flambeur.server.scenes.royale import RoyaleScene, royale_scene
from flambeur.sources import SeededSource
from flambeur.text.royale.questions import TILE_OF
from tests.server.scenes.record_royale import PAGE, matches, moments, tiles_with

GAME = ROYALES[0]
TILES = tuple(BOARDS)


def views(tile: str) -> Iterator[View[RoyaleTable]]:
    """Show a game with this tile to everybody, at every choice of its first rounds."""
    for number, match in enumerate(matches(tile)):
        if number > 80:
            return
        for seat in (None, 0, 1, 2):
            yield match.view(seat)


def scenes(tile: str) -> Iterator[tuple[View[RoyaleTable], RoyaleScene]]:
    """Draw them."""
    for view in views(tile):
        yield view, royale_scene(view)


@pytest.mark.parametrize("tile", TILES)
def test_standings_are_the_payout(tile: str) -> None:
    """A ranking says what the payout would do, with big dice counting two."""
    for view, scene in scenes(tile):
        for casino, front in zip(view.state.casinos, scene.casinos, strict=True):
            result = settle(casino.weights(), casino.bills)
            paid = {stack.colour: stack.bill for stack in front.stacks if stack.bill is not None}
            assert paid == dict(result.wins)
            assert {stack.colour for stack in front.stacks if stack.tied} == set(result.tied)
            for stack in front.stacks:
                assert stack.weight == stack.dice + 2 * stack.big + stack.black
            weights = [stack.weight for stack in front.stacks]
            assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_drawn_where_it_lies(tile: str) -> None:
    """Each tile in play is there once, and asks exactly when its decision is awaited."""
    for view, scene in scenes(tile):
        assert [(t.id, t.casino) for t in scene.tiles] == [
            (name, casino) for casino, name in enumerate(tiles_with(tile), 1)
        ]
        frame = type(view.state.stack[-1])
        asking = [t for t in scene.tiles if t.asks is not None]
        assert isinstance(view.turn, Choice)
        if frame is PlaceOrPass:
            assert not asking
        else:
            assert [t.asks for t in asking] == [view.turn.seat]
            assert TILE_OF.get(frame, asking[0].id) == asking[0].id


@pytest.mark.parametrize("tile", TILES)
def test_outlooks_are_what_would_lie_there(tile: str) -> None:
    """A placement looks ahead to the very standings that follow from it."""
    for match in matches(tile):
        choice = match.turn
        assert isinstance(choice, Choice)
        if match.version > 60:
            return
        scene = royale_scene(match.view(choice.seat))
        for outlook in scene.outlooks:
            assert outlook.move in choice.moves
            if not isinstance(outlook.move, Place):
                continue
            table = match.state.copy()
            frame = table.stack[-1]
            assert isinstance(frame, PlaceOrPass)
            face = outlook.casino
            table.put(face, choice.seat, frame.small.count(face), frame.big.count(face))
            after = royale_scene(view_of(GAME.id, table, choice.seat)).casinos[face - 1]
            assert outlook.stacks == after.stacks


@cache
def secret_moments(tile: str, frame: type) -> Match[RoyaleTable]:
    """Find a moment at which something is hidden."""
    return next(match for match in matches(tile) if isinstance(match.state.stack[-1], frame))


def drawn(view: View[RoyaleTable]) -> Any:
    """Draw the first tile as it is sent."""
    return msgspec.json.decode(encode(royale_scene(view).tiles[0]))


def test_a_closed_fist_is_seen_by_its_owner_only() -> None:
    """Nobody else is told how many tokens are in it."""
    match = secret_moments("A1", GuessTokens)
    frame = match.state.stack[-1]
    assert isinstance(frame, GuessTokens)
    for seat in (None, 0, 1, 2):
        tile = drawn(match.view(seat))
        assert tile["closed"]
        assert tile["fist"] == frame.seat
        assert tile["hidden"] == (frame.hidden.look() if seat == frame.seat else None)


def test_boxes_are_seen_by_the_one_who_split() -> None:
    """All others know the sizes."""
    match = secret_moments("G1", ChoosePile)
    frame = match.state.stack[-1]
    assert isinstance(frame, ChoosePile)
    splitter = match.state.left_of(frame.seat)
    for seat in (None, 0, 1, 2):
        piles = drawn(match.view(seat))["piles"]
        assert [pile["size"] for pile in piles] == [frame.first.size(), frame.second.size()]
        seen = [pile["tokens"] for pile in piles]
        known = [list(frame.first.look()), list(frame.second.look())]
        assert seen == (known if seat == splitter else [None, None])


def test_money_face_down_stays_so() -> None:
    """Only one's own money is counted, and nobody is said to lead."""
    for view, scene in scenes("D1"):
        for seat, holder in enumerate(scene.holders):
            assert (holder.money is not None) == (seat == view.seat)
            assert not holder.leads


def test_open_money_names_the_richest() -> None:
    """With open money somebody leads as soon as somebody has a bill."""
    match = Match(GAME, ("Ana", "Ben"), RoyaleOptions(open_money=True), SeededSource("open"))
    match.settle()
    for _ in range(2000):
        if not isinstance(choice := match.turn, Choice):
            break
        scene = royale_scene(match.view(None))
        if any(holder.bills for holder in scene.holders):
            assert any(holder.leads for holder in scene.holders)
        match.submit(choice.seat, choice.moves[0])
    scene = royale_scene(match.view(None))
    assert [holder.money is None for holder in scene.holders] == [False, False]


def test_dispatch() -> None:
    """The table of Royale finds its scene, with tiles and without."""
    for game in ROYALES:
        match = Match(game, ("Ana", "Ben"), None, SeededSource("dispatch"))
        match.settle()
        assert isinstance(scene_of_edition(match.view(0)), RoyaleScene)


@pytest.mark.parametrize("tile", TILES)
def test_recorded_moments(tile: str) -> None:
    """The browser's tests look at what is sent today: the module that records them says how."""
    kept = msgspec.json.decode(PAGE.read_bytes())[tile]
    assert kept == msgspec.json.decode(encode(moments(tile)))
