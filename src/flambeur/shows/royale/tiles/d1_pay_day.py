"""D1 Pay Day: money for presence."""

from flambeur.games.vegas.royale.reward import Reward, worth
from flambeur.games.vegas.royale.tiles import PayDay
from flambeur.games.vegas.royale.values import PAY_DAY_PER_CASINO
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import TilePicture


class PayDayTile(TilePicture, frozen=True, kw_only=True, tag="pay_day"):
    """Money for presence."""

    a_casino: int
    casinos: tuple[tuple[int, ...], ...]
    """By seat, the casinos that hold a die of theirs."""


class PayDayShow(TileShow[PayDay]):
    """Where everybody is present, and what that pays."""

    tile = PayDay
    picture = PayDayTile

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": Reward(cash=PAY_DAY_PER_CASINO)}

    def draw(self, moment: Moment, tile: PayDay) -> PayDayTile:
        """Draw who is present where."""
        weights = [casino.weights() for casino in moment.table.casinos]
        casinos = tuple(
            tuple(number for number, weight in enumerate(weights, 1) if weight[seat])
            for seat in range(moment.table.seats)
        )
        return PayDayTile(a_casino=PAY_DAY_PER_CASINO, casinos=casinos, **moment.at(tile))

    def placing(self, scene: Scene, tile: PayDay, gain: int) -> list[Phrase]:
        """Tell what presence would pay, here included."""
        present = [
            at.weights()[scene.seat] or number == tile.casino
            for number, at in enumerate(scene.table.casinos, 1)
        ]
        what = phrases.reward(worth(sum(map(bool, present)) * PAY_DAY_PER_CASINO))
        return [line("royale-offer-tile-for", tile=phrases.tile(tile.id), what=what)]


SHOW = PayDayShow()
