"""F1 Block It: grey dice in clusters."""

from collections.abc import Iterable, Sequence
from typing import Any

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.tiles import BlockIt
from flambeur.games.vegas.royale.tiles.f1_block_it import Block
from flambeur.games.vegas.royale.values import BLOCK_IT
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile import TileShow
from flambeur.shows.royale.tile_pictures import TilePicture
from flambeur.words.speaker import Speaker


class BlockItTile(TilePicture, frozen=True, kw_only=True, tag="block_it"):
    """Grey dice in clusters: all there were, and those that are left."""

    all: tuple[int, ...]
    clusters: tuple[int, ...]


class BlockItShow(TileShow[BlockIt]):
    """Which clusters are left, and what one would change."""

    tile = BlockIt
    picture = BlockItTile

    def draw(self, moment: Moment, tile: BlockIt) -> BlockItTile:
        """Draw the clusters."""
        return BlockItTile(all=BLOCK_IT, clusters=tile.clusters, **moment.at(tile))

    def state(self, tile: BlockIt, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell the clusters that are left."""
        if not tile.clusters:
            return speaker.words("royale-state-clusters-none")
        return speaker.words("royale-state-clusters", clusters=" ".join(map(str, tile.clusters)))

    def question(self, scene: Scene) -> Phrase:
        """Ask which cluster goes where."""
        return line("royale-ask-block")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell whose bill would change."""
        if not isinstance(move, Block):
            return super().offer(scene, move)
        text = line("royale-offer-block", count=move.size, casino=Casino(move.casino))
        return [text, *scene.shifts(move.casino, (scene.table.grey, move.size))]

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """Let grey dice come."""
        return [Change(move.casino, scene.table.grey, move.size)]

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell where grey dice went."""
        place = phrases.place(event.target)
        return line("royale-do-grey-in", count=event.dice, casino=place)


SHOW = BlockItShow()
