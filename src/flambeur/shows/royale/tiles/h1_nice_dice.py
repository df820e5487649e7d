"""H1 Nice Dice: six spaces; the first is for ones."""

from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import NiceDice
from flambeur.games.vegas.royale.tiles.h1_nice_dice import Park
from flambeur.games.vegas.royale.values import NICE_DICE
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.protocol.wire import Wire
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change, one_die
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene, weight_of
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import Prize, TilePicture, prize
from flambeur.words.speaker import Speaker


class ParkedDie(Wire, frozen=True):
    """A die on a space."""

    face: int
    colour: int
    big: int


class NiceDiceTile(TilePicture, frozen=True, kw_only=True, tag="nice_dice"):
    """Six spaces; the first is for ones."""

    track: tuple[Prize, ...]
    parked: tuple[ParkedDie, ...]


class NiceDiceShow(TileShow[NiceDice]):
    """Whose dice are parked, and whom a new one would push out."""

    tile = NiceDice
    picture = NiceDiceTile

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names."""
        return {"least": NICE_DICE[1], "most": NICE_DICE[6]}

    def draw(self, moment: Moment, tile: NiceDice) -> NiceDiceTile:
        """Draw the spaces."""
        return NiceDiceTile(
            track=tuple(map(prize, NICE_DICE.values())),
            parked=tuple(ParkedDie(die.face, die.owner, die.big) for die in tile.parked),
            **moment.at(tile),
        )

    def state(self, tile: NiceDice, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell which dice are parked; a big one stands in brackets."""
        if not tile.parked:
            return speaker.words("royale-state-parked-none")
        dice = [
            (f"[{die.face}]" if die.big else str(die.face)) + phrases.BLANK + players[die.owner]
            for die in sorted(tile.parked, key=lambda die: die.face)
        ]
        return speaker.words("royale-state-parked", dice=speaker.words.commas(dice))

    def question(self, scene: Scene) -> Phrase:
        """Ask which die is parked."""
        return line("royale-ask-park")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what a space pays, and who would be pushed out."""
        match move:
            case Park():
                return self._parked(scene, move)
            case Decline():
                return line("royale-offer-park-none")
        return super().offer(scene, move)

    def _parked(self, scene: Scene, move: Park) -> Description:
        text = line(
            "royale-offer-park",
            dice=phrases.die(big=move.big),
            space=move.face,
            what=phrases.reward(NICE_DICE[move.face]),
        )
        weight = weight_of(int(not move.big), int(move.big))
        changes = [(scene.seat, -weight)] if _was_placed(scene, move) else []
        moves: list[Phrase] = []
        for die in self.here(scene).parked:
            if die.face == move.face:
                name = scene.colours[die.owner]
                moves.append(line("royale-offer-pushed", name=name, casino=Casino(move.face)))
                changes.append((die.owner, weight_of(1 - die.big, die.big)))
        return [text, *moves, *scene.shifts(move.face, *changes)]

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """Let the die go that was just placed."""
        if isinstance(move, Park) and _was_placed(scene, move):
            return [one_die(move.face, scene.seat, -1, big=move.big)]
        return ()

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where a die was parked."""
        return line("royale-do-parked", name=name, dice=dice, space=event.space)

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where a die was pushed to."""
        casino = phrases.place(event.target)
        return line("royale-do-pushed", name=name, dice=dice, casino=casino)


def _was_placed(scene: Scene, move: Park) -> bool:
    """Tell whether the die would come from the casino where dice were just placed."""
    return scene.table.last is not None and scene.table.last.face == move.face


SHOW = NiceDiceShow()
