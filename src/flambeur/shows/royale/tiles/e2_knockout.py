"""E2 Knockout: a bar with places for every seat."""

from collections.abc import Sequence

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.tiles import Knockout
from flambeur.games.vegas.royale.tiles.e2_knockout import PutInBar
from flambeur.games.vegas.royale.values import KNOCKOUT_PLACES
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import TileDice, TilePicture
from flambeur.words.speaker import Speaker


class KnockoutTile(TilePicture, frozen=True, kw_only=True, tag="knockout"):
    """A bar with places for every seat."""

    places: int
    bar: tuple[TileDice, ...]


class KnockoutShow(TileShow[Knockout]):
    """Whose dice are in the bar."""

    tile = Knockout
    picture = KnockoutTile
    is_aside = True

    def draw(self, moment: Moment, tile: Knockout) -> KnockoutTile:
        """Draw the bar."""
        bar = tuple(TileDice(*dice) for dice in sorted(tile.bar))
        return KnockoutTile(places=KNOCKOUT_PLACES, bar=bar, **moment.at(tile))

    def state(self, tile: Knockout, speaker: Speaker, players: Sequence[str]) -> str:
        """Count dice by player; a big one stands in brackets."""
        if not tile.bar:
            return speaker.words("royale-state-bar-empty")
        dice = [
            phrases.BLANK.join([players[seat], *[str(small)] * (small > 0), *["[1]"] * big])
            for seat, small, big in sorted(tile.bar)
        ]
        return speaker.words("royale-state-bar", dice=speaker.words.commas(dice))

    def question(self, scene: Scene) -> Phrase:
        """Ask which die goes to the bar."""
        return line("royale-ask-bar")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Name the die."""
        if isinstance(move, PutInBar):
            return line("royale-offer-bar", dice=phrases.die(big=move.big))
        return super().offer(scene, move)

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell who went to the bar."""
        return line("royale-do-bar", name=name, dice=dice)

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell who came free."""
        return line("royale-do-freed", name=name, dice=dice)


SHOW = KnockoutShow()
