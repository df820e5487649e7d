"""The moves of Royale before they are made: a key and one line for each."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.moves import Decline, Pass
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.turn import PlaceOrPass, RollOrUse
from flambeur.shows.offer import Offer
from flambeur.shows.royale.adjust_offers import adjustment
from flambeur.shows.royale.asking import tile_of
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tiles import SHOWS
from flambeur.shows.royale.turn_offers import shown, turn_move

NOTHING = "0"
"""The key that leaves things as they are."""
PASS = ("p", "з")
"""The key to pass, and the same key of a Russian keyboard."""
NO_MOVES = frozenset(move for show in SHOWS.values() for move in show.nothing)


def offers_of(scene: Scene, moves: Sequence[Move]) -> list[Offer]:
    """Describe the legal moves of a decision; what leaves things as they are comes last."""
    ordered = sorted(moves, key=_is_nothing)
    return [_offer(scene, move, place) for place, move in enumerate(ordered, 1)]


def _offer(scene: Scene, move: Move, place: int) -> Offer:
    said = _described(scene, move)
    what, *more = said if isinstance(said, list) else [said]
    brings = tuple(more)
    match move:
        case Place(face=face):
            small, big = shown(scene, face)
            return Offer(str(face), move, what, brings, face, ((scene.seat, small),), big)
        case Pass():
            return Offer(PASS[0], move, what, brings, also=PASS[1:])
        case PlayPower():
            placed = ((scene.seat, int(not move.big)),)
            return Offer(str(place), move, what, brings, move.casino, placed, int(move.big))
    return Offer(_key(scene, move) or str(place), move, what, brings)


def _described(scene: Scene, move: Move) -> Description:
    match scene.frame:
        case PlaceOrPass() | RollOrUse():
            return turn_move(scene, move)
        case Adjust():
            return adjustment(scene, move)
    return SHOWS[tile_of(scene.frame) or ""].offer(scene, move)


def _key(scene: Scene, move: Move) -> str | None:
    if _is_nothing(move):
        return NOTHING
    tile = tile_of(scene.frame)
    return None if tile is None else SHOWS[tile].key(move)


def _is_nothing(move: Move) -> bool:
    """Tell whether a move leaves things as they are."""
    return isinstance(move, Decline) or move in NO_MOVES
