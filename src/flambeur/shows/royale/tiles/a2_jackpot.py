"""A2 Jackpot: a counter on a track of amounts."""

from collections.abc import Sequence

from flambeur.core.parts import Event
from flambeur.games.vegas.royale.events import CounterMoved
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import Jackpot
from flambeur.games.vegas.royale.values import JACKPOT
from flambeur.protocol.lines import Money, Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture
from flambeur.words.speaker import Speaker


class JackpotTile(TilePicture, frozen=True, kw_only=True, tag="jackpot"):
    """A counter on a track of amounts."""

    track: tuple[Prize, ...]
    at: int


class JackpotShow(TileShow[Jackpot]):
    """The pot, and how it grows."""

    tile = Jackpot
    picture = JackpotTile

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"least": Reward(cash=JACKPOT[0]), "most": Reward(cash=JACKPOT[-1])}

    def draw(self, moment: Moment, tile: Jackpot) -> JackpotTile:
        """Draw the track."""
        track = tuple(Prize(0, amount) for amount in JACKPOT)
        return JackpotTile(track=track, at=tile.index, **moment.at(tile))

    def state(self, tile: Jackpot, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell what is in the pot."""
        return speaker.say(line("royale-state-jackpot", money=Money(JACKPOT[tile.index])))

    def placing(self, scene: Scene, tile: Jackpot, gain: int) -> list[Phrase]:
        """Tell what is thrown for."""
        what = Money(JACKPOT[tile.index])
        return [line("royale-offer-tile-for", tile=phrases.tile(tile.id), what=what)]

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell what is in the pot now."""
        match event:
            case CounterMoved(index=index):
                return line("royale-do-jackpot", money=Money(JACKPOT[index]))
        return super().tell(event, colours)


SHOW = JackpotShow()
