"""What a turn offers: roll or set a die, place or pass."""

from flambeur.core.parts import Move
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.moves import Pass, RollDice
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.protocol.lines import Casino, Phrase, line
from flambeur.shows.plain.data import part
from flambeur.shows.royale import phrases
from flambeur.shows.royale.scene import Description, Scene, weight_of
from flambeur.shows.royale.tiles import SHOWS


def turn_move(scene: Scene, move: Move) -> Description:
    """Tell what a move of the turn is, and what it would bring."""
    match move:
        case Place(face=face):
            return _placed(scene, face, *shown(scene, face))
        case PlayPower(casino=casino, big=big):
            return _placed(scene, casino, int(not big), int(big))
        case Pass():
            left = phrases.chips(scene.table.players[scene.seat].chips - 1)
            return line("royale-offer-pass", chips=left)
        case RollDice():
            player = scene.table.players[scene.seat]
            return line("royale-offer-roll", dice=phrases.dice(player.dice, player.big))
    return part(move)


def shown(scene: Scene, face: int) -> tuple[int, int]:
    """Count the small and big dice that show a face."""
    assert isinstance(scene.frame, PlaceOrPass)  # noqa: S101 - faces are chosen here only
    return scene.frame.small.count(face), scene.frame.big.count(face)


def _placed(scene: Scene, casino: int, small: int, big: int) -> Description:
    """Tell what placing dice would bring, and what their tile would do."""
    gain = weight_of(small, big)
    total = scene.table.weight(casino, scene.seat) + gain
    dice, plain = phrases.dice(small, big), total == small
    what = (
        line("vegas-offer-place", dice=dice, casino=Casino(casino))
        if plain
        else line("royale-offer-count", dice=dice, casino=Casino(casino), total=total)
    )
    tile = scene.table.casinos[casino - 1].tile
    then: list[Phrase] = [] if tile is None else SHOWS[tile.id].placing(scene, tile, gain)
    return [what, *scene.own(casino, gain), *then]
