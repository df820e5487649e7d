"""Which scene belongs to which game."""

from typing import Any

from flambeur.core.view import View
from flambeur.games.easycome.table import Table as EasyComeTable
from flambeur.games.strike.table import Table as StrikeTable
from flambeur.games.vegas.classic.table import ClassicTable
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.protocol.wire import Wire
from flambeur.server.scenes.easycome import easycome_scene
from flambeur.server.scenes.royale import royale_scene
from flambeur.server.scenes.strike import strike_scene
from flambeur.server.scenes.vegas import vegas_scene


def scene_of(view: View[Any]) -> Wire | None:
    """Draw conclusions from what a viewer may see, and from nothing else."""
    match view.state:
        case ClassicTable():
            return vegas_scene(view)
        case RoyaleTable():
            return royale_scene(view)
        case EasyComeTable():
            return easycome_scene(view)
        case StrikeTable():
            return strike_scene(view)
        case _:
            return None
