"""G1 Black Box: six tokens, later in two piles."""

from flambeur.core.frame import Frame
from flambeur.core.parts import Event, Move
from flambeur.core.secret import Secret
from flambeur.games.vegas.royale.events import BoxOpened, BoxSplit
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import BlackBox
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile, PickPile, Split, SplitBox
from flambeur.games.vegas.royale.values import BLACK_BOX
from flambeur.protocol.lines import Money, Phrase, line, spaced
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import TilePicture


class BlackBoxTile(TilePicture, frozen=True, kw_only=True, tag="black_box"):
    """Six tokens, later in two piles."""

    tokens: tuple[int, ...]
    piles: tuple[int, ...]
    """How many lie in each."""


class BlackBoxShow(TileShow[BlackBox]):
    """Splitting the tokens, and choosing a pile."""

    tile = BlackBox
    picture = BlackBoxTile
    events = (BoxSplit, BoxOpened)
    is_aside = True

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": Reward(cash=sum(BLACK_BOX))}

    def draw(self, moment: Moment, tile: BlackBox) -> BlackBoxTile:
        """Draw the tokens, or how many lie in each pile."""
        piles = tuple(pile.size() for pile in piles_of(moment.frame))
        return BlackBoxTile(tokens=BLACK_BOX, piles=piles, **moment.at(tile))

    def question(self, scene: Scene) -> Phrase:
        """Ask for two piles, or for one of them."""
        match scene.frame:
            case SplitBox(winner=winner):
                return line("royale-ask-split", name=scene.colours[winner])
            case ChoosePile(seat=seat):
                return line("royale-ask-pile", name=scene.colours[scene.table.left_of(seat)])
        return super().question(scene)

    def offer(self, scene: Scene, move: Move) -> Description:
        """Write down both piles, or count the tokens of one."""
        match move:
            case Split(first=first, second=second):
                return spaced([phrases.tokens(first), "|", phrases.tokens(second)])
            case PickPile(pile=pile):
                count = piles_of(scene.frame)[pile - 1].size()
                return line("royale-offer-pile", pile=pile, count=count)
        return super().offer(scene, move)

    def placing(self, scene: Scene, tile: BlackBox, gain: int) -> list[Phrase]:
        """Tell nothing: it waits for the payout."""
        return []

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell the sizes of the piles, and what was in them."""
        match event:
            case BoxSplit(seat=seat, sizes=(first, second)):
                name = colours.names[seat]
                return line("royale-do-split", name=name, first=first, second=second)
            case BoxOpened(seat=seat, pile=pile, piles=piles):
                return line(
                    "royale-do-opened",
                    name=colours.names[seat],
                    pile=pile,
                    taken=Money(sum(piles[pile - 1])),
                    other=Money(sum(piles[2 - pile])),
                )
        return super().tell(event, colours)


def piles_of(frame: Frame | None) -> tuple[Secret[tuple[int, ...]], ...]:
    """Find the piles that are to be chosen from."""
    return (frame.first, frame.second) if isinstance(frame, ChoosePile) else ()


SHOW = BlackBoxShow()
