"""C2 Bad Luck: a fine for whoever counts least."""

from collections.abc import Sequence

from flambeur.core.parts import Event, Move
from flambeur.games.vegas.royale.events import BadLuckNoted, Fined
from flambeur.games.vegas.royale.fines import ChooseChips, PayFine
from flambeur.games.vegas.royale.reward import CHIP, SMALLEST_CARD, Reward
from flambeur.games.vegas.royale.tiles import BadLuck
from flambeur.games.vegas.royale.values import BAD_LUCK_FINE
from flambeur.protocol.lines import Line, Money, Phrase, every, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import TilePicture
from flambeur.words.speaker import Speaker


class BadLuckTile(TilePicture, frozen=True, kw_only=True, tag="bad_luck"):
    """A fine for whoever counts least."""

    fine: int
    payers: tuple[int, ...]
    """Who pays, or would if the round ended now."""
    noted: bool


class BadLuckShow(TileShow[BadLuck]):
    """Who pays, and how."""

    tile = BadLuck
    picture = BadLuckTile
    events = (BadLuckNoted, Fined)
    nothing = (PayFine(0),)
    is_aside = True

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": Reward(cash=BAD_LUCK_FINE)}

    def draw(self, moment: Moment, tile: BadLuck) -> BadLuckTile:
        """Draw who would pay."""
        payers, noted = tile.payers or tile.lowest(moment.table), bool(tile.payers)
        return BadLuckTile(fine=BAD_LUCK_FINE, payers=payers, noted=noted, **moment.at(tile))

    def state(self, tile: BadLuck, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell nothing: who counts least is seen at the casino."""
        return ""

    def question(self, scene: Scene) -> Phrase:
        """Ask whether chips are added."""
        return line("royale-ask-fine", lost=_lost(scene))

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what chips would save, or what is lost without them."""
        match move:
            case PayFine(chips=0):
                lost = line("royale-offer-fine-lost", money=_lost(scene))
                return [line("royale-offer-fine-keep"), lost]
            case PayFine(chips=chips):
                saved = line("royale-offer-fine-saved", money=Money(SMALLEST_CARD))
                return [line("royale-offer-fine-add", chips=phrases.gift(Reward(chips))), saved]
        return super().offer(scene, move)

    def key(self, move: Move) -> str | None:
        """Let the number of chips choose."""
        return str(move.chips) if isinstance(move, PayFine) else None

    def placing(self, scene: Scene, tile: BadLuck, gain: int) -> list[Phrase]:
        """Tell nothing: it waits for the end of the round."""
        return []

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell who will be fined, and what was paid."""
        match event:
            case BadLuckNoted(seats=seats):
                names = every([colours.names[seat] for seat in seats])
                money, count = Money(BAD_LUCK_FINE), len(seats)
                return line("royale-do-noted", names=names, count=count, money=money)
            case Fined():
                return _fined(event, colours.names[event.seat])
        return super().tell(event, colours)


def _lost(scene: Scene) -> Money:
    """Tell the change that would be lost: with the chips it makes the smallest bill."""
    assert isinstance(scene.frame, ChooseChips)  # noqa: S101 - nothing else is asked here
    return Money(SMALLEST_CARD - CHIP * scene.frame.chips)


def _fined(event: Fined, name: Phrase) -> Line:
    paid: list[Phrase] = []
    if event.cards:
        paid.append(line("royale-bills-object", count=event.cards))
    if event.chips:
        paid.append(phrases.gift(Reward(chips=event.chips)))
    if not paid:
        return line("royale-do-broke", name=name)
    what, money = every(paid), Money(event.amount)
    if not event.change:
        return line("royale-do-fined", name=name, money=money, what=what)
    change = Money(event.change)
    return line("royale-do-change", name=name, money=money, what=what, change=change)


SHOW = BadLuckShow()
