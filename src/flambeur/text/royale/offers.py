"""The moves of Royale before they are made: a key and one line for each."""

from collections.abc import Callable, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Decline, Pass
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.b1_prime_time import AddDice
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.tiles.e1_no_entry import Close
from flambeur.games.vegas.royale.tiles.g2_double_down import MoveDice
from flambeur.games.vegas.royale.tiles.h2_my_choice import Activate, ChooseFace
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.text.offer import Offer
from flambeur.text.royale.phrases import Phrases
from flambeur.text.royale.scene import Outlook, Scene
from flambeur.text.royale.tile_offers import TileOffers
from flambeur.text.royale.turn_offers import TurnOffers
from flambeur.text.vegas.outcomes import Outcomes
from flambeur.text.vegas.people import People
from flambeur.text.words import Words

NOTHING = "0"
"""The key that leaves things as they are."""


class RoyaleOffers:
    """Describes the legal moves of a decision."""

    def __init__(self, words: Words, people: People, phrases: Phrases) -> None:
        """Take the words and the names."""
        self._passing = tuple(words("key-pass").split())
        outcomes = Outcomes(words, people)
        outlook = Outlook(outcomes)
        turn = TurnOffers(words, people, phrases, outlook)
        tiles = TileOffers(words, people, phrases, outlook, outcomes)
        self.known: dict[type[Move], Callable[[Scene, Any], str]] = {**turn.known, **tiles.known}
        """Who describes which move."""

    def of(self, table: RoyaleTable, seat: int, moves: Sequence[Move]) -> list[Offer]:
        """Describe each move for the seat that decides; to leave it comes last."""
        scene = Scene(table, seat, table.stack[-1])
        ordered = sorted(moves, key=_is_nothing)
        return [self._offer(scene, move, place) for place, move in enumerate(ordered, 1)]

    def _offer(self, scene: Scene, move: Move, place: int) -> Offer:
        text = self.known[type(move)](scene, move)
        match move:
            case Place(face=face):
                return _placing(scene, move, text, face)
            case Pass():
                return Offer(self._passing[0], move, text, also=self._passing[1:])
            case ChooseFace(face=number) | Close(casino=number) | Activate(casino=number):
                return Offer(str(number), move, text)
            case PlayPower():
                placed = ((scene.seat, int(not move.big)),)
                return Offer(str(place), move, text, move.casino, placed, int(move.big))
        return Offer(NOTHING if _is_nothing(move) else str(place), move, text)


def _placing(scene: Scene, move: Move, text: str, face: int) -> Offer:
    assert isinstance(scene.frame, PlaceOrPass)  # noqa: S101 - faces are chosen here only
    small, big = scene.frame.small.count(face), scene.frame.big.count(face)
    return Offer(str(face), move, text, face, ((scene.seat, small),), big)


def _is_nothing(move: Move) -> bool:
    """Tell whether a move leaves things as they are."""
    return isinstance(move, Decline) or move in (AddDice(()), MoveDice(0, 0))
