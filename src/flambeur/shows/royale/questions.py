"""What a player is asked."""

from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.protocol.lines import Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.asking import tile_of
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.tiles import SHOWS


def question(scene: Scene) -> Phrase:
    """Ask what is to be decided now; a tile that asks is named."""
    tile = tile_of(scene.frame)
    if tile is not None:
        asked = SHOWS[tile].question(scene)
        return line("royale-ask", tile=phrases.tile(tile), question=asked)
    is_adjusting = isinstance(scene.frame, Adjust)
    return line("royale-ask-adjust" if is_adjusting else "vegas-choose")
