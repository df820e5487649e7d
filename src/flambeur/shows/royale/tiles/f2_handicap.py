"""F2 Handicap: spaces that grey dice cover."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import Handicap
from flambeur.games.vegas.royale.tiles.f2_handicap import TakeGrey
from flambeur.games.vegas.royale.values import HANDICAP_CASH, HANDICAP_CHIP, HANDICAP_SPACES
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.protocol.wire import Wire
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize
from flambeur.words.speaker import Speaker

SpaceKind = Literal["chip", "cash", "action"]
REWARDS: dict[SpaceKind, Reward] = {"chip": HANDICAP_CHIP, "cash": HANDICAP_CASH}
"""What spaces pay; the others let a die be moved."""


class Space(Wire, frozen=True):
    """Spaces of one kind: how many there are, and how many are free."""

    kind: SpaceKind
    prize: Prize
    all: int
    free: int


class HandicapTile(TilePicture, frozen=True, kw_only=True, tag="handicap"):
    """Spaces that grey dice cover."""

    spaces: tuple[Space, ...]


class HandicapShow(TileShow[Handicap]):
    """Which spaces are free, and what taking a grey die would change."""

    tile = Handicap
    picture = HandicapTile

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": HANDICAP_CASH}

    def draw(self, moment: Moment, tile: Handicap) -> HandicapTile:
        """Draw the spaces."""
        kinds: tuple[tuple[SpaceKind, int], ...] = (
            ("chip", tile.chip),
            ("cash", tile.cash),
            ("action", tile.action),
        )
        spaces = tuple(
            Space(kind, prize(REWARDS.get(kind, Reward())), HANDICAP_SPACES[kind], free)
            for kind, free in kinds
        )
        return HandicapTile(spaces=spaces, **moment.at(tile))

    def state(self, tile: Handicap, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell the spaces that are free."""
        words = speaker.words
        spaces = (
            (tile.chip, words("royale-state-chip")),
            (tile.cash, speaker.say(phrases.reward(HANDICAP_CASH))),
            (tile.action, words("royale-state-action")),
        )
        free = [phrases.times(count, what) for count, what in spaces if count]
        if not free:
            return words("royale-state-spaces-none")
        return words("royale-state-spaces", spaces=words.commas(free))

    def question(self, scene: Scene) -> Phrase:
        """Ask which grey die is taken."""
        return line("royale-ask-grey")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what a space pays, and whose bill would change."""
        match move:
            case TakeGrey():
                return [_taken(move), *scene.shifts(move.casino, (scene.table.grey, -1))]
            case Decline():
                return line("royale-offer-grey-none")
        return super().offer(scene, move)

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """Let a grey die go."""
        return [Change(move.casino, scene.table.grey, -1)] if isinstance(move, TakeGrey) else ()

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where the grey die lay."""
        return line("royale-do-grey-out", casino=phrases.place(event.source))

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where grey dice went."""
        place = phrases.place(event.target)
        return line("royale-do-grey-in", count=event.dice, casino=place)


def _taken(move: TakeGrey) -> Phrase:
    casino, reward = Casino(move.casino), REWARDS.get(move.space)
    if reward is None:
        return line("royale-offer-grey-action", casino=casino)
    return line("royale-offer-grey", casino=casino, what=phrases.gift(reward))


SHOW = HandicapShow()
