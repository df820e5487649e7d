"""A1 Lucky Punch: a fist, closed while somebody hides tokens in it."""

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Event, Move
from flambeur.games.vegas.royale.events import FistClosed, FistOpened
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import LuckyPunch
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import (
    Guess,
    GuessTokens,
    Hide,
    HideTokens,
    PickReward,
)
from flambeur.games.vegas.royale.values import LUCKY_PUNCH
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import Colours, TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize


class LuckyPunchTile(TilePicture, frozen=True, kw_only=True, tag="lucky_punch"):
    """A fist: closed while somebody hides tokens in it."""

    prizes: tuple[Prize, ...]
    """By hidden tokens, from one up."""
    fist: int | UnsetType = UNSET
    """Whose fist is about to close, or is closed."""
    closed: bool = False


class LuckyPunchShow(TileShow[LuckyPunch]):
    """Hiding, guessing, and what the fist held."""

    tile = LuckyPunch
    picture = LuckyPunchTile
    events = (FistClosed, FistOpened)
    is_aside = True

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"one": LUCKY_PUNCH[1], "two": LUCKY_PUNCH[2], "three": LUCKY_PUNCH[3]}

    def draw(self, moment: Moment, tile: LuckyPunch) -> LuckyPunchTile:
        """Draw the fist."""
        prizes, at = tuple(map(prize, LUCKY_PUNCH.values())), moment.at(tile)
        match moment.frame:
            case HideTokens(seat=seat):
                return LuckyPunchTile(prizes=prizes, fist=seat, **at)
            case GuessTokens(seat=seat):
                return LuckyPunchTile(prizes=prizes, fist=seat, closed=True, **at)
        return LuckyPunchTile(prizes=prizes, **at)

    def question(self, scene: Scene) -> Phrase:
        """Ask for tokens, for a guess, or for a reward."""
        match scene.frame:
            case HideTokens(seat=seat):
                return line("royale-ask-hide", name=scene.colours[scene.table.left_of(seat)])
            case GuessTokens(seat=seat):
                return line("royale-ask-guess", name=scene.colours[seat])
        return line("royale-ask-reward")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what a number of tokens stands for."""
        match move:
            case PickReward(count=count):
                return phrases.reward(LUCKY_PUNCH[count])
            case Hide(count=count) | Guess(count=count):
                return self._tokens(scene, count)
        return super().offer(scene, move)

    def _tokens(self, scene: Scene, count: int) -> Phrase:
        if scene.table.options.lucky_punch_reward == "free_choice":
            return line("royale-tokens", count=count)
        what = phrases.reward(LUCKY_PUNCH[count])
        if isinstance(scene.frame, GuessTokens):
            name = scene.colours[scene.frame.seat]
            return line("royale-offer-guess", count=count, what=what, name=name)
        return line("royale-offer-hide", count=count, what=what)

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell how a fist closes, and what the guess was worth."""
        match event:
            case FistClosed(seat=seat):
                return line("royale-do-fist", name=colours.names[seat])
            case FistOpened(seat=seat, hidden=hidden, guess=guess):
                return line(
                    "royale-do-guessed" if hidden == guess else "royale-do-missed",
                    name=colours.names[seat],
                    guesser=colours.names[(seat + 1) % colours.players],
                    guess=guess,
                    hidden=hidden,
                )
        return super().tell(event, colours)


SHOW = LuckyPunchShow()
