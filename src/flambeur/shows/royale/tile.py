"""What people see and read of a tile: the moments at which its show may speak."""

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from flambeur.core.parts import Event, Move
from flambeur.games.vegas.royale.events import DieMoved, ExtraRolled, TokenTaken
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.tile import Tile
from flambeur.protocol.lines import Phrase, commas, every, line
from flambeur.shows.plain.data import field, part
from flambeur.shows.royale import phrases
from flambeur.shows.royale.change import Change
from flambeur.shows.royale.moment import Moment
from flambeur.shows.royale.scene import Description, Scene
from flambeur.shows.royale.tile_pictures import PlainTile, TilePicture
from flambeur.words.speaker import Speaker

T = TypeVar("T", bound=Tile)


class Colours(msgspec.Struct, frozen=True):
    """What the colours are called, and how many of them are somebody's."""

    names: Sequence[Phrase]
    players: int


class TileShow(Generic[T]):
    """What there is to see and to say of one tile; what it does not say itself is told plainly."""

    tile: type[T]
    picture: type[TilePicture] = PlainTile
    events: tuple[type[Event], ...] = ()
    """What happens at this tile only."""
    nothing: tuple[Move, ...] = ()
    """Moves that leave things as they are, besides `Decline`."""
    is_aside = False
    """Whether its questions can do without another look at the table."""

    def here(self, scene: Scene) -> T:
        """Find the tile on the table."""
        return next(tile for tile in scene.table.tiles if isinstance(tile, self.tile))

    def amounts(self) -> dict[str, Reward]:
        """Tell what its rule names, such as `most`."""
        return {}

    def draw(self, moment: Moment, tile: T) -> TilePicture:
        """Draw it."""
        return PlainTile(state=_fields(tile), **moment.at(tile))

    def state(self, tile: T, speaker: Speaker, players: Sequence[str]) -> str:
        """Tell in few words how it stands; players go by name or by mark."""
        return speaker.say(_fields(tile))

    def question(self, scene: Scene) -> Phrase:
        """Ask what is to be decided."""
        return line("plain-question")

    def offer(self, scene: Scene, move: Move) -> Description:
        """Tell what a move is, and what it would bring."""
        return part(move)

    def key(self, move: Move) -> str | None:
        """Tell which key chooses a move, where it is not its number in the list."""
        return None

    def placing(self, scene: Scene, tile: T, gain: int) -> list[Phrase]:
        """Tell what it would do if dice were placed beside it."""
        return [line("royale-offer-tile", tile=phrases.tile(tile.id))]

    def changes(self, scene: Scene, move: Any) -> Iterable[Change]:
        """List what a move would change at casinos; what follows from it is not foreseen."""
        return ()

    def arrived(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell that dice came to the tile."""
        return part(event)

    def left(self, event: DieMoved, name: Phrase, dice: Phrase) -> Phrase:
        """Tell that dice left the tile."""
        return part(event)

    def tell(self, event: Event, colours: Colours) -> Phrase | None:
        """Tell what it did; nothing where another event tells it."""
        match event:
            case ExtraRolled(seat=seat, faces=faces):
                return line("royale-do-thrown", name=colours.names[seat], dice=thrown(faces))
            case TokenTaken(seat=None):
                return line("royale-do-token-back")
            case TokenTaken(seat=int(seat)):
                return line("royale-do-token", name=colours.names[seat])
        return part(event)


def thrown(faces: Sequence[int]) -> Phrase:
    """Name what black dice show."""
    return every([str(face) for face in faces])


def _fields(tile: Tile) -> Phrase:
    """Say the fields of a tile, but for the casino where it lies."""
    assert isinstance(tile, msgspec.Struct)  # noqa: S101 - all parts are data
    names = [name for name in type(tile).__struct_fields__ if name != "casino"]
    return commas([field(name, getattr(tile, name)) for name in names]) if names else ""
