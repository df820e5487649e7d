"""D2 Power Play: a token for whoever leads; it sets a die instead of rolling."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from flambeur.games.vegas.royale.tiles import PowerPlay
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.picture import given
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change, one_die
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Scene, changed
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import TilePicture
from flambeur.words.speaker import Speaker


class PowerPlayTile(TilePicture, frozen=True, kw_only=True, tag="power_play"):
    """A token for whoever leads."""

    holder: int | UnsetType = UNSET


class PowerPlayShow(TileShow[PowerPlay]):
    """Who holds the token, or would."""

    tile = PowerPlay
    picture = PowerPlayTile

    def draw(self, moment: Moment, tile: PowerPlay) -> PowerPlayTile:
        """Draw the token."""
        return PowerPlayTile(holder=given(tile.holder), **moment.at(tile))

    def state(self, tile: PowerPlay, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell who holds the token."""
        return speaker.say(phrases.token(tile.holder, players))

    def question(self, scene: Scene) -> Phrase:
        """Ask whether to roll or to use the token."""
        return line("royale-ask-roll")

    def placing(self, scene: Scene, tile: PowerPlay, gain: int) -> list[Phrase]:
        """Tell who would hold the token."""
        before, name = scene.table.casinos[tile.casino - 1].weights(), phrases.tile(tile.id)
        after = changed(before, scene.seat, gain)
        leads = after.count(max(after)) == 1 and after[scene.seat] == max(after)
        if leads and tile.holder != scene.seat:
            return [line("royale-offer-token", tile=name)]
        loses = tile.holder not in (None, scene.seat) and after[scene.seat] == max(after)
        if loses and tile.holder is not None:
            holder = scene.colours[tile.holder]
            return [line("royale-offer-token-lost", name=holder, tile=name)]
        return []

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """Let the die come that would be set."""
        return [one_die(move.casino, scene.seat, 1, big=move.big)]


SHOW = PowerPlayShow()
