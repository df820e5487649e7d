"""Which scene belongs to which edition of Vegas."""

from typing import Any

from flambeur.core.view import View
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.protocol.wire import Wire
from flambeur.server.scenes.royale import royale_scene
from flambeur.server.scenes.vegas import vegas_scene


def scene_of_edition(view: View[Any]) -> Wire:
    """Draw the edition that this view is of."""
    return royale_scene(view) if isinstance(view.state, RoyaleTable) else vegas_scene(view)
