"""H2 My Choice: six results, the last a golden space; and what was thrown."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.adjust import options as adjustments
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import MyChoice
from flambeur.games.vegas.royale.tiles.h2_my_choice import (
    Activate,
    ChooseFace,
    ChooseGold,
    ChooseResult,
    Gild,
    targets,
)
from flambeur.games.vegas.royale.values import (
    GOLDEN_SPACE,
    MY_CHOICE,
    MY_CHOICE_ACTIVATE,
    MY_CHOICE_DIE,
    MY_CHOICE_GOLD,
)
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import Prize, TileDice, TilePicture, prize
from flambeur.words.speaker import Speaker


class MyChoiceTile(TilePicture, frozen=True, kw_only=True, tag="my_choice"):
    """Six results, the last a golden space; and what was thrown."""

    track: tuple[Prize, ...]
    """What faces pay at once, from one up; the others do something else."""
    gold: TileDice | UnsetType = UNSET
    golden: Prize
    faces: tuple[int, ...]


class MyChoiceShow(TileShow[MyChoice]):
    """What each result does, and whose die lies on gold."""

    tile = MyChoice
    picture = MyChoiceTile
    is_aside = True

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"amount": MY_CHOICE[3], "most": GOLDEN_SPACE}

    def draw(self, moment: Moment, tile: MyChoice) -> MyChoiceTile:
        """Draw the results, and those that were thrown."""
        gold: TileDice | UnsetType = UNSET
        if tile.gold is not None:
            owner, big = tile.gold
            gold = TileDice(owner, 1 - big, big)
        return MyChoiceTile(
            track=tuple(map(prize, MY_CHOICE.values())),
            gold=gold,
            golden=prize(GOLDEN_SPACE),
            faces=moment.frame.faces if isinstance(moment.frame, ChooseResult) else (),
            **moment.at(tile),
        )

    def state(self, tile: MyChoice, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell whose die lies on gold."""
        if tile.gold is None:
            return speaker.words("royale-state-gold-none")
        return speaker.words("royale-state-gold", name=players[tile.gold[0]])

    def question(self, scene: Scene) -> Phrase:
        """Ask for a result, then for what it needs."""
        match scene.frame:
            case ChooseResult():
                return line("royale-ask-result")
            case ChooseGold():
                return line("royale-ask-gold")
        return line("royale-ask-tile")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what a result does, and whether it can."""
        match move:
            case ChooseFace(face=face) if face in MY_CHOICE:
                return phrases.reward(MY_CHOICE[face])
            case ChooseFace(face=face):
                text, works = _result(face), _works(scene, face, self.here(scene).casino)
                return text if works else [text, line("royale-offer-void")]
            case Activate(casino=casino):
                tile = scene.table.casinos[casino - 1].tile
                assert tile is not None  # noqa: S101 - only tiles are offered
                return phrases.tile(tile.id)
            case Gild(big=big):
                return self._gilded(scene, big=big)
        return super().offer(scene, move)

    def _gilded(self, scene: Scene, *, big: bool) -> Description:
        dice, what = phrases.die(big=big), phrases.reward(GOLDEN_SPACE)
        text, gold = line("royale-offer-gild", dice=dice, what=what), self.here(scene).gold
        if gold is None:
            return text
        return [text, line("royale-offer-gold-back", name=scene.colours[gold[0]])]

    def key(self, move: Move) -> str | None:
        """Choose a result by its face, and a tile by its casino."""
        match move:
            case ChooseFace(face=number) | Activate(casino=number):
                return str(number)
        return None

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell whose die lies on gold."""
        return line("royale-do-gold", name=name, dice=dice)

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell whose die came back."""
        return line("royale-do-gold-back", name=name, dice=dice)


def _result(face: int) -> Phrase:
    return {
        MY_CHOICE_ACTIVATE: line("royale-offer-activate"),
        MY_CHOICE_DIE: line("royale-offer-adjust"),
        MY_CHOICE_GOLD: line("royale-offer-gold", what=phrases.reward(GOLDEN_SPACE)),
    }[face]


def _works(scene: Scene, face: int, casino: int) -> bool:
    """Tell whether a result can be carried out."""
    match face:
        case _ if face == MY_CHOICE_ACTIVATE:
            return bool(targets(scene.table, casino))
        case _ if face == MY_CHOICE_DIE:
            return bool(adjustments(scene.table, scene.seat))
    return bool(scene.table.kinds_in_hand(scene.seat))


SHOW = MyChoiceShow()
