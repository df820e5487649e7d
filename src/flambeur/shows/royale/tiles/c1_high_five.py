"""C1 High Five: a token for the first who counts enough."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Event
from flambeur.games.vegas.royale.events import TokenTaken
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import HighFive
from flambeur.games.vegas.royale.values import HIGH_FIVE, HIGH_FIVE_WEIGHT
from flambeur.protocol.lines import Money, Phrase, line
from flambeur.shows.picture import given
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize
from flambeur.words.speaker import Speaker


class HighFiveTile(TilePicture, frozen=True, kw_only=True, tag="high_five"):
    """A token for the first who counts enough."""

    prize: Prize
    need: int
    owner: int | UnsetType = UNSET
    counts: tuple[int, ...]
    """What every seat counts here."""


class HighFiveShow(TileShow[HighFive]):
    """Who has the token, or would take it."""

    tile = HighFive
    picture = HighFiveTile

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": HIGH_FIVE}

    def draw(self, moment: Moment, tile: HighFive) -> HighFiveTile:
        """Draw the token, and how far everybody is."""
        weights = moment.table.casinos[tile.casino - 1].weights()
        return HighFiveTile(
            prize=prize(HIGH_FIVE),
            need=HIGH_FIVE_WEIGHT,
            owner=given(tile.owner),
            counts=weights[: moment.table.seats],
            **moment.at(tile),
        )

    def state(self, tile: HighFive, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell who has the token."""
        return speaker.say(phrases.token(tile.owner, players))

    def placing(self, scene: Scene, tile: HighFive, gain: int) -> list[Phrase]:
        """Tell that the token would be taken."""
        enough = scene.table.weight(tile.casino, scene.seat) + gain >= HIGH_FIVE_WEIGHT
        taken = tile.owner is None and enough
        return [line("royale-offer-token", tile=phrases.tile(tile.id))] if taken else []

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell who takes the token, and what it is worth."""
        match event:
            case TokenTaken(seat=int(seat)):
                name, money = colours.names[seat], Money(HIGH_FIVE.cash)
                return line("royale-do-token-money", name=name, money=money)
        return super().tell(event, colours)


SHOW = HighFiveShow()
