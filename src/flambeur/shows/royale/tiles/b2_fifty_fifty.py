"""B2 Fifty Fifty: a ladder, climbed by bets on two dice."""

from collections.abc import Sequence

from flambeur.core.parts import Event, Move
from flambeur.games.vegas.royale.events import BetSettled, CounterMoved, ExtraRolled
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import FiftyFifty
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import Bet, Stop
from flambeur.games.vegas.royale.values import FIFTY_FIFTY
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import Colours, TileShow, thrown
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize
from flambeur.words.speaker import Speaker

THROWS = 36
"""Ways two dice can fall."""


class FiftyFiftyTile(TilePicture, frozen=True, kw_only=True, tag="fifty_fifty"):
    """A ladder: the rung reached, the total to bet on, and how often it comes again."""

    track: tuple[Prize, ...]
    at: int
    """The rung, from 1 up; 0 is the ground."""
    total: int
    equal: int
    throws: int
    """Of so many throws that many are equal, and lose any bet."""


class FiftyFiftyShow(TileShow[FiftyFifty]):
    """Bets, their chances, and the rung reached."""

    tile = FiftyFifty
    picture = FiftyFiftyTile
    events = (BetSettled,)
    is_aside = True

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"most": FIFTY_FIFTY[-1]}

    def draw(self, moment: Moment, tile: FiftyFifty) -> FiftyFiftyTile:
        """Draw the ladder."""
        lost = THROWS - sum(chances(tile.total, higher=way) for way in (True, False))
        return FiftyFiftyTile(
            track=tuple(map(prize, FIFTY_FIFTY[1:])),
            at=tile.index if tile.total else 0,
            total=tile.total,
            equal=lost if tile.total else 0,
            throws=THROWS if tile.total else 0,
            **moment.at(tile),
        )

    def state(self, tile: FiftyFifty, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell the rung reached."""
        if not tile.index:
            return ""
        what = phrases.reward(FIFTY_FIFTY[tile.index])
        return speaker.say(line("royale-state-counter", what=what))

    def question(self, scene: Scene) -> Phrase:
        """Ask for a bet on the next throw."""
        tile = self.here(scene)
        what = phrases.reward(FIFTY_FIFTY[tile.index])
        return line("royale-ask-bet", total=tile.total, what=what)

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what stopping brings, and what a bet may."""
        tile = self.here(scene)
        match move:
            case Stop():
                return _stop(tile)
            case Bet(higher=higher):
                return _bet(tile, higher=higher)
        return super().offer(scene, move)

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell throws with their totals, bets, and the rung reached."""
        match event:
            case ExtraRolled(seat=seat, faces=faces):
                name, dice, total = colours.names[seat], thrown(faces), sum(faces)
                return line("royale-do-thrown-total", name=name, dice=dice, total=total)
            case BetSettled(seat=seat, higher=higher, won=won):
                return line(
                    "royale-do-bet-won" if won else "royale-do-bet-lost",
                    name=colours.names[seat],
                    way="higher" if higher else "lower",
                )
            case CounterMoved(index=0):
                return None
            case CounterMoved(index=index):
                return line("royale-do-counter", what=phrases.reward(FIFTY_FIFTY[index]))
        return super().tell(event, colours)


def _stop(tile: FiftyFifty) -> Phrase:
    what = FIFTY_FIFTY[tile.index]
    if not what:
        return line("royale-offer-stop-empty")
    return line("royale-offer-stop", what=phrases.gift(what))


def _bet(tile: FiftyFifty, *, higher: bool) -> list[Phrase]:
    count, reward = chances(tile.total, higher=higher), FIFTY_FIFTY[tile.index + 1]
    return [
        line("royale-offer-bet", way="higher" if higher else "lower", total=tile.total),
        line("royale-offer-bet-chance", count=count, throws=THROWS),
        line("royale-offer-bet-outcome", what=phrases.reward(reward)),
    ]


def chances(total: int, *, higher: bool) -> int:
    """Count the throws of two dice that win a bet."""
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    return sum(other > total if higher else other < total for other in sums)


SHOW = FiftyFiftyShow()
