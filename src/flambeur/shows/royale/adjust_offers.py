"""What moving one die offers, as Handicap and My Choice allow it."""

from flambeur.core.parts import Move
from flambeur.games.vegas.royale.adjust import PutDie, ReturnDie
from flambeur.protocol.lines import Casino, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.scene import Description, Scene, weight_of


def adjustment(scene: Scene, move: Move) -> Description:
    """Tell whose bill would change if a die were put somewhere, or taken back."""
    match move:
        case PutDie(casino=casino, big=big):
            dice, gain = phrases.die(big=big), weight_of(int(not big), int(big))
            text = line("vegas-offer-place", dice=dice, casino=Casino(casino))
            return [text, *scene.shifts(casino, (scene.seat, gain))]
        case ReturnDie(casino=casino, big=big):
            dice, gain = phrases.die(big=big), weight_of(int(not big), int(big))
            text = line("royale-offer-return", dice=dice, casino=Casino(casino))
            return [text, *scene.shifts(casino, (scene.seat, -gain))]
    return line("royale-offer-adjust-none")
