"""E1 No Entry: a counter that runs round, and a token that closes a casino."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Event, Move
from flambeur.games.vegas.royale.events import CasinoClosed, CounterMoved
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import NoEntry
from flambeur.games.vegas.royale.tiles.e1_no_entry import Close
from flambeur.games.vegas.royale.values import NO_ENTRY
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.shows.picture import given
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize
from flambeur.words.speaker import Speaker


class NoEntryTile(TilePicture, frozen=True, kw_only=True, tag="no_entry"):
    """A counter that runs round, and a token that closes a casino."""

    track: tuple[Prize, ...]
    at: int
    closed: int | UnsetType = UNSET


class NoEntryShow(TileShow[NoEntry]):
    """Which casino is closed, and what closing one pays."""

    tile = NoEntry
    picture = NoEntryTile
    events = (CasinoClosed,)

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": max(NO_ENTRY, key=lambda reward: reward.cash)}

    def draw(self, moment: Moment, tile: NoEntry) -> NoEntryTile:
        """Draw the counter and the token."""
        track = tuple(map(prize, NO_ENTRY))
        return NoEntryTile(track=track, at=tile.index, closed=given(tile.closed), **moment.at(tile))

    def state(self, tile: NoEntry, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell what comes next."""
        return speaker.say(line("royale-state-next", what=phrases.reward(_next(tile))))

    def question(self, scene: Scene) -> Phrase:
        """Ask which casino is closed."""
        return line("royale-ask-close")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what closing a casino pays."""
        tile = self.here(scene)
        match move:
            case Close(casino=casino):
                text, reward = line("royale-offer-close", casino=Casino(casino)), _next(tile)
                return [text, phrases.reward(reward)] if reward else text
            case Decline():
                return line("royale-offer-keep", casino=Casino(tile.closed or 0))
        return super().offer(scene, move)

    def key(self, move: Move) -> str | None:
        """Choose a casino by its number."""
        return str(move.casino) if isinstance(move, Close) else None

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell which casino was closed; a reward is told by itself."""
        match event:
            case CasinoClosed(seat=seat, casino=casino):
                name = colours.names[seat]
                return line("royale-do-closed", name=name, casino=Casino(casino))
            case CounterMoved(index=index):
                return None if NO_ENTRY[index] else line("royale-do-empty")
        return super().tell(event, colours)


def _next(tile: NoEntry) -> Reward:
    return NO_ENTRY[(tile.index + 1) % len(NO_ENTRY)]


SHOW = NoEntryShow()
