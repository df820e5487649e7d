"""The picture of Royale: standings by the payout, tiles as they lie, and no secret told."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from flambeur.core.codec import encode, plain
from flambeur.core.match import Match
from flambeur.core.turn import Choice
from flambeur.core.view import view_of
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.shows.royale.asking import tile_of
from flambeur.shows.royale.picture import RoyalePicture, royale_mine, royale_picture
from flambeur.shows.vegas.edition import picture_of_edition
from flambeur.sources import SeededSource
from tests.shows.pictures.record_royale import PAGE, matches, moments, tiles_with

GAME = ROYALES[0]
TILES = tuple(BOARDS)


def pictures(tile: str) -> Iterator[tuple[Match[RoyaleTable], RoyalePicture]]:
    """Draw a game with this tile, at every choice of its first rounds."""
    for number, match in enumerate(matches(tile)):
        if number > 80:
            return
        yield match, royale_picture(match.view(None))


@pytest.mark.parametrize("tile", TILES)
def test_standings_are_the_payout(tile: str) -> None:
    """A ranking says what the payout would do, with big dice counting two."""
    for match, picture in pictures(tile):
        for number, casino in enumerate(match.state.casinos, 1):
            front = picture.casinos[str(number)]
            result = settle(casino.weights(), casino.bills)
            paid = {stack.colour: stack.bill for stack in front.stacks if stack.bill is not UNSET}
            assert paid == dict(result.wins)
            assert {stack.colour for stack in front.stacks if stack.tied} == set(result.tied)
            for stack in front.stacks:
                assert stack.weight == stack.dice + 2 * stack.big + stack.black
            weights = [stack.weight for stack in front.stacks]
            assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_drawn_where_it_lies(tile: str) -> None:
    """Each tile in play is there once, and asks exactly when its decision is awaited."""
    for match, picture in pictures(tile):
        names = enumerate(tiles_with(tile), 1)
        expected = {str(casino): (name, casino) for casino, name in names}
        assert expected == {key: (t.id, t.casino) for key, t in picture.tiles.items()}
        frame = match.state.stack[-1]
        asking = [t for t in picture.tiles.values() if t.asks is not UNSET]
        assert isinstance(match.turn, Choice)
        if isinstance(frame, PlaceOrPass):
            assert not asking
        else:
            assert [t.asks for t in asking] == [match.turn.seat]
            assert tile_of(frame) in (None, asking[0].id)


@pytest.mark.parametrize("tile", TILES)
def test_outlooks_are_what_would_lie_there(tile: str) -> None:
    """A placement looks ahead to the very standings that follow from it."""
    for match in matches(tile):
        choice = match.turn
        assert isinstance(choice, Choice)
        if match.version > 60:
            return
        for outlook in royale_mine(match.view(choice.seat), choice.seat).outlooks:
            assert outlook.move in choice.moves
            if not isinstance(outlook.move, Place):
                continue
            table = match.state.copy()
            frame = table.stack[-1]
            assert isinstance(frame, PlaceOrPass)
            face = outlook.casino
            table.put(face, choice.seat, frame.small.count(face), frame.big.count(face))
            after = royale_picture(view_of(GAME.id, table, None)).casinos[str(face)]
            assert outlook.stacks == after.stacks


@cache
def secret_moments(tile: str, frame: type) -> Match[RoyaleTable]:
    """Find a moment at which something is hidden."""
    return next(match for match in matches(tile) if isinstance(match.state.stack[-1], frame))


def drawn(match: Match[RoyaleTable]) -> Any:
    """Draw the first tile as it is sent."""
    return plain(royale_picture(match.view(None)).tiles["1"])


def test_a_closed_fist_is_seen_by_its_owner_only() -> None:
    """Nobody else is told how many tokens are in it."""
    match = secret_moments("A1", GuessTokens)
    frame = match.state.stack[-1]
    assert isinstance(frame, GuessTokens)
    assert (True, frame.seat) == (drawn(match)["closed"], drawn(match)["fist"])
    for seat in (0, 1, 2):
        known = frame.hidden.look() if seat == frame.seat else UNSET
        assert known == royale_mine(match.view(seat), seat).fist


def test_boxes_are_seen_by_the_one_who_split() -> None:
    """All others know the sizes."""
    match = secret_moments("G1", ChoosePile)
    frame = match.state.stack[-1]
    assert isinstance(frame, ChoosePile)
    splitter = match.state.left_of(frame.seat)
    assert (frame.first.size(), frame.second.size()) == drawn(match)["piles"]
    for seat in (0, 1, 2):
        known = (frame.first.look(), frame.second.look()) if seat == splitter else ()
        assert known == royale_mine(match.view(seat), seat).piles


def test_money_face_down_stays_so() -> None:
    """Only one's own money is counted, and nobody is said to lead."""
    for match, picture in pictures("D1"):
        for seat, holder in picture.holders.items():
            assert (UNSET, UNSET, False) == (holder.money, holder.won, holder.leads)
            own = royale_mine(match.view(int(seat)), int(seat))
            assert own.money is not UNSET


def test_open_money_names_the_richest() -> None:
    """With open money somebody leads as soon as somebody has a bill."""
    match = Match(GAME, ("Ana", "Ben"), RoyaleOptions(open_money=True), SeededSource("open"))
    match.settle()
    for _ in range(2000):
        if not isinstance(choice := match.turn, Choice):
            break
        picture = royale_picture(match.view(None))
        if any(holder.bills for holder in picture.holders.values()):
            assert any(holder.leads for holder in picture.holders.values())
        match.submit(choice.seat, choice.moves[0])
    picture = royale_picture(match.view(None))
    assert all(holder.money is not UNSET for holder in picture.holders.values())


def test_dispatch() -> None:
    """The table of Royale finds its picture, with tiles and without."""
    for game in ROYALES:
        match = Match(game, ("Ana", "Ben"), None, SeededSource("dispatch"))
        match.settle()
        assert isinstance(picture_of_edition(match.view(0)), RoyalePicture)


@pytest.mark.parametrize("tile", TILES)
def test_recorded_moments(tile: str) -> None:
    """The browser's tests look at what is sent today: the module that records them says how."""
    kept = msgspec.json.decode(PAGE.read_bytes())[tile]
    assert kept == msgspec.json.decode(encode(moments(tile)))
