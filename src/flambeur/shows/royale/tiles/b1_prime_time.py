"""B1 Prime Time: two black dice, and who would throw them."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Move
from flambeur.games.vegas.payout import settle
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.tiles import PrimeTime
from flambeur.games.vegas.royale.tiles.b1_prime_time import AddDice, UsePrime
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.shows.picture import given
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene, nested
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import TilePicture


class PrimeTimeTile(TilePicture, frozen=True, kw_only=True, tag="prime_time"):
    """Two black dice, and who would throw them if the round ended now."""

    leader: int | UnsetType = UNSET
    faces: tuple[int, ...]


class PrimeTimeShow(TileShow[PrimeTime]):
    """Who leads, and where black dice go."""

    tile = PrimeTime
    picture = PrimeTimeTile
    nothing = (AddDice(()),)

    def draw(self, moment: Moment, tile: PrimeTime) -> PrimeTimeTile:
        """Draw who leads, and what was thrown."""
        at, seats = moment.table.casinos[tile.casino - 1], moment.table.seats
        wins = settle(at.weights(), at.bills).wins
        leader = wins[0][0] if wins and wins[0][0] < seats else None
        faces = moment.frame.faces if isinstance(moment.frame, UsePrime) else ()
        return PrimeTimeTile(leader=given(leader), faces=faces, **moment.at(tile))

    def question(self, scene: Scene) -> Phrase:
        """Ask which dice are added."""
        return line("royale-ask-prime")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what the dice would bring, at one casino or at two."""
        if isinstance(move, AddDice):
            return self._added(scene, move.faces)
        return super().offer(scene, move)

    def _added(self, scene: Scene, faces: Sequence[int]) -> Description:
        if not faces:
            return line("royale-offer-add-none")
        texts: list[list[Phrase]] = []
        for face in dict.fromkeys(faces):
            count = faces.count(face)
            what = line("royale-offer-add", count=count, casino=Casino(face))
            texts.append([what, *scene.own(face, count)])
        if len(texts) == 1:
            return texts[0]
        first, second = (nested(*text) for text in texts)
        return line("royale-offer-add-both", first=first, second=second)

    def placing(self, scene: Scene, tile: PrimeTime, gain: int) -> list[Phrase]:
        """Tell nothing: it waits for the end of the round."""
        return []

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """List the casinos where black dice would lie."""
        faces = dict.fromkeys(move.faces)
        return [Change(face, scene.seat, black=move.faces.count(face)) for face in faces]

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where a black die went."""
        return line("royale-do-prime", name=name, casino=phrases.place(event.target))


SHOW = PrimeTimeShow()
